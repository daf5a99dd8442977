/** Sends the mails that wait in the database, once each: soon after a form came in, and every minute for those that could not be sent. */
import { parseClaimed } from './mails/claimed.ts';
import type { Backend } from '../backend.ts';
import { handsOver } from '../serve/mail.ts';
import { createRounds, type Rounds } from './rounds.ts';

const AT_ONCE = 20;

export interface PostOfficeParts {
  readonly backend: Pick<Backend, 'app' | 'database'>;
}

export function createPostOffice({ backend: { app, database } }: PostOfficeParts): Rounds {
  const site = (app.config.auth?.site_url ?? '').replace(/\/$/, '');

  return createRounds(async (stopped) => {
    if (stopped()) return false;
    const [row] = await database.query('select public.claim_mails($1) as mails', [AT_ONCE]);
    const mails = parseClaimed(row?.mails);
    if (mails.length === 0) return false;
    // Loads the app's messages, all of them: with the first mail, not with the server.
    const { written } = await import('./mails/written.ts');
    for (const mail of mails) {
      // Claimed, and not sent: another server, or the next start, claims it again.
      if (stopped()) return false;
      const { email } = app.drivers;
      // What the mail server has not taken stays in the database, where a crash does not reach it.
      const text = written(mail, site, site);
      const problem = await (handsOver(email) ? email.hand(text) : email.send(text)).then(
        () => null,
        () => 'not taken',
      );
      await database.query('select public.settle_mail($1, $2)', [mail.id, problem]);
    }
    return mails.length === AT_ONCE;
  });
}
