/** What came of what, as staff say it, and how that travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

/** As it is read from one end to the other: an idea became a commitment, a commitment answers a question. */
export const RELATIONS = ['became', 'answers', 'evidence', 'duplicate_of'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Ends without a page of their own: visitors read the campaign's words for them. */
export const SOURCES = ['idea', 'question', 'site', 'door'] as const;

/** Ends with a public page, which speaks for itself. */
export const PAGES = ['commitment', 'decision', 'document'] as const;
export type PageKind = (typeof PAGES)[number];
/** Where something that people asked or suggested can lead, besides: a place of the town, which has its page. */
export const PLACE = 'site';
export const leadsToPlaces = (kind: string): boolean => kind === 'idea' || kind === 'question';
export const isPage = (kind: string): kind is PageKind => (PAGES as readonly string[]).includes(kind);

/** Added to, never changed: what is set has words, which somebody else agrees to. */
export const LINK_STATES = ['set', 'approved', 'withdrawn'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface LinkPayload {
  readonly fromKind: string;
  readonly from: string;
  readonly toKind: string;
  readonly to: string;
  readonly relation: Relation;
  readonly state: LinkState;
  readonly wordsEn: string | null;
  readonly wordsEs: string | null;
  /** The milestone of the commitment that it became, by its id there; null for all of it. */
  readonly step: string | null;
  /** The id of the link whose words are agreed to. */
  readonly approves: string | null;
  /** What it leads to, for this device's own list of what waits. Not sent. */
  readonly title: string;
}

const did: Readonly<Record<LinkState, (about: { readonly title: string }) => string>> = {
  set: m.plan_link_did_set,
  approved: m.plan_link_did_approved,
  withdrawn: m.plan_link_did_withdrawn,
};

export const contentLinkKind = defineTableKind<'content_links', LinkPayload>({
  kind: 'content-link',
  version: 1,
  table: 'content_links',
  // What was said of two ends goes in the order in which it was said.
  entityKey: ({ from, to, relation }) => `link:${from}:${to}:${relation}`,
  toRow: (payload, { id, userId, createdAt }): RowFor<'content_links'> => ({
    id,
    from_kind: payload.fromKind,
    from_id: payload.from,
    to_kind: payload.toKind,
    to_id: payload.to,
    relation: payload.relation,
    state: payload.state,
    words_en: payload.wordsEn,
    words_es: payload.wordsEs,
    // Missing in what was saved before there were any.
    step: payload.step ?? null,
    approves: payload.approves,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ state, title }) => did[state]({ title }),
});
