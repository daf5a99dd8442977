/** Mail on its way to people: sent by SMTP behind the request's back, or shown in the terminal where no SMTP server is named. */
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { createTransport } from 'nodemailer';
import type { Log } from './log.ts';
import type { MailSettings } from './mailSettings.ts';

/** How long each further try waits, in ms. After the last one the mail is given up: its code has nearly run out by then. */
const PAUSES = [2_000, 15_000, 60_000, 300_000];
/** Mails that may wait at once. Beyond it the newest is dropped, so that a dead mail server cannot fill the memory. */
const MOST_WAITING = 500;
const TIMEOUT_MS = 20_000;

/** A mail with what stands above its text: where one unsubscribes, and by what a mail service knows it again. */
export interface HeadedMessage extends EmailMessage {
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailing extends EmailDriver {
  /** Resolves when the mail server has taken it; rejects when it has not, and tries no second time: who calls this keeps it. */
  hand(message: HeadedMessage): Promise<void>;
  /** Resolves when nothing is on its way any more, or after `ms`. */
  settled(ms: number): Promise<void>;
}

/**
 * Takes a mail at once and sends it afterwards, at most two at a time. So a slow or dead mail server makes nobody wait, and an
 * answer tells by neither time nor error whether there was somebody to write to.
 */
export function mailBySmtp(settings: MailSettings, log: Log, pauses: readonly number[] = PAUSES): Mailing {
  const { host, port, user, pass, from } = settings;
  const secure = port === 465;
  const smtp = createTransport({
    host,
    port,
    secure,
    ...(user === undefined ? {} : { auth: { user, pass: pass ?? '' } }),
    // A password is never sent in the clear.
    requireTLS: user !== undefined && !secure,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const hand = async ({ to, subject, text, html, headers }: HeadedMessage): Promise<void> => {
    await smtp.sendMail({
      from,
      to,
      subject,
      ...(text === undefined ? {} : { text }),
      ...(html === undefined ? {} : { html }),
      ...(headers === undefined ? {} : { headers }),
    });
  };
  const waiting: EmailMessage[] = [];
  const underWay = new Set<Promise<void>>();

  function next(): void {
    while (underWay.size < 2 && waiting.length > 0) {
      const message = waiting.shift();
      if (message === undefined) return;
      const sent = deliver(message).finally(() => {
        underWay.delete(sent);
        next();
      });
      underWay.add(sent);
    }
  }

  async function deliver(message: EmailMessage): Promise<void> {
    for (const pause of [...pauses, null]) {
      try {
        await hand(message);
        return log('mail_sent');
      } catch (error) {
        log('mail_failed', { reason: reasonOf(error), again_in_s: pause === null ? 'never' : pause / 1000 });
        if (pause === null) return;
        // A retry is not worth keeping a process alive that wants to end.
        await new Promise<void>((resolve) => setTimeout(resolve, pause).unref());
      }
    }
  }

  return {
    async hand(message) {
      try {
        await hand(message);
        log('mail_sent');
      } catch (error) {
        log('mail_failed', { reason: reasonOf(error), again_in_s: 'later' });
        throw error;
      }
    },
    async send(message) {
      if (waiting.length >= MOST_WAITING) return log('mail_dropped', { reason: 'too many waiting' });
      waiting.push(message);
      next();
    },
    async settled(ms) {
      const deadline = new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
      while (underWay.size > 0) {
        const over = await Promise.race([Promise.all(underWay).then(() => false), deadline.then(() => true)]);
        if (over) return;
      }
    },
  };
}

/** Nodemailer's code and the server's number. Its message may hold the address it was for. */
function reasonOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return 'unknown';
  const code = 'code' in cause ? String(cause.code) : 'unknown';
  return 'responseCode' in cause && cause.responseCode ? `${code} ${String(cause.responseCode)}` : code;
}

/** Where no SMTP server is named the mail is shown, code and link included, to whoever reads the terminal. */
export function mailInTerminal(print: (text: string) => void): Mailing {
  const show = async ({ to, subject, text = '' }: EmailMessage): Promise<void> =>
    print(`\n  Mail that is not sent, because SMTP_HOST is not set\n  To: ${to}\n  Subject: ${subject}\n\n${text}\n`);
  return {
    hand: show,
    send: show,
    settled: async () => undefined,
  };
}

/** Whether a driver says when a mail was really taken; those of tests do not. */
export const handsOver = (driver: EmailDriver): driver is Mailing => 'hand' in driver;
