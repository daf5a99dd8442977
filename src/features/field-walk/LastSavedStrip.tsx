/** Owns the line above the next door that says what was saved at the last one, and takes it back with one tap. */
import { css } from 'styled-system/css';
import type { DoorState } from '../../core/field/doors.ts';
import { resultWords } from '../../core/field/results.ts';
import { toast } from '../../ui/toaster.tsx';
import { setLastSaved, useLastSaved } from './lastSaved.ts';
import { deliveryWords } from '../../hooks/field/words.ts';

export interface LastSavedStripProps {
  readonly turfId: string;
  /** The door that is shown: its own history says more than this line. */
  readonly doorId: string | null;
  readonly doors: readonly DoorState[];
}

export function LastSavedStrip({ turfId, doorId, doors }: LastSavedStripProps) {
  const last = useLastSaved();
  if (last === null || last.turfId !== turfId || last.doorId === doorId) return null;
  const state = doors.find(({ door }) => door.id === last.doorId);
  async function takeBack() {
    try {
      await last?.takeBack();
      setLastSaved(null);
    } catch {
      toast({ type: 'error', title: 'Not taken back', description: 'This phone’s storage cannot be used. Try again.' });
    }
  }
  return (
    <div
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '3',
        marginBlock: '2',
        paddingInline: '3',
        backgroundColor: 'field',
        color: 'onField',
      })}
    >
      <output className={css({ textStyle: 'small' })}>
        <strong>{`${last.where}: ${resultWords(last.result)}.`}</strong>{' '}
        {deliveryWords({ delivery: state?.delivery ?? 'saved' })}
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
        Take back
      </button>
    </div>
  );
}
