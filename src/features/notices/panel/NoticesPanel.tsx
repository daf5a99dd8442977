/** What this person was told and has not seen: the morning's numbers, and what was given to them. Takes no room when there is nothing. */
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import { moment } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { noticesRead } from '../data/reads.ts';
import { isOfText, type Counts, type Notice, type TextNotice } from '../model/notice.ts';
import { TextNoticeLine } from './TextNoticeLine.tsx';

const whatWords: Readonly<Record<Extract<Notice, { kind: 'assigned' }>['what'], () => string>> = {
  volunteer: m.notices_what_volunteer,
  idea: m.notices_what_idea,
  newsletter: m.notices_what_newsletter,
  event: m.notices_what_event,
  yard_sign: m.notices_what_sign,
  call_back: m.notices_what_call,
};

const countWords = ({ new: fresh, overdue, mine, money, questions }: Counts): string =>
  [
    fresh > 0 ? m.notices_new_count({ count: fresh }) : '',
    overdue > 0 ? m.notices_overdue_count({ count: overdue }) : '',
    mine > 0 ? m.notices_mine_count({ count: mine }) : '',
    money > 0 ? m.notices_money_count({ count: money }) : '',
    questions > 0 ? m.notices_question_count({ count: questions }) : '',
  ]
    .filter(Boolean)
    .join(' ');

function noticeWords(notice: Exclude<Notice, TextNotice>): string {
  if (notice.kind === 'digest') return countWords(notice.counts);
  const what = whatWords[notice.what]();
  return notice.by_name === null ? m.notices_assigned({ what }) : m.notices_assigned_by({ what, name: notice.by_name });
}

export function NoticesPanel() {
  const { rows, asOf, trouble, refresh } = useStaffRead(noticesRead);
  const change = useChange(refresh);
  const unread = (rows ?? []).filter((one) => one.read_at === null);
  const [newest] = unread;
  if (newest === undefined) return null;
  return (
    <Panel title={m.notices_title()}>
      <ul>
        {unread.map((notice) => {
          const at = parseTimestamp(notice.created_at);
          return (
            <li
              key={notice.id}
              className={css({
                paddingBlock: '2',
                borderTopWidth: '1px',
                borderTopStyle: 'solid',
                borderTopColor: 'lineSoft',
                _first: { borderTopWidth: '0' },
              })}
            >
              {isOfText(notice) ? <TextNoticeLine notice={notice} /> : <p>{noticeWords(notice)}</p>}
              {at === null ? null : <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{moment(at)}</p>}
            </li>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        className={css({ marginTop: '2' })}
        busy={change.busy && m.ui_saving()}
        onClick={() =>
          void change.run((api) => api.rpc('read_notices', { until: newest.created_at }), { failed: true })
        }
      >
        {m.notices_seen()}
      </Button>
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}
