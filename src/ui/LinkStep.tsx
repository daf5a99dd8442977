/** The step of a commitment that something became: what is to be done and by when, or when it was done. */
import { css } from 'styled-system/css';
import type { LinkedStep } from '../core/content/linkedStep.ts';
import { deviceTime } from '../hooks/format.ts';
import { m } from '../messages/messages.js';
import { Said } from './Said.tsx';

// The month in full: its short form is written otherwise from engine to engine, and a printed page must find its own words again.
const longDay = deviceTime({ timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
const dayWords = (day: string): string => longDay.format(new Date(`${day}T12:00:00Z`));

export function LinkStep({ of: { en, es, due_on: due, done_on: done } }: { readonly of: LinkedStep }) {
  return (
    <span className={css({ display: 'block', maxWidth: 'text' })}>
      {m.ui_step()} “
      <Said of={{ ...(en && { en }), ...(es && { es }) }} />”{' '}
      <span className={css({ color: 'inkMuted' })}>
        {done === null ? m.ui_step_due({ day: dayWords(due) }) : m.ui_step_done({ day: dayWords(done) })}
      </span>
    </span>
  );
}
