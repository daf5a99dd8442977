/** The step of a commitment that something became: what is to be done and by when, or when it was done. */
import { css } from 'styled-system/css';
import type { LinkedStep } from '../core/content/linkedStep.ts';
import { m } from '../messages/messages.js';
import { dayWords } from './dayWords.ts';
import { Said } from './Said.tsx';

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
