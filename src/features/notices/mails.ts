/** Notices as mails: how many and where, never who. A mail box is not the campaign's. */
import { campaign } from '../../campaign.ts';
import { m } from '../../messages/messages.js';
import type { NoticeMail } from './model/claimed.ts';

/** @param site where the app is, without a slash at the end. */
export function noticeMail(mail: NoticeMail, site: string) {
  const locale = mail.language;
  const said = { locale } as const;
  const handed = { campaign: campaign.appName, link: `${site}/app`, choose: `${site}/account` };
  const [subject, first] =
    mail.kind === 'assigned'
      ? [
          m.notices_mail_assigned({ count: mail.data.count }, said),
          m.notices_assigned_count({ count: mail.data.count }, said),
        ]
      : [
          m.notices_mail_digest({}, said),
          [
            m.notices_new_count({ count: mail.data.new }, said),
            m.notices_overdue_count({ count: mail.data.overdue }, said),
            m.notices_mine_count({ count: mail.data.mine }, said),
            ...(mail.data.money > 0 ? [m.notices_money_count({ count: mail.data.money }, said)] : []),
            ...(mail.data.questions > 0 ? [m.notices_question_count({ count: mail.data.questions }, said)] : []),
          ].join('\n'),
        ];
  return { to: mail.address, subject, text: m.notices_mail_text({ ...handed, what: first }, said), headers: {} };
}
