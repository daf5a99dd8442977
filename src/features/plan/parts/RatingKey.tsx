/** What each of the six ratings needs, for whoever wants to hold us to them. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { RATINGS } from '../model/rating.ts';
import { RatingTag } from './RatingTag.tsx';
import { ratingKey } from './written.ts';

export function RatingKey() {
  return (
    <details className={css({ marginTop: '6', maxWidth: 'text' })}>
      <summary className={css({ minHeight: 'touch', paddingBlock: '2', fontWeight: 'bold', cursor: 'pointer' })}>
        {m.plan_key()}
      </summary>
      <dl className={css({ display: 'grid', gap: '3', paddingBlock: '2' })}>
        {RATINGS.map((rating) => (
          <div key={rating}>
            <dt>
              <RatingTag rating={rating} overdue={false} />
            </dt>
            <dd>{ratingKey[rating]()}</dd>
          </div>
        ))}
      </dl>
      <p>{m.plan_key_source()}</p>
    </details>
  );
}
