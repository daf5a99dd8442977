/** A commitment as its page will show it, for whoever writes it: what it says itself, before anything has happened about it. */
import { css } from 'styled-system/css';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import { Head } from './Head.tsx';
import { Sources } from './Sources.tsx';
import { Words } from './Words.tsx';

export function CommitmentLook({ of }: { readonly of: CommitmentBody }) {
  return (
    <article className={css({ display: 'grid', gap: '8' })}>
      <div>
        <Head of={of} standing={{ rating: 'not-yet-rated', overdue: false }} />
      </div>
      <Words of={of} />
      <Sources of={of} />
    </article>
  );
}
