/** What a commitment is called, and what a voter asks of it first: by when, at what price, how far it is. */
import { css } from 'styled-system/css';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import type { Standing } from '../model/rating.ts';
import { RatingTag } from '../parts/RatingTag.tsx';
import { SaidText } from '../parts/SaidText.tsx';
import { usePriorityTitle } from '../parts/usePriorityTitle.ts';
import { Facts } from './Facts.tsx';

export function Head({ of, standing }: { readonly of: CommitmentBody; readonly standing: Standing }) {
  const { title, lang } = usePriorityTitle()(of.priority);
  return (
    <>
      <header className={css({ maxWidth: '60rem', marginTop: '2' })}>
        <p lang={lang} className={css({ fontWeight: 'bold', color: 'loudText' })}>
          {title}
        </p>
        <h1 className={css({ textStyle: 'h2', fontSize: 'clamp(1.75rem, 1.3rem + 2.2vw, 3rem)', marginTop: '2' })}>
          <SaidText of={of.title} />
        </h1>
      </header>
      <Facts of={of} />
      <div className={css({ marginTop: '4' })}>
        <RatingTag {...standing} />
      </div>
    </>
  );
}
