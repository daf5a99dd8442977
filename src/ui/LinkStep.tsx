/** The step of a commitment that something became: planned and by when, done and when, or late. */
import { css } from 'styled-system/css';
import type { LinkedStep } from '../core/content/linkedStep.ts';
import { stepState, type StepState } from '../core/content/stepState.ts';
import { townDay } from '../hooks/format.ts';
import { useNowOnDevice } from '../hooks/useNow.ts';
import { m } from '../messages/messages.js';
import { dayWords } from './dayWords.ts';
import { Said } from './Said.tsx';

export function LinkStep({ of }: { readonly of: LinkedStep }) {
  const now = useNowOnDevice();
  const { en, es } = of;
  return (
    <span className={css({ display: 'block', maxWidth: 'text' })}>
      {m.ui_step()} “
      <Said of={{ ...(en && { en }), ...(es && { es }) }} />”{' '}
      <span className={css({ color: 'inkMuted' })}>
        {stateWords(of, stepState(of, now === null ? null : townDay(now)))}
      </span>
    </span>
  );
}

function stateWords({ due_on: due, done_on: done }: LinkedStep, state: StepState | null): string {
  if (state === 'late') return m.ui_step_late({ day: dayWords(due) });
  return state === 'done' && done !== null
    ? m.ui_step_done({ day: dayWords(done) })
    : m.ui_step_due({ day: dayWords(due) });
}
