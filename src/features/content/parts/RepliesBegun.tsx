/** What the desks say of an answer that is written in the studio: how it stands, who has it, and the way there. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { repliesBegunRead } from '../data/repliesBegun.ts';
import { kindTo } from '../model/beginReply.ts';
import { begunTo } from '../model/begunReply.ts';
import { isLoud, stateWords } from './stateWords.ts';
import { townMoment } from './townMoment.ts';

/** @param asked as the field of a reply holds it. */
export function RepliesBegun({ asked }: { readonly asked: string }) {
  const { rows } = useStaffRead(repliesBegunRead);
  const opens = useMay('review_content');
  const now = useNow();
  const name = kindTo(asked) === 'place' ? m.content_place_in_studio() : m.content_reply_in_studio();
  return begunTo(asked, rows ?? [], now).map(({ id, state, changedBy, changedAt, reviewerName, nextAt }) => {
    const facts = [
      changedBy === null ? '' : m.content_written({ who: changedBy, when: moment(changedAt) }),
      state === 'in_review' && reviewerName !== null ? m.content_waits_review_of({ who: reviewerName }) : '',
      state === 'scheduled' && nextAt !== null ? m.content_goes_live({ when: townMoment(nextAt) }) : '',
    ].filter(Boolean);
    return (
      <div
        key={id}
        role="note"
        className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', minWidth: '0' })}
      >
        <Tag loud={isLoud(state)}>{stateWords[state]()}</Tag>
        {opens ? (
          <Link to="/content/$kind/$item" params={{ kind: kindTo(asked), item: id }} className={textLink}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{facts.join(' · ')}</span>
      </div>
    );
  });
}
