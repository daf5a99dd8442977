/** The sample town's content (src/sample) as rpc/live_content would give it: for builds of the sample town, and for the sample data. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { campaign } from '../campaign.ts';
import { figureSeeds, type FigureSeed } from '../sample/figures.ts';
import { ideaSeeds } from '../sample/ideas.ts';
import { linkSeeds } from '../sample/links.ts';
import { siteId, siteSeeds, type SiteSeed, type SiteWording } from '../sample/sites.ts';
import { withdrawnCommitments } from '../sample/withdrawn.ts';
import type { ContentSeed } from '../core/content/kind.ts';
import { changesBetween } from '../core/figures/value.ts';
import type { LiveRow } from '../features/feeds/model/rows.ts';

/** A wording's id: the same in every build and in the sample data. */
export function seedRevision(id: string, publishedAt: string): string {
  const hex = createHash('sha256').update(`${id} ${publishedAt}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

export const seedRow = (kind: string, { id, slug, body, published_at: at, before = [] }: ContentSeed): LiveRow => ({
  id,
  kind,
  slug,
  revision: seedRevision(id, at),
  version: before.length + 1,
  body,
  live_since: at,
  expires_at: null,
  verify_by: null,
});

/** Every wording of an item, as rpc/content_versions would give them, oldest first. */
export function seedWordings({ id, body, published_at: at, before = [] }: ContentSeed): readonly object[] {
  const all = [...before, { body, published_at: at }];
  return all.map((one, index) => ({
    revision: seedRevision(id, one.published_at),
    version: index + 1,
    body: one.body,
    live_since: one.published_at,
    live_until: all[index + 1]?.published_at ?? null,
  }));
}

/** What was taken out of the plan, as rpc/withdrawn_commitments would give it. */
export const withdrawnRows = (): readonly object[] =>
  withdrawnCommitments.map(({ id, slug, body, published_at: since, withdrawn_at: at, reason }) => ({
    id,
    step: seedRevision(seedRevision(id, since), 'unpublished'),
    slug,
    title: body.title,
    live_since: since,
    withdrawn_at: at,
    taken_down: true,
    reason_en: reason.en,
    reason_es: reason.es,
  }));

/** What came of what, as rpc/live_links would give it where these rows are live: no id of what has no page. */
export function linksAmong(live: ReadonlyMap<string, readonly LiveRow[]>): readonly object[] {
  const outcomes = live.get('commitment') ?? [];
  const places = siteSeeds.flatMap(({ n, slug, title, commitment, story }) => {
    const outcome = outcomes.find((row) => row.id === commitment?.[0]);
    if (!outcome) return [];
    const fromEnd = { from_kind: 'site', from_id: null, from_slug: slug };
    const toEnd = { to_kind: 'commitment', to_id: outcome.id, to_slug: outcome.slug };
    const began = { on: null, began_on: story.map(({ on }) => on).toSorted()[0] ?? null };
    return { id: siteId(n), relation: 'about', ...fromEnd, ...toEnd, words_en: title.en, words_es: title.es, ...began };
  });
  const links = linkSeeds.flatMap(({ id, relation, from, to, words }) => {
    const [origin, outcome] = [from, to].map((end) => live.get(end.kind)?.find((row) => row.id === end.id) ?? null);
    if (!origin && !outcome) return [];
    const fromEnd = { from_kind: from.kind, from_id: origin?.id ?? null, from_slug: origin?.slug ?? null };
    const toEnd = { to_kind: to.kind, to_id: outcome?.id ?? null, to_slug: outcome?.slug ?? null };
    return { id, relation, ...fromEnd, ...toEnd, words_en: words.en, words_es: words.es };
  });
  return [...places, ...links];
}

/** As if the values were their file. */
export const seedSetHash = ({ values }: FigureSeed): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

const setOf = (body: ContentSeed['body'] | undefined) => figureSeeds.find(({ id }) => id === body?.values);

/** The figures of these indicators, as rpc/live_figures would give them, with what earlier wordings said otherwise. */
export function figuresOf(indicators: readonly ContentSeed[]): readonly object[] {
  return indicators.flatMap(({ id: item, body, published_at: at, before = [] }) => {
    const set = setOf(body);
    if (!set) return [];
    const { id, file_name, as_of, values } = set;
    const wordings = [...before, { body, published_at: at }];
    const corrections = wordings.flatMap((one, index) =>
      changesBetween(setOf(wordings[index - 1]?.body)?.values ?? [], setOf(one.body)?.values ?? []).map((change) => ({
        ...change,
        reason: one.body.corrected ?? null,
        at: one.published_at,
      })),
    );
    return [{ item, set: id, sha256: seedSetHash(set), file_name, as_of, values, corrections }];
  });
}

/** What the campaign has of a kind, in the order of the ids; none where it has no file. */
export async function seedsOf(kind: string, root: string): Promise<readonly ContentSeed[]> {
  const file = join(root, 'src/sample/content', `${kind}.ts`);
  if (!/^[a-z-]+$/.test(kind) || !existsSync(file)) return [];
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>; // any module
  const lists = Object.values(module).filter((value): value is readonly ContentSeed[] => Array.isArray(value));
  const [seeds] = lists;
  if (!seeds || lists.length !== 1) throw new Error(`${file} exports no one list.`);
  return seeds.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What people suggested, as rpc/live_ideas would give it, the newest first. */
export function ideaRows(): readonly object[] {
  const rows = ideaSeeds.map(
    ({ id, text, topic, ward, on, status, response, reply, into = null, ledTo, supports, held, looked }) => ({
      id,
      en: text.en,
      es: text.es,
      topic,
      ward,
      on,
      into,
      status: into === null ? status : 'duplicate',
      response_en: (reply ?? response)?.en ?? null,
      response_es: (reply ?? response)?.es ?? null,
      responded_on: (reply ?? response)?.on ?? (status === 'open' ? null : on),
      led_to: ledTo
        ? [{ kind: 'commitment', slug: ledTo.slug, on: null, words_en: ledTo.words.en, words_es: ledTo.words.es }]
        : [],
      // Told of what it was merged into.
      supports: (into === null ? supports : ideaSeeds.find((one) => one.id === into)?.supports) ?? null,
      held: held ?? false,
      also: ideaSeeds.filter((one) => one.into === id).map((one) => one.id),
      steps: [
        ...(looked ? [{ on: looked, status: 'under_review' }] : []),
        ...(status === 'open' ? [] : [{ on: response?.on ?? on, status }]),
      ],
    }),
  );
  return rows.toSorted((a, b) => (a.on < b.on ? 1 : -1));
}

export const siteEventId = (n: number, step: number): string =>
  `517e0001-0000-4000-8000-${String(n * 100 + step + 1).padStart(12, '0')}`;

export const siteCorrectionId = (n: number, which: number): string =>
  `517e0005-0000-4000-8000-${String(n * 100 + which + 1).padStart(12, '0')}`;

const wordingsOf = ({
  title,
  about,
  texts,
}: Pick<SiteSeed, 'title' | 'about'> & { readonly texts: SiteSeed['texts'] }) => ({
  wordings: (texts?.wordings ?? []).map(({ on, about: said, plan, reworded }) => ({
    id: seedRevision(texts?.item ?? '', `${on}T15:00:00Z`),
    on,
    title_en: title.en,
    title_es: title.es,
    about_en: said.en,
    about_es: said.es,
    plan_en: plan.en,
    plan_es: plan.es,
    reason_en: reworded?.en ?? null,
    reason_es: reworded?.es ?? null,
  })),
  before: texts ? { title_en: title.en, title_es: title.es, about_en: about.en, about_es: about.es } : null,
});

const saysNow = (own: SiteSeed['about'], newest: SiteWording | undefined) => {
  const about = newest?.about ?? own;
  return { about_en: about.en, about_es: about.es, plan_en: newest?.plan.en ?? null, plan_es: newest?.plan.es ?? null };
};

/** The places of the sample town, as rpc/live_sites would give them. */
export function siteRows(): readonly object[] {
  const rows = siteSeeds.map(
    ({ n, slug, kind, title, about, place, ward, at, commitment, story, corrections = [], doubted, texts }) => ({
      id: siteId(n),
      slug,
      kind,
      title_en: title.en,
      title_es: title.es,
      ...saysNow(about, texts?.wordings.at(-1)),
      place,
      ward,
      latitude: at[0],
      longitude: at[1],
      commitment: commitment?.[1] ?? null,
      joined: [],
      story: story.map(({ on, stage = null, text, source, link = null, seen = false, cost = null }, step) => ({
        id: siteEventId(n, step),
        on,
        stage,
        en: text.en,
        es: text.es,
        source_en: source.en,
        source_es: source.es,
        source_url: link,
        seen,
        cost_cents: cost,
      })),
      corrections: corrections.map(({ on, field, was, now, reason }, which) => ({
        id: siteCorrectionId(n, which),
        on,
        field,
        was,
        was_told: true,
        now,
        reason_en: reason.en,
        reason_es: reason.es,
      })),
      ...wordingsOf({ title, about, texts }),
      looked_on: null,
      doubted_on: doubted ?? null,
      fresh_days: campaign.field.lookAgainDays,
    }),
  );
  return rows.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
