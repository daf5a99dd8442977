/** Whether a service is open as this is read: asked of the device's own clock, written by the town's. */
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { m } from '../../../messages/messages.js';
import { clock } from '../data/clock.ts';
import { nextOpening, opennessAt, type Openness } from '../model/openness.ts';
import type { Hours } from '../model/schedule.ts';
import { ended, holidayWords, momentWords } from './words.ts';

const state = css({ display: 'block', fontWeight: 'bold', minHeight: '1.6em', '&[data-open]': { color: 'quiet' } });

export interface OpenStateProps {
  readonly hours: Hours;
  /** Epoch ms; null while printing and hydrating: the place is kept. */
  readonly now: number | null;
}

export function OpenState({ hours, now }: OpenStateProps) {
  if (now === null) return <span className={state} />;
  const { is, words } = openWords(hours, now);
  return (
    <span data-open={is === 'open' || undefined} className={state}>
      {words}
    </span>
  );
}

/** "Open until 5 PM", "Closed now. Opens Monday 9 AM.", in the language of the moment. @param now epoch ms */
export function openWords(hours: Hours, now: number): { readonly is: Openness['is']; readonly words: string } {
  const open = opennessAt(hours, now, clock);
  const { is } = open;
  const at = (moment: number) => momentWords(moment, now, clock.day);
  if (open.is === 'unknown') return { is, words: m.wellness_no_hours() };
  if (open.is === 'open') {
    return {
      is,
      words: open.until === null ? m.wellness_open_always() : m.wellness_open_until({ time: at(open.until) }),
    };
  }
  const { holiday, closing } = open;
  const reason = closing?.reason ? spoken(closing.reason).words : holiday ? holidayWords[holiday]() : null;
  const next = nextOpening(hours, now, clock);
  const closed = reason === null ? m.wellness_closed() : m.wellness_closed_for({ reason });
  return { is, words: [closed, ...(next === null ? [] : [m.wellness_opens({ time: at(next) })])].map(ended).join(' ') };
}
