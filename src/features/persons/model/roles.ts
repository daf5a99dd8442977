/** What a volunteer becomes: a canvasser, who is picked as under Field, or by a tag of the inbox a ride giver and a host. */
import type { Delivery } from '../../../core/outbox/delivery.ts';
import type { Person } from './person.ts';
import type { PersonRecord } from './sheet.ts';

/** As the inbox shows and finds them. */
export const ROLE_TAGS = { ride_giver: 'rides', host: 'host' } as const;
export type TaggedRole = keyof typeof ROLE_TAGS;

/** A tag that this phone put on or took off a record. Refused ones count for nothing. */
export interface OwnTag {
  readonly id: string;
  readonly submission: string;
  readonly action: 'tagged' | 'untagged';
  readonly tag: string;
  /** Epoch ms. */
  readonly at: number;
  readonly delivery: Delivery;
}

/** The newest offer to help that was not taken back; null for whoever made none. */
export const offerOf = ({ members }: Person): PersonRecord | null =>
  members.find(({ what, withdrawn }) => what === 'volunteer' && !withdrawn) ?? null;

export const isCanvasser = ({ members }: Person): boolean => members.some(({ canvasser }) => canvasser);

/** The records that bear the tag, each by the last fact about it. */
export function taggedWith(tag: string, { members }: Person, own: readonly OwnTag[]): readonly PersonRecord[] {
  return members.filter((record) => {
    const told = record.history
      .filter(({ what, code, about }) => what === 'action' && /^(un)?tagged$/.test(code) && about === tag)
      .map(({ id, code, at }) => ({ id, code, at: Date.parse(at) }));
    const known = new Set(told.map(({ id }) => id));
    const here = own
      .filter((one) => one.submission === record.id && one.tag === tag && one.delivery !== 'refused')
      .filter(({ id }) => !known.has(id))
      .map(({ id, action: code, at }) => ({ id, code, at }));
    const [last] = [...told, ...here].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    return last?.code === 'tagged';
  });
}
