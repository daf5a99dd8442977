/** One commitment in a list: what, by when, at what price, who has to agree, and how it stands. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import type { Commitment } from '../model/plan.ts';
import type { Standing } from '../model/rating.ts';
import { RatingTag } from './RatingTag.tsx';
import { SaidText } from './SaidText.tsx';
import { dayWords } from '../../../ui/dayWords.ts';
import { costWords, decidersWords } from './written.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '7fr 5fr' },
  columnGap: '10',
  rowGap: '2',
  paddingBlock: '5',
  borderTopWidth: '2px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
});

const title = css({
  textStyle: 'h4',
  fontSize: { base: '1.1875rem', md: '1.375rem' },
  textWrap: 'pretty',
  '& a': { display: 'block', paddingBlock: '2', color: 'ink', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
});

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '4',
  rowGap: '1',
  alignContent: 'start',
  paddingTop: { lg: '2' },
  textStyle: 'small',
  '& dt': { color: 'inkMuted' },
  '& dd': { fontWeight: 'bold' },
});

export interface CommitmentRowProps {
  readonly of: Commitment;
  readonly standing: Standing;
  /** Nothing is rated yet at all: said once above the list, not fifteen times. */
  readonly rated: boolean;
}

export function CommitmentRow({ of: { slug, body }, standing, rated }: CommitmentRowProps) {
  return (
    <li className={row}>
      <div>
        <h3 className={title}>
          <Link to="/vision/$commitment" params={{ commitment: slug }}>
            <SaidText of={body.title} />
          </Link>
        </h3>
        {rated || standing.overdue ? <RatingTag {...standing} /> : null}
      </div>
      <dl className={facts}>
        <dt>{m.plan_when()}</dt>
        <dd>
          <time dateTime={body.due_on}>{dayWords(body.due_on)}</time>
        </dd>
        <dt>{m.plan_cost()}</dt>
        <dd>{costWords(body.cost_low, body.cost_high)}</dd>
        <dt>{m.plan_agree()}</dt>
        <dd>{decidersWords(body.depends_on)}</dd>
      </dl>
    </li>
  );
}
