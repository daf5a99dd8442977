/**
 * Who has a person, whatever order the phones' claims arrive in: the first claim wins, and whoever acts on the owner next must have seen
 * the one that counts. The database says the same (private.weigh_ownership); here it is said of what this phone saved meanwhile.
 */

export interface Ownership {
  /** User id. */
  readonly owner: string | null;
  /** The claim or assignment that counts. */
  readonly head: string | null;
}

export interface Bid {
  readonly id: string;
  /** Whom it gives the person to. */
  readonly to: string | null;
  /** The head that was on the screen. */
  readonly seen: string | null;
}

/** `counts`: false where it would take the person from somebody it has not seen. What does not count changes nothing. */
export function weigh(now: Ownership, bid: Bid): { readonly after: Ownership; readonly counts: boolean } {
  if (bid.seen === now.head) return { after: { owner: bid.to, head: bid.id }, counts: true };
  return { after: now, counts: bid.to === now.owner };
}
