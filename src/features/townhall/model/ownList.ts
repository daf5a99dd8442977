/** Which of a device's own questions a page lists: what waits here, how each that has arrived stands, and what nobody can tell of now. */

export interface OwnKnown<W, A> {
  /** Kept on this device, the newest first; of which session is null where it is not known. */
  readonly receipts: readonly { readonly id: string; readonly session: string | null }[];
  readonly waiting: readonly W[];
  /** null: no answer, and none kept. */
  readonly arrived: readonly A[] | null;
  /** Whether the last question brought an answer. */
  readonly answered: boolean;
}

export interface OwnList<W, A> {
  readonly waiting: readonly W[];
  readonly arrived: readonly A[];
  /** Receipts of which there is no word: a list without them would say that they were never asked. */
  readonly unknown: readonly string[];
}

/** @param session only what was asked there; null: all. */
export function ownList<
  W extends { readonly id: string },
  A extends { readonly receipt: string; readonly session: string },
>({ receipts, waiting: saved, arrived: told, answered }: OwnKnown<W, A>, session: string | null): OwnList<W, A> {
  const where = new Map(receipts.map((one) => [one.id, one.session]));
  const here = (id: string) => session === null || where.get(id) === session;
  const waiting = saved.filter(({ id }) => here(id));
  const arrived = (told ?? []).filter((one) => session === null || one.session === session);
  const said = new Set([...waiting.map(({ id }) => id), ...arrived.map(({ receipt }) => receipt)]);
  const unknown = answered ? [] : receipts.map(({ id }) => id).filter((id) => here(id) && !said.has(id));
  return { waiting, arrived, unknown };
}
