/** By when, at what price, who has to agree: what a voter at a door asks first. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { dayWords } from '../../../ui/dayWords.ts';
import { costWords, decidersWords } from '../parts/written.ts';

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
  marginTop: '6',
  backgroundColor: 'sheet',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'ink',
  '& > div': { padding: { base: '3', md: '5' } },
  '& > div + div': {
    borderTopWidth: { base: '2px', md: '0' },
    borderLeftWidth: { base: '0', md: '2px' },
    borderStyle: 'solid',
    borderColor: 'lineSoft',
  },
  '& dt': { textStyle: 'small', color: 'inkMuted' },
  '& dd': { textStyle: 'h4' },
  '& dd + dd': { textStyle: 'small', fontFamily: 'body', fontWeight: 'normal', marginTop: '1', letterSpacing: '0' },
});

export function Facts({ of: body }: { readonly of: CommitmentBody }) {
  return (
    <dl className={facts}>
      <div>
        <dt>{m.plan_when()}</dt>
        <dd>
          <time dateTime={body.due_on}>{dayWords(body.due_on)}</time>
        </dd>
      </div>
      <div>
        <dt>{m.plan_cost()}</dt>
        <dd>{costWords(body.cost_low, body.cost_high)}</dd>
        <dd>
          {m.plan_cost_term()} <SaidText of={body.funding} />
        </dd>
      </div>
      <div>
        <dt>{m.plan_agree()}</dt>
        <dd>{decidersWords(body.depends_on)}</dd>
        {body.agreement === undefined ? null : (
          <dd>
            <SaidText of={body.agreement} />
          </dd>
        )}
      </div>
    </dl>
  );
}
