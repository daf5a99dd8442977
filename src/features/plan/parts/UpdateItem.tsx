/** One thing that happened about a commitment: the day, what, how it is rated since, and where that is written. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import type { Happening } from '../model/plan.ts';
import { RatingTag } from './RatingTag.tsx';
import { SaidText } from './SaidText.tsx';
import { SourceLink } from './SourceLink.tsx';
import { UpdateWordings } from './UpdateWordings.tsx';
import { dayWords } from '../../../ui/dayWords.ts';

export function UpdateItem({ of: happening }: { readonly of: Happening }) {
  const { body } = happening;
  return (
    <>
      <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', fontWeight: 'bold' })}>
        <time dateTime={body.on}>{dayWords(body.on)}</time>
        {body.rating === undefined ? null : <RatingTag rating={body.rating} overdue={false} />}
      </p>
      <p className={css({ maxWidth: 'text', whiteSpace: 'pre-line' })}>
        <SaidText of={body.text} />
      </p>
      <p className={css({ textStyle: 'small' })}>
        {m.plan_source()}{' '}
        <SourceLink href={body.source}>
          <SaidText of={body.source_title} />
        </SourceLink>
      </p>
      <UpdateWordings of={happening} />
    </>
  );
}
