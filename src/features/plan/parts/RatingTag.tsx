/** A commitment's rating in words, each in its own colours; the words alone say it. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import type { Standing } from '../model/rating.ts';
import { ratingWords } from './written.ts';

const tag = css({
  display: 'inline-block',
  paddingInline: '2',
  paddingBlock: '0.5',
  textStyle: 'small',
  fontWeight: 'bold',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'control',
  borderRadius: 'sm',
  '&[data-rating=in-the-works]': { backgroundColor: 'quietWash', borderColor: 'quietWash' },
  '&[data-rating=stalled], &[data-rating=overdue]': {
    backgroundColor: 'straw',
    color: 'onStraw',
    borderColor: 'straw',
  },
  '&[data-rating=compromise]': { borderColor: 'quiet', borderStyle: 'dashed' },
  '&[data-rating=kept]': { backgroundColor: 'quiet', color: 'onQuiet', borderColor: 'quiet' },
  '&[data-rating=broken]': { backgroundColor: 'loud', color: 'onLoud', borderColor: 'loud' },
});

export function RatingTag({ rating, overdue }: Standing) {
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', gap: '2' })}>
      <span className={tag} data-rating={rating}>
        {ratingWords[rating]()}
      </span>
      {overdue ? (
        <span className={tag} data-rating="overdue">
          {m.plan_overdue()}
        </span>
      ) : null}
    </span>
  );
}
