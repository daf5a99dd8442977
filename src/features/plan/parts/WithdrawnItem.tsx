/** A commitment that is in the plan no more: what it was called, from when to when it was there, and why it went. */
import { css } from 'styled-system/css';
import type { Localized } from '../../../core/content/fields.ts';
import { m } from '../../../messages/messages.js';
import type { Withdrawn } from '../data/reads.ts';
import { SaidText } from './SaidText.tsx';
import { sinceWords } from './written.ts';

export function WithdrawnItem({ of }: { readonly of: Withdrawn }) {
  const reason: Localized = { ...(of.reason_en && { en: of.reason_en }), ...(of.reason_es && { es: of.reason_es }) };
  const days = { from: sinceWords(of.live_since), until: sinceWords(of.withdrawn_at) };
  return (
    <>
      <p className={css({ fontWeight: 'bold' })}>
        <s>
          <SaidText of={of.title} />
        </s>
      </p>
      <p>{of.taken_down ? m.plan_withdrawn_on(days) : m.plan_withdrawn_ended(days)}</p>
      {of.taken_down ? (
        <p>
          {reason.en === undefined && reason.es === undefined ? (
            m.plan_withdrawn_no_reason()
          ) : (
            <>
              {m.plan_withdrawn_why()} <SaidText of={reason} />
            </>
          )}
        </p>
      ) : null}
    </>
  );
}
