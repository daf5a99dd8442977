/** How a report of a failure travels: nobody's, and after everything else. */
import { FAILURE_PRIORITY, FAILURE_REPORT } from '../../../core/failures/failure.ts';
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { FailureReport } from './schema.ts';

export const failureKind = defineTableKind<'device_failures', FailureReport>({
  kind: FAILURE_REPORT,
  version: 1,
  table: 'device_failures',
  priority: FAILURE_PRIORITY,
  toRow: (report, { id, createdAt }): RowFor<'device_failures'> => ({ id, ...report, client_created_at: createdAt }),
  describe: ({ name }) => m.failures_described({ name }),
});
