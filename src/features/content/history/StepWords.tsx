/** What was done about a wording, one line a step. */
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Step } from '../model/item.ts';
import { doneWords } from '../parts/stateWords.ts';
import { townMoment } from '../parts/townMoment.ts';

export function StepWords({ steps }: { readonly steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className={css({ textStyle: 'small', display: 'grid', gap: '1', marginTop: '1' })}>
      {steps.map((step) => (
        <li key={step.id}>
          {[
            m.content_step({
              done: doneWords[step.action](),
              who: step.byName ?? m.content_somebody(),
              when: moment(step.at),
            }),
            step.reviewerName === null ? '' : m.content_waits_review_of({ who: step.reviewerName }),
            step.action === 'scheduled' && step.goLiveAt !== null
              ? m.content_goes_live({ when: townMoment(step.goLiveAt) })
              : '',
            step.expireAt === null ? '' : m.content_until({ when: townMoment(step.expireAt) }),
            step.release ?? '',
            step.delivery === 'saved' ? m.content_saved_here() : step.delivery === 'refused' ? m.content_refused() : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          {step.note === null ? null : (
            <p className={css({ whiteSpace: 'pre-line', fontStyle: 'italic' })}>{step.note}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
