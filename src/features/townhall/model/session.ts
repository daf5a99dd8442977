/** A town hall as everybody reads it: when it takes questions, when the room is open, and what came of it. */

export interface Session {
  readonly id: string;
  readonly event: string;
  readonly title: string;
  /** ISO 8601: when the event begins and ends. */
  readonly date: string;
  readonly ends_at: string;
  readonly location: string;
  readonly cancelled: boolean;
  /** ISO 8601: from when to when it takes questions. */
  readonly opens_at: string;
  readonly closes_at: string;
  /** Questions that everybody reads, those that were answered, and those whose promise is still owed. */
  readonly asked: number;
  readonly answered: number;
  readonly owed: number;
  /** Of those that everybody reads, the ones that nobody has answered; null: kept from before that was told. */
  readonly unanswered: number | null;
  /** YYYY-MM-DD: by when each has its answer, as the campaign promises. */
  readonly answers_due_on: string | null;
}

/** 'soon': no questions yet; 'asking': before the event; 'room': the code is on the wall; 'over': closed. */
export type Phase = 'soon' | 'asking' | 'room' | 'over' | 'cancelled';

/** The room opens this long before the event begins: the database says the same (private.open_room). */
const ROOM_OPENS_MS = 3_600_000;

/** @param now epoch ms */
export function phaseOf(session: Pick<Session, 'cancelled' | 'date' | 'opens_at' | 'closes_at'>, now: number): Phase {
  if (session.cancelled) return 'cancelled';
  if (now > Date.parse(session.closes_at)) return 'over';
  if (now < Date.parse(session.opens_at)) return 'soon';
  return now >= Date.parse(session.date) - ROOM_OPENS_MS ? 'room' : 'asking';
}

/** Evenings run late, and the wall hangs until the last one has spoken. */
const GOES_ON_MS = 2 * 3_600_000;

/** Whether something may still happen there: nobody waits for news of one that is over or was called off. @param now epoch ms */
export const isLive = (
  { cancelled, closes_at: closes, ends_at: ends }: Pick<Session, 'cancelled' | 'closes_at' | 'ends_at'>,
  now: number,
): boolean => !cancelled && now < Math.max(Date.parse(closes), Date.parse(ends)) + GOES_ON_MS;

export const takesQuestions = (phase: Phase): boolean => phase === 'asking' || phase === 'room';

/** What is on now first, then what comes, then what was, the latest first. */
export function inOrder(
  sessions: readonly Session[],
  now: number,
): { readonly coming: Session[]; readonly past: Session[] } {
  const over = (session: Session) => phaseOf(session, now) === 'over' || Date.parse(session.ends_at) < now;
  return {
    coming: sessions.filter((one) => !over(one)).toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date)),
    past: sessions.filter(over).toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)),
  };
}
