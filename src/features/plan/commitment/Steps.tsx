/** The steps on the way, in the order of their days, each planned, done or late. */
import { css } from 'styled-system/css';
import { stepState } from '../../../core/content/stepState.ts';
import { townDay } from '../../../hooks/format.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { stepWords } from '../parts/written.ts';
import { dayWords } from '../../../ui/dayWords.ts';
import { Block } from './Block.tsx';

const steps = css({
  '& > li': {
    position: 'relative',
    paddingLeft: '6',
    paddingBottom: '4',
    borderLeftWidth: '2px',
    borderLeftStyle: 'solid',
    borderLeftColor: 'control',
    marginLeft: '2',
    _before: {
      content: '""',
      position: 'absolute',
      left: '-9px',
      top: '0.3rem',
      width: '16px',
      height: '16px',
      borderRadius: '50%',
      borderWidth: '3px',
      borderStyle: 'solid',
      borderColor: 'ink',
      backgroundColor: 'paper',
    },
  },
  '& > li[data-done]::before': { backgroundColor: 'ink' },
  '& > li:last-child': { borderLeftColor: 'transparent', paddingBottom: '0' },
});

export function Steps({ of: { milestones = [] } }: { readonly of: CommitmentBody }) {
  const now = useNowOnDevice();
  const today = now === null ? null : townDay(now);
  if (milestones.length === 0) return null;
  const inOrder = milestones.toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1));
  return (
    <Block title={m.plan_steps()}>
      <ol className={steps}>
        {inOrder.map((step) => {
          const state = stepState(step, today);
          return (
            <li key={step.id} data-done={state === 'done' ? '' : undefined}>
              <p className={css({ textStyle: 'small', fontWeight: 'bold' })}>
                <time dateTime={step.due_on}>{dayWords(step.due_on)}</time>
              </p>
              <p>
                <SaidText of={step.text} />
              </p>
              {state === null ? null : (
                <p
                  className={css({ textStyle: 'small', '&[data-late]': { fontWeight: 'bold' } })}
                  data-late={state === 'late' ? '' : undefined}
                >
                  {stepWords(step, state)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Block>
  );
}
