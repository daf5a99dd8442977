/** What the caller was told, and what they want by mail. */
import { callPath } from '../../../backend/paths.ts';
import { readableRowsOf, rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { choicesSchema, noticeSchema, type Notice, type NoticeChoices } from '../model/notice.ts';

export const noticesRead = defineRead<Notice>({
  key: 'my-notices',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('my_notices'),
  parse: readableRowsOf('my_notices', noticeSchema),
});

export const choicesRead = defineRead<NoticeChoices>({
  key: 'my-notice-choices',
  maxAgeMs: 0,
  path: () => callPath('my_notice_choices'),
  parse: (answer) => rowsOf('my_notice_choices', choicesSchema)([answer]),
});
