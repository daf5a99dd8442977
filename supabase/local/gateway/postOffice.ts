/** Sends the mails that wait in the database, once each: soon after a form came in, and every minute for those that could not be sent. */
import { parseClaimed } from '../../../src/features/consent/model/claimed.ts';
import type { Backend } from '../backend.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 20;

export interface PostOffice {
  /** Something may wait. Never rejects; one round at a time. */
  look(): Promise<void>;
  /** Begins nothing more; resolves when the round that goes on has ended. Its other mails wait for the next start. */
  stop(): Promise<void>;
}

export interface PostOfficeParts {
  readonly backend: Pick<Backend, 'app' | 'database'>;
  /** Runs what asks the database when it may. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createPostOffice({ backend: { app, database }, inTurn }: PostOfficeParts): PostOffice {
  const site = (app.config.auth?.site_url ?? '').replace(/\/$/, '');
  let round: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function send(): Promise<void> {
    if (stopped) return;
    const [row] = await inTurn(() => database.query('select public.claim_mails($1) as mails', [AT_ONCE]));
    const mails = parseClaimed(row?.mails);
    if (mails.length === 0) return;
    // Loads the app's messages, all of them: with the first mail, not with the server.
    const { written } = await import('../../../src/features/consent/mails.ts');
    for (const mail of mails) {
      // Claimed, and not sent: another server, or the next start, claims it again.
      if (stopped) return;
      const problem = await app.drivers.email.send(written(mail, site, site)).then(
        () => null,
        () => 'not taken',
      );
      await inTurn(() => database.query('select public.settle_mail($1, $2)', [mail.id, problem]));
    }
    if (mails.length === AT_ONCE) again = true;
  }

  async function rounds(): Promise<void> {
    do {
      again = false;
      // The database is away, or stops: the next minute finds the same mails.
      await send().catch(() => undefined);
    } while (again);
  }

  // A question that a closing pool never answers kept the server from ending.
  async function look(): Promise<void> {
    if (stopped) return;
    if (round !== null) again = true;
    round ??= rounds().finally(() => (round = null));
    return round;
  }

  const timer = setInterval(() => void look(), EVERY_MS).unref();
  async function stop(): Promise<void> {
    stopped = true;
    clearInterval(timer);
    await round;
  }

  return { look, stop };
}
