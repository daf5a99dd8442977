/**
 * Which printed pages may still say what was taken back since they were printed: there the shell is served, which asks the database,
 * until the site is built anew. What is hidden by one press is hidden for whoever runs no scripts, too.
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

/** Requests after which something may be taken back. */
const MAY_TAKE_BACK =
  /^(idea_actions|qa_acts|qa_wishes|site_corrections|site_hides|site_picture_acts|insert_each|erase_person|erase_site_picture)$/;

export const mayTakeBack = (route: ApiRoute, method = 'GET'): boolean =>
  method === 'POST' && (route.kind === 'table' || route.kind === 'function') && MAY_TAKE_BACK.test(route.name);

export interface TakenBack {
  /** The database is asked anew. Resolves with whether more was taken back than was known. */
  look(): Promise<boolean>;
  /** The file to serve for this address: itself, or the shell. */
  fileFor(url: string): Promise<string>;
}

/** When the pages of a build were printed, epoch ms; undefined where there are none. */
export const printedAt = (dist: string): number | undefined =>
  fs.statSync(path.join(dist, SHELL), { throwIfNoEntry: false })?.mtimeMs;

/** @param printedAt epoch ms: when the pages were printed; undefined where none are. */
export function createTakenBack(backend: Pick<Backend, 'database'>, printedAt: number | undefined): TakenBack {
  if (printedAt === undefined) return { look: () => Promise.resolve(false), fileFor: (url) => Promise.resolve(url) };
  const since = new Date(printedAt).toISOString();
  let known: ReadonlySet<Subject> | null = null;

  async function look(): Promise<boolean> {
    const [row] = await backend.database.query(SINCE, [since]);
    const before = known;
    known = new Set((Object.keys(SUBJECTS) as Subject[]).filter((subject) => row?.[subject] === true));
    return [...known].some((subject) => !before?.has(subject));
  }

  return {
    look,
    async fileFor(url) {
      const path = url.split('?', 1)[0] ?? '/';
      const about = (Object.keys(SUBJECTS) as Subject[]).filter((subject) => SUBJECTS[subject].test(path));
      if (about.length === 0) return url;
      // One that cannot be asked is not taken for one that has nothing to say.
      if (known === null) await look().catch(() => undefined);
      return known === null || about.some((subject) => known?.has(subject)) ? SHELL : url;
    },
  };
}
