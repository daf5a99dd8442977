/** The line above the next door or call that says what was saved at the last one, and takes it back with one tap. */
import { css } from 'styled-system/css';
import type { Delivery } from '../model/doors.ts';
import { followUpWords } from '../model/correction.ts';
import { resultWords } from '../model/results.ts';
import { notSavedWords, reasonNotSaved } from '../../../hooks/blame.ts';
import { setLastSaved, useLastSaved, type LastSaved } from '../data/lastSaved.ts';
import { useDelivery } from '../data/useDelivery.ts';
import { deliveryWords } from '../data/words.ts';
import { m } from '../../../messages/messages.js';
import { toast } from '../../../ui/toaster.tsx';

export interface LastSavedStripProps {
  readonly topic: string;
  /** The door or call that is shown: its own history says more than this line. */
  readonly place: string | null;
  /** How what was saved for a place stands; null when nobody knows yet. */
  readonly deliveryAt: (place: string) => Delivery | null;
}

export function LastSavedStrip({ topic, place, deliveryAt }: LastSavedStripProps) {
  const last = useLastSaved();
  const listed = last === null ? null : deliveryAt(last.place);
  const delivery = useDelivery(last === null || listed !== null ? null : last.attemptId);
  if (last === null || last.topic !== topic || last.place === place) return null;
  async function takeBack() {
    try {
      await last?.takeBack();
      setLastSaved(null);
    } catch (cause) {
      const why = reasonNotSaved(cause);
      const description = () => m.field_try_again({ reason: notSavedWords(why, 'phone') });
      toast({ type: 'error', title: m.field_not_taken_back, description });
    }
  }
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '3',
        marginBlock: '2',
        paddingInline: '3',
        backgroundColor: 'field',
        color: 'onField',
      })}
    >
      <output className={css({ textStyle: 'small', flex: '1 1 8rem' })}>
        <strong>{lastWords(last)}</strong> {deliveryWords({ delivery: listed ?? delivery ?? 'saved' })}
      </output>
      <button
        type="button"
        onClick={() => void takeBack()}
        className={css({
          minHeight: '4rem',
          flexShrink: '0',
          fontWeight: 'bold',
          textDecoration: 'underline',
          cursor: 'pointer',
          _focusVisible: { outlineColor: 'straw' },
        })}
      >
        {m.field_take_back()}
      </button>
    </div>
  );
}

function lastWords({ where, result: code, brought: followUps }: LastSaved): string {
  const result = resultWords(code);
  const brought = followUpWords(followUps);
  return brought === '' ? m.field_last_saved({ where, result }) : m.field_last_saved_with({ where, result, brought });
}
