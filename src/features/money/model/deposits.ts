/** The slips as this phone knows them: the server's list with what was noted here on top. */
import type { DepositPayload } from './depositKind.ts';

export interface Piece {
  readonly id: string;
  readonly cents: number;
  readonly way: string | null;
  readonly on: string;
  readonly name: string | null;
  readonly check_number: string | null;
}

export interface Slip {
  readonly id: string;
  readonly holder: string | null;
  readonly holder_name: string | null;
  readonly gives_id: string | null;
  readonly to_user: string | null;
  readonly to_name: string | null;
  readonly deposited_on: string | null;
  /** Whose word it is that it is in the bank: they take it back, or who keeps the books. */
  readonly deposited_by: string | null;
  readonly bank_reference: string | null;
  readonly in_bank: boolean;
  /** Also of what others put on it. */
  readonly cents: number;
  readonly pieces: number;
  readonly items: readonly Piece[];
}

export interface DepositBook {
  readonly hand: readonly Piece[];
  readonly slips: readonly Slip[];
}

/** What this person put on a slip while it lay on another: it counts there. */
export interface Elsewhere extends Omit<Piece, 'id'> {
  readonly slip: string;
  readonly entry: string;
  readonly on_slip: string;
  /** Who has the slip that it lies on, and who put it there. */
  readonly with_name: string | null;
  readonly by_name: string | null;
}

/** Once it was taken off here, nobody is told any more. */
export const stillElsewhere = (told: readonly Elsewhere[], facts: readonly DepositFact[]): readonly Elsewhere[] =>
  told.filter(
    ({ slip, entry }) => !facts.some((fact) => fact.action === 'off' && fact.slip === slip && fact.entry === entry),
  );

export interface DepositFact extends DepositPayload {
  readonly id: string;
}

interface Asking {
  readonly me: string;
  readonly nameOf: (person: string) => string | null;
}

const begun = (id: string, { me }: Asking): Slip => ({
  id,
  holder: me,
  holder_name: null,
  gives_id: null,
  to_user: null,
  to_name: null,
  deposited_on: null,
  deposited_by: null,
  bank_reference: null,
  in_bank: false,
  cents: 0,
  pieces: 0,
  items: [],
});

/** Facts that the list has already change nothing in it a second time. */
export function withFacts(book: DepositBook, facts: readonly DepositFact[], asking: Asking): DepositBook {
  return facts.reduce((before, fact) => apply(before, fact, asking), book);
}

function apply(book: DepositBook, fact: DepositFact, asking: Asking): DepositBook {
  const known = book.slips.find(({ id }) => id === fact.slip);
  const slip = known ?? begun(fact.slip, asking);
  const changed = (after: Slip, hand = book.hand): DepositBook => ({
    hand,
    slips: known ? book.slips.map((one) => (one.id === after.id ? after : one)) : [after, ...book.slips],
  });
  if (fact.action === 'put') {
    const piece = book.hand.find(({ id }) => id === fact.entry);
    if (!piece) return book;
    const { cents, pieces, items } = slip;
    return changed(
      { ...slip, cents: cents + piece.cents, pieces: pieces + 1, items: [...items, piece] },
      book.hand.filter((one) => one !== piece),
    );
  }
  if (fact.action === 'off') {
    const piece = slip.items.find(({ id }) => id === fact.entry);
    if (!piece) return book;
    const items = slip.items.filter((one) => one !== piece);
    return changed({ ...slip, cents: slip.cents - piece.cents, pieces: slip.pieces - 1, items }, [...book.hand, piece]);
  }
  if (!known) return book;
  if (fact.action === 'give') {
    const back = fact.to === asking.me;
    const name = fact.to === null ? null : asking.nameOf(fact.to);
    return changed({
      ...slip,
      gives_id: back ? null : fact.id,
      to_user: back ? null : fact.to,
      to_name: back ? null : name,
    });
  }
  if (fact.action === 'take')
    return changed({ ...slip, gives_id: null, to_user: null, to_name: null, holder: asking.me, holder_name: null });
  if (fact.action === 'deposit')
    return changed({ ...slip, deposited_on: fact.on, deposited_by: asking.me, bank_reference: fact.reference });
  return changed({ ...slip, deposited_on: null, deposited_by: null, bank_reference: null });
}

/** As long as a question may be on its way: a list that came so shortly after may have been asked for before. */
const ASKED_MS = 15_000;

/**
 * Whether the server's list knows of what was delivered then: what it does not name is neither in hand nor on a slip. Until then it is
 * still shown as this phone noted it.
 * @param sentAt ISO 8601; null until delivered
 * @param asOf epoch ms; null where there is no list
 */
export const isListed = (sentAt: string | null, asOf: number | null): boolean =>
  sentAt !== null && asOf !== null && asOf - Date.parse(sentAt) > ASKED_MS;

export const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { cents }) => sum + cents, 0);
