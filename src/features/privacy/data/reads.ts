/** The requests and the rules of keeping, kept on the device for leaders. Both are changed on line alone. */
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { requestSchema, ruleSchema, type PrivacyRequest, type Rule } from '../model/requests.ts';

export const requestsRead = defineRead<PrivacyRequest>({
  key: 'privacy-requests',
  maxAgeMs: 0,
  path: () => callPath('privacy_requests'),
  parse: rowsOf('privacy_requests', requestSchema),
});

export const rulesRead = defineRead<Rule>({
  key: 'privacy-rules',
  maxAgeMs: 0,
  path: () => callPath('retention_overview'),
  parse: rowsOf('retention_overview', ruleSchema),
});
