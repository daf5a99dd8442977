/** What somebody was told about a text: who did what, and the way to it. */
import { Link } from '@tanstack/react-router';
import { css, cx } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import { townTime } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { textLink } from '../../../ui/staff/textLink.ts';
import { titleText } from '../../content/model/title.ts';
import type { TextNotice } from '../model/notice.ts';

const moments = townTime({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const days = townTime({ month: 'long', day: 'numeric', year: 'numeric' });

type Said = (about: { readonly name: string; readonly when: string }) => string;
const words: Readonly<Record<TextNotice['kind'], Said>> = {
  review: m.notices_text_review,
  approved: m.notices_text_approved,
  changes: m.notices_text_changes,
  published: m.notices_text_published,
  planned: m.notices_text_planned,
  verify: m.notices_text_verify,
};

const look = cx(textLink, css({ overflowWrap: 'anywhere' }));

export function TextNoticeLine({ notice }: { readonly notice: TextNotice }) {
  const { kind, item, of_kind: ofKind, release, together } = notice;
  const at = parseTimestamp(notice.at);
  const when = at === null ? '' : (kind === 'verify' ? days : moments).format(new Date(at));
  return (
    <>
      <p>{words[kind]({ name: notice.by_name ?? m.notices_somebody(), when })}</p>
      {release !== null && together !== null ? (
        <Link to="/content/releases/$release" params={{ release }} className={look}>
          {together}
        </Link>
      ) : (
        <Link to="/content/$kind/$item" params={{ kind: ofKind, item }} className={look}>
          {titleText(notice.title) ?? m.notices_a_text()}
        </Link>
      )}
    </>
  );
}
