/** Where a commitment's figures are from. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { SourceLink } from '../parts/SourceLink.tsx';
import { Block } from './Block.tsx';

export function Sources({ of: { sources = [] } }: { readonly of: CommitmentBody }) {
  if (sources.length === 0) return null;
  return (
    <Block title={m.plan_sources()}>
      <ul className={css({ display: 'grid', gap: '3' })}>
        {sources.map((one) => (
          <li key={one.id}>
            <SourceLink href={one.link}>
              <SaidText of={one.title} />
            </SourceLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}
