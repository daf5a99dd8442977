/** One line of the list: what it is, how it stands, who wrote last, and what it waits for. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { listed, moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { isDue, lineState, type Line as LineOf } from '../model/line.ts';
import { kindName } from '../parts/labels.ts';
import { inLanguage } from '../parts/languages.ts';
import { lineName } from '../parts/lineName.ts';
import { isLoud, stateWords } from '../parts/stateWords.ts';
import { townMoment } from '../parts/townMoment.ts';

interface LineProps {
  readonly line: LineOf;
  readonly now: number;
  readonly withKind: boolean;
}

export function Line({ line, now, withKind }: LineProps) {
  const slots = row();
  const state = lineState(line, now);
  const name = lineName(line);
  const facts = [
    withKind && name !== kindName(line.kind) ? kindName(line.kind) : '',
    line.changedBy === null ? '' : m.content_written({ who: line.changedBy, when: moment(line.changedAt) }),
    state === 'in_review' && line.reviewerName !== null ? m.content_waits_review_of({ who: line.reviewerName }) : '',
    state === 'scheduled' && line.nextAt !== null ? m.content_goes_live({ when: townMoment(line.nextAt) }) : '',
    line.lacks.length > 0 ? m.content_lacks({ languages: listed(line.lacks.map(inLanguage)) }) : '',
  ].filter(Boolean);
  return (
    <li className={slots.root}>
      <div className={slots.main}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
          <Link
            to="/content/$kind/$item"
            params={{ kind: line.kind, item: line.id }}
            className={css({
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 'touch',
              fontWeight: 'bold',
              textDecoration: 'underline',
              textUnderlineOffset: '0.2em',
            })}
          >
            {name}
          </Link>
          <Tag loud={isLoud(state)}>{stateWords[state]()}</Tag>
          {line.live !== null && line.live !== line.head ? <Tag>{m.content_older_live()}</Tag> : null}
          {line.forked ? <Tag loud>{m.content_two_wordings()}</Tag> : null}
          {isDue(line, now) ? <Tag loud>{m.content_verify_due()}</Tag> : null}
          {line.saved ? <Tag>{m.content_saved_here()}</Tag> : null}
        </div>
        <p className={slots.quiet}>{facts.join(' · ')}</p>
      </div>
    </li>
  );
}
