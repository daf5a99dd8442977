/** What is said about two givers, and how it travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { Verdict } from '../../persons/model/link.ts';

/** How the keys of these facts begin. */
export const GIVER_LINK_KEYS = 'giver:';

export interface GiverLinkPayload {
  /** The two contributors, in the order of `pairOf`. */
  readonly a: string;
  readonly b: string;
  readonly verdict: Verdict;
  /** Whom it is about, for this phone's own list of what waits. Not sent. */
  readonly names: readonly [string, string];
}

const said: Readonly<Record<Verdict, (names: { readonly one: string; readonly other: string }) => string>> = {
  same: m.givers_did_same,
  different: m.givers_did_different,
  household: m.givers_did_household,
  undone: m.givers_did_undone,
};

export const giverLinkKind = defineTableKind<'contributor_links', GiverLinkPayload>({
  kind: 'giver-link',
  version: 1,
  table: 'contributor_links',
  // What was said about two goes in the order in which it was said.
  entityKey: ({ a, b }) => `${GIVER_LINK_KEYS}${a}:${b}`,
  toRow: ({ a, b, verdict }, { id, userId, createdAt }): RowFor<'contributor_links'> => ({
    id,
    a,
    b,
    verdict,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ verdict, names: [one, other] }) => said[verdict]({ one, other }),
});
