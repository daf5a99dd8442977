/** What stands in the rows of a file becomes lines: each with the key it is known by, a refund with its contribution, a payout with its parts. */
import type { Line, PayoutLine, RefundLine, RowFault } from './line.ts';
import type { Source } from './layouts.ts';
import type { Draft, GiftDraft, OtherDraft } from './readRow.ts';

export interface Resolved {
  readonly lines: readonly Line[];
  readonly faults: readonly (RowFault & { readonly row: number })[];
}

/** @param hashOf SHA-256, hex */
export async function toLines(
  drafts: readonly Draft[],
  source: Source,
  hashOf: (text: string) => Promise<string>,
): Promise<Resolved> {
  const gifts = drafts.filter((one): one is GiftDraft => one.what === 'gift');
  const keys = await giftKeys(gifts, source, hashOf);
  const paid = withPayouts(drafts);
  const faults: (RowFault & { row: number })[] = [];
  const lines: Line[] = [];
  const left = new Map(gifts.map((gift) => [gift, gift.cents]));
  const others = new Map<string, number>();
  /** Two refunds of one contribution on one day are two. */
  const distinct = (key: string) => {
    const times = (others.get(key) ?? 0) + 1;
    others.set(key, times);
    return times === 1 ? key : `${key}:${times}`;
  };
  for (const draft of drafts) {
    const { row, on, cents, fee_cents: fee } = draft;
    const shared = { row, on, cents, fee_cents: fee, ...(paid.get(draft) ?? bank(draft)) };
    if (draft.what === 'gift') {
      lines.push({ ...shared, what: 'gift', key: keys.get(draft) ?? '', ...draft.gift });
    } else if (draft.what === 'refund') {
      const of = contributionOf(draft, gifts, left, source);
      const gift = of === null ? null : typeof of === 'string' ? of : (keys.get(of) ?? null);
      if (gift === null) {
        faults.push({ row, fault: 'negative', name: draft.name, cents: -cents });
        continue;
      }
      if (of !== null && typeof of !== 'string') left.set(of, (left.get(of) ?? 0) - cents);
      const matched =
        of !== null && typeof of !== 'string' && of.id !== draft.of && of.id !== draft.id ? of.name : null;
      const key = refundKey(draft, gift, source, distinct);
      lines.push({ ...shared, what: 'refund', refund_of: gift, matched, key } satisfies RefundLine);
    } else {
      const id = draft.id === null ? `${await hashOf(`${draft.what} ${on} ${cents}`)}` : slug(draft.id);
      lines.push({ ...shared, what: draft.what, key: distinct(`${source}:${draft.what}:${id}`) });
    }
  }
  return { lines, faults };
}

const bank = ({ payout, payout_on: on }: Draft) => ({ payout, payout_on: on });
/** As the database takes a key. */
const slug = (id: string) => id.replace(/[^A-Za-z0-9_.#/-]/g, '_');

async function giftKeys(gifts: readonly GiftDraft[], source: Source, hashOf: (text: string) => Promise<string>) {
  const which = occurrences(gifts.map(({ told }) => told));
  const hashes = await Promise.all(gifts.map(({ told }) => hashOf(told)));
  return new Map(
    gifts.map((gift, n) => [
      gift,
      source !== 'csv' && gift.id !== null
        ? `${source}:${slug(gift.id)}`
        : `${source}:${hashes[n] ?? ''}:${which[n] ?? 1}`,
    ]),
  );
}

function refundKey(draft: OtherDraft, gift: string, source: Source, distinct: (key: string) => string): string {
  const own = draft.id !== null && source !== 'csv' ? `${source}:${slug(draft.id)}` : gift;
  // A processor may write the refund under the contribution's own number.
  return own === gift ? distinct(`${gift}:refund:${draft.on}:${draft.cents}`) : own;
}

const plain = (name: string | null) =>
  (name ?? '').normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();

/**
 * Which contribution a refund is of: as the file says it; else the one of the same person and amount, if there is only one.
 * @returns the contribution, its key where only another file can hold it, or null where nothing says
 */
function contributionOf(
  refund: OtherDraft,
  gifts: readonly GiftDraft[],
  left: ReadonlyMap<GiftDraft, number>,
  source: Source,
): GiftDraft | string | null {
  const named = [refund.of, refund.id].filter((id) => id !== null);
  const byId = gifts.find(({ id }) => id !== null && named.includes(id));
  if (byId) return byId;
  if (refund.of !== null) return source === 'csv' ? null : `${source}:${slug(refund.of)}`;
  const theirs = gifts.filter(
    (gift) =>
      gift.on <= refund.on &&
      (left.get(gift) ?? 0) >= refund.cents &&
      (gift.emails.some((one) => refund.emails.includes(one)) ||
        (plain(gift.name) !== '' && plain(gift.name) === plain(refund.name))),
  );
  const whole = theirs.filter(({ cents }) => cents === refund.cents);
  if (whole.length === 1) return whole[0] ?? null;
  return whole.length === 0 && theirs.length === 1 ? (theirs[0] ?? null) : null;
}

/** Where the file names no payout, a withdrawal is of what came before it, if that is exactly as much. */
function withPayouts(drafts: readonly Draft[]): ReadonlyMap<Draft, Pick<PayoutLine, 'payout' | 'payout_on'>> {
  const found = new Map<Draft, Pick<PayoutLine, 'payout' | 'payout_on'>>();
  if (drafts.some(({ payout }) => payout !== null)) return found;
  const when = ({ moment, on }: Draft) => moment ?? Date.parse(`${on}T12:00:00Z`);
  let open: Draft[] = [];
  for (const draft of drafts.toSorted((a, b) => when(a) - when(b))) {
    if (draft.what !== 'payout') open.push(draft);
    else {
      const sum = open.reduce((all, one) => all + netOf(one), 0);
      if (sum === draft.cents && draft.id !== null)
        for (const one of [...open, draft]) found.set(one, { payout: draft.id.slice(0, 100), payout_on: draft.on });
      open = [];
    }
  }
  return found;
}

const netOf = ({ what, cents, fee_cents: fee }: Draft) => (what === 'gift' ? cents : -cents) - fee;

/** Which of its equals each is, in the order of the file: 1, 2, … */
export function occurrences(all: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const times = (seen.get(one) ?? 0) + 1;
    seen.set(one, times);
    return times;
  });
}
