/** The earlier wordings of something that happened, and its earlier ratings: none is changed without this. Asked for once somebody opens it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { useUpdateWordings } from '../data/useWordings.ts';
import type { Happening } from '../model/plan.ts';
import { UpdateChanges } from './Changes.tsx';
import { sinceWords } from './written.ts';

export function UpdateWordings({ of: { id, version } }: { readonly of: Happening }) {
  const [open, setOpen] = useState(false);
  if (version === 1) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        className={css({
          display: 'list-item',
          minHeight: 'touch',
          paddingBlock: '2',
          cursor: 'pointer',
          textStyle: 'small',
        })}
      >
        {m.plan_update_reworded({ number: version })}
      </summary>
      {open ? <Older id={id} /> : null}
    </details>
  );
}

function Older({ id }: { readonly id: string }) {
  const { wordings } = useUpdateWordings(id);
  if (wordings === null) return <p>{m.plan_wordings_away()}</p>;
  const newestFirst = wordings.toSorted((a, b) => b.version - a.version);
  return (
    <ol reversed className={css({ display: 'grid', gap: '4', paddingBlock: '2' })}>
      {newestFirst.map((one, at) => {
        const before = newestFirst[at + 1];
        return (
          <li key={one.version}>
            <p className={css({ fontWeight: 'bold' })}>
              {m.plan_wording({ number: one.version, day: sinceWords(one.liveSince) })}
            </p>
            {before === undefined ? null : <UpdateChanges before={before.body} after={one.body} />}
          </li>
        );
      })}
    </ol>
  );
}
