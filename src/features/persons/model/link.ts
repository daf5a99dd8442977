/** What leaders say about two records, and how it travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

export const VERDICTS = ['same', 'different', 'household', 'undone'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface PersonLinkPayload {
  /** The two records' names in addresses, in the order of `pairOf`. */
  readonly a: string;
  readonly b: string;
  readonly verdict: Verdict;
  /** Whom it is about, for this phone's own list of what waits. Not sent. */
  readonly names: readonly [string, string];
}

/** The two in the one order in which the database knows them. */
export const pairOf = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

const said: Readonly<Record<Verdict, (names: { readonly one: string; readonly other: string }) => string>> = {
  same: m.persons_did_same,
  different: m.persons_did_different,
  household: m.persons_did_household,
  undone: m.persons_did_undone,
};

export const personLinkKind = defineTableKind<'person_links', PersonLinkPayload>({
  kind: 'person-link',
  version: 1,
  table: 'person_links',
  // What was said about two records goes in the order in which it was said.
  entityKey: ({ a, b }) => `person:${a}:${b}`,
  toRow: ({ a, b, verdict }, { id, userId, createdAt }): RowFor<'person_links'> => ({
    id,
    a,
    b,
    verdict,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ verdict, names: [one, other] }) => said[verdict]({ one, other }),
});
