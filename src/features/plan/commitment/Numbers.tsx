/** How one will know: what is counted, how much of it there is today, and how much is promised. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { Block } from './Block.tsx';

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
  marginTop: '4',
  '& > div': { padding: '4', backgroundColor: 'shade' },
  '& > div:last-child': { backgroundColor: 'quietWash' },
  '& dt': { textStyle: 'small', fontWeight: 'bold' },
});

export function Numbers({ of }: { readonly of: CommitmentBody }) {
  return (
    <Block title={m.plan_measure()}>
      <p>
        <SaidText of={of.measure} />
      </p>
      <dl className={pair}>
        <div>
          <dt>{m.plan_baseline()}</dt>
          <dd>
            <SaidText of={of.baseline} />
          </dd>
        </div>
        <div>
          <dt>{m.plan_target()}</dt>
          <dd>
            <SaidText of={of.target} />
          </dd>
        </div>
      </dl>
      {of.risk === undefined ? null : (
        <p className={css({ marginTop: '4' })}>
          <strong>{m.plan_risk()}:</strong> <SaidText of={of.risk} />
        </p>
      )}
    </Block>
  );
}
