/** How a text stands: its state, what visitors read meanwhile, what somebody asked for, and what of it is on this device only. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import type { ContentKind } from '../../../core/content/kind.ts';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { DraftBody } from '../data/useDraftBody.ts';
import { waitsFor, type Who } from '../model/duties.ts';
import { lastStep, liveAt, stateOf, type Item, type Revision } from '../model/item.ts';
import { townMoment } from '../parts/townMoment.ts';
import { isLoud, stateWords } from '../parts/stateWords.ts';
import { Notice } from '../parts/Notice.tsx';

interface StandingProps {
  readonly kind: ContentKind;
  readonly item: Item;
  readonly heads: readonly Revision[];
  readonly draft: DraftBody;
  readonly me: Who;
  readonly now: number;
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'underline',
});
const quiet = css({ textStyle: 'small', color: 'inkMuted' });

export function Standing({ kind, item, heads, draft, me, now }: StandingProps) {
  const [head, rival] = heads;
  const state = head ? stateOf(item, head.id, now) : 'draft';
  const last = head ? lastStep(item, head.id) : null;
  const live = liveAt(item, now);
  // No visitor reads it before the server has it.
  const isOnItsWay = state === 'live' && last?.delivery === 'saved';
  const refused = [...item.revisions, ...item.steps].some(({ delivery }) => delivery === 'refused');
  const saved = [...item.revisions, ...item.steps].filter(({ delivery }) => delivery === 'saved').length;
  // What was saved a moment ago, with more typed on top, may not be in the list yet.
  const isKnown = draft.parent === null || item.revisions.some(({ id }) => id === draft.parent);
  const behind = draft.changed && head !== undefined && draft.parent !== head.id && isKnown;
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBottom: '3' })}>
        <Tag loud={isLoud(state)}>{isOnItsWay ? m.content_state_publishing() : stateWords[state]()}</Tag>
        {live !== null && live.revision !== head?.id ? <Tag>{m.content_older_live()}</Tag> : null}
        {saved > 0 ? <Tag>{m.content_saved_here()}</Tag> : null}
        <output className={quiet}>
          {draft.changed
            ? draft.kept === true
              ? m.content_draft_kept()
              : m.content_draft_unsaved()
            : head
              ? m.content_written({ who: head.byName ?? m.content_somebody(), when: moment(head.at) })
              : ''}
        </output>
      </div>
      {state === 'scheduled' && last?.goLiveAt ? (
        <Notice title={m.content_goes_live({ when: townMoment(last.goLiveAt) })}>
          {last.expireAt === null ? null : <p>{m.content_until({ when: townMoment(last.expireAt) })}</p>}
        </Notice>
      ) : null}
      {state === 'in_review' && last ? (
        <Notice
          title={
            last.reviewerName === null
              ? m.content_waits_review()
              : m.content_waits_review_of({ who: last.reviewerName })
          }
        >
          {last.note === null ? null : <p>{last.note}</p>}
          {waitsFor(item, me, now) ? <p className={quiet}>{m.content_your_review()}</p> : null}
        </Notice>
      ) : null}
      {state === 'changes_requested' && last ? (
        <Notice title={m.content_asked_changes({ who: last.byName ?? m.content_somebody() })}>
          <p className={css({ whiteSpace: 'pre-line' })}>{last.note}</p>
        </Notice>
      ) : null}
      {rival ? (
        <Notice title={m.content_forked()}>
          <p>{m.content_forked_text()}</p>
          <Link to="/content/$kind/$item/merge" params={{ kind: kind.kind, item: item.id }} className={link}>
            {m.content_merge()}
          </Link>
        </Notice>
      ) : null}
      {behind && !rival ? (
        <Notice title={m.content_behind({ who: head.byName ?? m.content_somebody() })}>
          <p>{m.content_behind_text()}</p>
        </Notice>
      ) : null}
      {refused ? (
        <Notice title={m.content_refused()}>
          <Link to="/outbox" className={link}>
            {m.content_see_outbox()}
          </Link>
        </Notice>
      ) : null}
      {draft.changed && draft.kept === false ? (
        <Notice title={m.content_draft_lost()}>
          <p>{m.content_draft_lost_text()}</p>
        </Notice>
      ) : null}
      {draft.restored && draft.changed ? (
        <Notice title={m.content_draft_found()}>
          <Button variant="ghost" onClick={draft.discard}>
            {m.content_discard()}
          </Button>
        </Notice>
      ) : null}
    </>
  );
}
