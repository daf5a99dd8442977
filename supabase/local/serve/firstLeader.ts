/** While nobody leads the campaign, each start shows a code by which one person becomes its candidate. */
import type { Database } from '../database.ts';
import type { Log } from './log.ts';

/** A code of an earlier start ends here. Says nothing once there is a leader. */
export async function showFirstLeaderCode(database: Database, siteUrl: string, log: Log): Promise<void> {
  const [row] = await database.query('select private.open_first_leader() as code');
  if (typeof row?.code !== 'string') return;
  log('first_leader_code', {
    code: row.code,
    what: `Nobody leads this campaign yet. Sign up at ${siteUrl}/auth, confirm the address and type this code. It works once, for a day.`,
  });
}
