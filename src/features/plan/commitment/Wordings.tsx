/** Every wording that was ever public, the newest first, each with what was changed and why. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { useWordings } from '../data/useWordings.ts';
import type { Commitment } from '../model/plan.ts';
import { Changes } from '../parts/Changes.tsx';
import { SaidText } from '../parts/SaidText.tsx';
import { sinceWords } from '../parts/written.ts';
import { Block } from './Block.tsx';

export function Wordings({ of }: { readonly of: Commitment }) {
  return (
    <Block title={m.plan_wordings()}>
      <p id="wordings" className={css({ color: 'inkMuted' })}>
        {of.version === 1 ? m.plan_wordings_first() : m.plan_wordings_lead()}
      </p>
      {of.version === 1 ? (
        <p className={css({ marginTop: '3', fontWeight: 'bold' })}>
          {m.plan_wording({ number: of.version, day: sinceWords(of.liveSince) })}
        </p>
      ) : (
        <Older of={of} />
      )}
    </Block>
  );
}

function Older({ of }: { readonly of: Commitment }) {
  const { wordings } = useWordings(of.id);
  if (wordings === null) return <p className={css({ marginTop: '3' })}>{m.plan_wordings_away()}</p>;
  const newestFirst = wordings.toSorted((a, b) => b.version - a.version);
  return (
    <ol reversed className={css({ marginTop: '4', display: 'grid', gap: '6' })}>
      {newestFirst.map((one, at) => {
        const before = newestFirst[at + 1];
        return (
          <li key={one.version}>
            <h3 className={css({ fontWeight: 'bold' })}>
              {m.plan_wording({ number: one.version, day: sinceWords(one.liveSince) })}
            </h3>
            {before === undefined || one.body.reworded === undefined ? null : (
              <p>
                <strong>{m.plan_reworded_why()}:</strong> <SaidText of={one.body.reworded} />
              </p>
            )}
            {before === undefined ? (
              <p>
                {m.plan_said()}: <q>{<SaidText of={one.body.title} />}</q>
              </p>
            ) : (
              <Changes before={before.body} after={one.body} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
