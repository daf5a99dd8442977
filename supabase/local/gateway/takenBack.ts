/**
 * Which printed pages may still say what was taken back since they were printed: there the shell is served, which asks the database,
 * until the site is built anew. What is hidden by one press, taken down, expired or corrected is so for whoever runs no scripts, too; in
 * other sites' frames, which run none, a page stands instead that says so and leads to what holds now.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Backend } from '../backend.ts';
import type { ApiRoute } from './index.ts';

const SUBJECTS = {
  ideas: /^(\/es)?\/(community-voice(\/.*)?|education)(\.html)?$/,
  questions: /^(\/es)?\/(engagement(\/.*)?|education)(\.html)?$/,
  sites: /^(\/es)?\/revitalization(\/.*)?(\.html)?$/,
} as const;
type Subject = keyof typeof SUBJECTS;

/** Pages that name what is linked with each other: a promise stands at the idea that it grew out of, too. */
const LINKED =
  /^(\/es)?\/(vision(\/.*)?|transparency(\/.*)?|citizens|community-voice|education|engagement(\/.*)?|revitalization(\/.*)?)(\.html)?$/;
const PLAN = /^(\/es)?\/vision(\/.*)?(\.html)?$/;
const OPEN = /^(\/es)?\/(transparency(\/.*)?|citizens)(\.html)?$/;
const FIGURES = /^(\/es)?\/(transparency(\/.*)?|citizens|education|wellness)(\.html)?$/;
/** Where each kind of content is printed. */
const PAGES: Readonly<Record<string, RegExp>> = {
  commitment: LINKED,
  'commitment-update': PLAN,
  document: LINKED,
  decision: LINKED,
  'records-request': OPEN,
  correction: OPEN,
  'team-member': OPEN,
  page: OPEN,
  indicator: FIGURES,
  source: FIGURES,
  service: /^(\/es)?\/wellness(\.html)?$/,
  program: /^(\/es)?\/education(\.html)?$/,
  // What it is called stands where something is linked with it, too.
  place: LINKED,
  reply: /^(\/es)?\/(community-voice(\/.*)?|engagement(\/.*)?|education)(\.html)?$/,
};
const FRAME = /^(\/es)?\/embed\/(commitment|figure)\/([a-z0-9-]+?)(\.html)?$/;
/** The picture of a commitment that somebody shares; in its place the site's own. */
const SHARED = /^\/share\/([a-z0-9-]+)-[a-z]{2}\.png$/;
const SITE_PICTURE = '/og.png';
const FRAMED: Readonly<Record<string, string>> = { commitment: 'commitment', indicator: 'figure' };

/** In place of the page's own file. */
const SHELL = '/shell.html';

// Whoever was erased may have written any of it. What nobody was shown before is in no page.
const SINCE = `
  with erased as (select exists (select 1 from private.erased_ids as one where one.erased_at > $1) as any_of_it)
  select
    erased.any_of_it or exists (
      select 1 from public.idea_actions as one where one.action in ('hidden', 'declined') and one.created_at > $1 and exists (
        select 1 from public.idea_actions as shown where shown.idea_id = one.idea_id and shown.action = 'published'
      )
    ) as ideas,
    erased.any_of_it or exists (
      select 1 from public.qa_acts as shown where shown.action in ('approve', 'stage', 'answer') and (
        exists (
          select 1 from public.qa_acts as one
          where one.question_id = shown.question_id and one.action in ('hide', 'decline', 'reopen') and one.created_at > $1
        ) or exists (select 1 from public.qa_questions as one where one.id = shown.question_id and one.withdrawn_at > $1)
      )
    ) as questions,
    erased.any_of_it or exists (select 1 from public.site_hides as one where one.hidden and one.created_at > $1)
      or exists (select 1 from public.site_picture_acts as one where one.action = 'keep_off' and one.created_at > $1)
      or exists (
        select 1 from public.site_corrections as one where one.counts and not one.was_told and one.created_at > $1
      ) as sites
  from erased`;

// Taken down, expired, or a figure in place of which another one stands; what was planned, from its time on. An update is its commitment's.
const GONE = `
  with gone (item_id, at) as (
    select step.item_id, step.created_at from public.content_events as step
    where step.action = 'unpublished' and step.created_at > $1 and exists (
      select 1 from private.content_times as span where span.item_id = step.item_id and span.live_since < step.created_at
    )
    union all
    select span.item_id, span.expire_at from private.content_times as span
    where span.expire_at > $1 and (span.next_since is null or span.next_since > span.expire_at)
    union all
    select told.item_id, told.live_since from (
      select span.item_id, span.live_since, (said.body ->> 'values')::uuid as now_set,
        lag((said.body ->> 'values')::uuid) over (partition by span.item_id order by span.live_since, span.arrival) as was_set
      from private.content_times as span
      join public.content_items as item on item.id = span.item_id and item.kind = 'indicator'
      join public.content_revisions as said on said.id = span.revision_id
    ) as told
    where told.live_since > $1 and exists (select 1 from private.figure_changes(told.was_set, told.now_set))
  )
  select item.kind, coalesce(about.slug, item.slug) as slug, coalesce(about.kind, item.kind) as framed,
    extract(epoch from min(gone.at)) * 1000 as at
  from gone
  join public.content_items as item on item.id = gone.item_id
  left join private.content_heads as head on head.item_id = item.id and item.kind = 'commitment-update'
  left join public.content_revisions as said on said.id = head.revision_id
  left join public.content_items as about on about.id::text = said.body ->> 'of'
  group by 1, 2, 3`;

interface Gone {
  readonly kind: string;
  readonly slug: string;
  /** What it is in another site's frame. */
  readonly frame: string | undefined;
  /** From when on, epoch ms. */
  readonly at: number;
}

/** Requests after which something may be taken back. */
const MAY_TAKE_BACK =
  /^(content_events|content_release_steps|idea_actions|qa_acts|qa_wishes|site_corrections|site_hides|site_picture_acts|insert_each|erase_person|erase_site_picture)$/;

export const mayTakeBack = (route: ApiRoute, method = 'GET'): boolean =>
  method === 'POST' && (route.kind === 'table' || route.kind === 'function') && MAY_TAKE_BACK.test(route.name);

export interface TakenBack {
  /** The database is asked anew. Resolves with whether more was taken back than was known. */
  look(): Promise<boolean>;
  /** The file to serve for this address: itself, or the shell. */
  fileFor(url: string): Promise<string>;
}

// Anything that a page could have been printed with.
const PUBLIC = `
  select exists (select 1 from private.content_now) or exists (select 1 from private.content_times as span where span.live_since <= now())
    or exists (select 1 from public.ideas as one where one.moderation = 'published')
    or exists (select 1 from private.sites_shown) or exists (select 1 from public.publications)
    or exists (select 1 from public.qa_sessions) or exists (select 1 from public.events as one where one.visibility = 'public')
    or exists (select 1 from private.city_payment_files as one where one.published_at is not null) as is_public`;
/** Every page that is printed beside the landing page. */
const PRINTED =
  /^(\/es)?\/(vision|transparency|citizens|finance-transparency|wellness|engagement|revitalization|education|community-voice)(\/.*)?(\.html)?$/;

/** When the pages of a build were printed, epoch ms; undefined where there are none. */
export const printedAt = (dist: string): number | undefined =>
  fs.statSync(path.join(dist, SHELL), { throwIfNoEntry: false })?.mtimeMs;

/**
 * @param printedAt epoch ms: when the pages were printed; undefined where none are.
 * @param fromNothing printed without a database: once anything is public, each page says too little.
 */
export function createTakenBack(
  backend: Pick<Backend, 'database'>,
  printedAt: number | undefined,
  now: () => number = Date.now,
  fromNothing = false,
): TakenBack {
  if (printedAt === undefined) return { look: () => Promise.resolve(false), fileFor: (url) => Promise.resolve(url) };
  const since = new Date(printedAt).toISOString();
  let known: Known | null = null;

  async function look(): Promise<boolean> {
    const [row] = await backend.database.query(SINCE, [since]);
    const gone = (await backend.database.query(GONE, [since])).map(asGone);
    const before = known;
    known = { subjects: new Set((Object.keys(SUBJECTS) as Subject[]).filter((one) => row?.[one] === true)), gone };
    const told = new Set(before?.gone.filter((one) => one.at <= now()).map(nameOf));
    return (
      [...known.subjects].some((subject) => !before?.subjects.has(subject)) ||
      gone.some((one) => one.at <= now() && !told.has(nameOf(one)))
    );
  }

  let anything = false;
  /** A database that can't be asked is not taken for an empty one. */
  async function isAnythingPublic(): Promise<boolean> {
    if (anything) return true;
    try {
      const [row] = await backend.database.query(PUBLIC);
      return (anything = row?.['is_public'] === true);
    } catch {
      return true;
    }
  }

  return {
    look,
    async fileFor(url) {
      const path = url.split('?', 1)[0] ?? '/';
      if (fromNothing && PRINTED.test(path) && (await isAnythingPublic())) return SHELL;
      const about = (Object.keys(SUBJECTS) as Subject[]).filter((subject) => SUBJECTS[subject].test(path));
      const kinds = Object.keys(PAGES).filter((kind) => PAGES[kind]?.test(path));
      const [, language = '', frame, slug] = FRAME.exec(path) ?? [];
      const [, pictured] = SHARED.exec(path) ?? [];
      if (about.length === 0 && kinds.length === 0 && frame === undefined && pictured === undefined) return url;
      // One that cannot be asked is not taken for one that has nothing to say.
      if (known === null) await look().catch(() => undefined);
      const gone = known?.gone.filter((one) => one.at <= now());
      if (pictured !== undefined) {
        const stands = gone && !gone.some((one) => one.frame === FRAMED['commitment'] && one.slug === pictured);
        return stands ? url : SITE_PICTURE;
      }
      if (frame !== undefined) {
        const stands = gone && !gone.some((one) => one.frame === frame && one.slug === slug);
        return stands ? url : `${language}/embed/changed/${frame}.html`;
      }
      const stands =
        gone &&
        !about.some((subject) => known?.subjects.has(subject)) &&
        !gone.some(({ kind }) => kinds.includes(kind));
      return stands ? url : SHELL;
    },
  };
}

interface Known {
  readonly subjects: ReadonlySet<Subject>;
  readonly gone: readonly Gone[];
}

const nameOf = ({ kind, slug, at }: Gone) => `${kind} ${slug} ${at}`;

const asGone = ({ kind, slug, framed, at }: Readonly<Record<string, unknown>>): Gone => ({
  kind: String(kind),
  slug: String(slug),
  frame: FRAMED[String(framed)],
  at: Number(at),
});
