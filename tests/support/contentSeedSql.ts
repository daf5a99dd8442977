/** The sample town's content as SQL for supabase/seed.sql, written off src/sample. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words as en } from '../../src/sample/en.ts';
import { words as es } from '../../src/sample/es.ts';
import type { Words } from '../../src/campaign/words.ts';
import { withdrawnCommitments, type WithdrawnSeed } from '../../src/sample/withdrawn.ts';
import { figureSeeds, type FigureSeed } from '../../src/sample/figures.ts';
import { seedRevision, seedSetHash, seedsOf } from '../../src/build/seedRows.ts';
import type { ContentSeed } from '../../src/core/content/kind.ts';
import { bodyOfSection, kindOfSection, SECTIONS } from '../../src/features/content/model/wordsContent.ts';
import { samplePictures } from '../../src/sample/pictures.ts';
import { root } from '../../supabase/local/root.ts';
import { contentKinds } from '../../src/wiring/contentKinds.ts';

export const SEED_BEGINS =
  '-- What the campaign writes. Written by `node tests/tools/contentSeed.ts`; not written by hand.\n';
export const SEED_ENDS = '-- Here ends what that wrote.\n';

const WRITER = 'a0000000-0000-4000-8000-000000000006';
const OTHER_EYES = 'a0000000-0000-4000-8000-000000000002';
/** When the app's own words count as written. */
const WORDS_SINCE = '2025-01-06T14:00:00Z';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const json = (value: unknown) => `${quoted(JSON.stringify(value))}::jsonb`;

function wordsSeeds(): readonly (readonly [string, ContentSeed])[] {
  return SECTIONS.map((section) => {
    const id = seedRevision(`words ${section}`, WORDS_SINCE);
    const kind = kindOfSection(section);
    const both: Readonly<Record<'en' | 'es', Words>> = { en, es };
    const body = bodyOfSection(section, both, (place) => seedRevision(`words ${section} ${place}`, WORDS_SINCE));
    return [kind, { id, slug: section.toLowerCase(), body, published_at: WORDS_SINCE }] as const;
  });
}

function statementsOf(kind: string, eyes: 1 | 2, seed: ContentSeed): string {
  const wordings = [...(seed.before ?? []), { body: seed.body, published_at: seed.published_at }];
  const item = quoted(seed.id);
  const name = `${quoted(kind)}, ${quoted(seed.slug)}`;
  const first = quoted(wordings[0]?.published_at ?? seed.published_at);
  const lines = [
    `insert into public.content_items (id, kind, slug, user_id, created_at) values (${item}, ${name}, '${WRITER}', ${first})\n  on conflict do nothing;`,
  ];
  let parent: string | null = null;
  for (const { body, published_at: at } of wordings) {
    const id = seedRevision(seed.id, at);
    const times = `${quoted(at)}, ${quoted(at)}`;
    lines.push(
      `insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values\n  ('${id}', ${item}, ${name}, ${parent === null ? 'null' : quoted(parent)}, ${json(body)}, '${WRITER}', ${times})\n  on conflict do nothing;`,
    );
    const steps = [
      ...(eyes === 2
        ? [`('${seedRevision(id, 'approved')}', ${item}, '${id}', 'approved', null, '${OTHER_EYES}', ${times})`]
        : []),
      `('${seedRevision(id, 'published')}', ${item}, '${id}', 'published', ${quoted(at)}, '${WRITER}', ${times})`,
    ];
    lines.push(
      `insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values\n  ${steps.join(',\n  ')}\n  on conflict do nothing;`,
    );
    parent = id;
  }
  if (parent !== null && seed.verified_days_ago !== undefined) {
    const ago = `now() - interval '${seed.verified_days_ago} days'`;
    lines.push(
      `insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values\n  ('${seedRevision(parent, 'verified')}', ${item}, '${parent}', 'verified', null, '${WRITER}', ${ago}, ${ago})\n  on conflict do nothing;`,
    );
  }
  return lines.join('\n');
}

/** What the sample town shows, as if somebody had brought it. */
function picturesSql(): readonly string[] {
  return Object.entries(samplePictures).map(([name, { media, files, x, y, alt }]) => {
    const bytes = readFileSync(join(root, 'src/sample/pictures', `${name}.avif`));
    const told = `'${WRITER}', ${quoted(WORDS_SINCE)}`;
    const stored = files.map(
      ({ file }) => `(${quoted(file)}, decode('${bytes.toString('base64')}', 'base64'), ${told})`,
    );
    return `insert into private.stored_pictures (file, bytes, user_id, created_at) values
  ${stored.join(',\n  ')}
  on conflict do nothing;
insert into public.media (id, files, focal_x, focal_y, alt, user_id, client_created_at, created_at) values
  ('${media}', ${json(files)}, ${x}, ${y}, ${json(alt)}, ${told}, ${quoted(WORDS_SINCE)})
  on conflict do nothing;`;
  });
}

/** One that was public, and was taken down with a reason that everybody reads. */
function withdrawnOf(seed: WithdrawnSeed): string {
  const { id: item, published_at: since, withdrawn_at: at, reason } = seed;
  const id = seedRevision(item, since);
  return `${statementsOf('commitment', 2, seed)}
insert into public.content_events (id, item_id, revision_id, action, reason_en, reason_es, user_id, client_created_at, created_at) values
  ('${seedRevision(id, 'unpublished')}', '${item}', '${id}', 'unpublished', ${quoted(reason.en)}, ${quoted(reason.es)}, '${WRITER}', ${quoted(at)}, ${quoted(at)})
  on conflict do nothing;`;
}

/** What waits at the desk: a sentence more in English, which somebody is asked to look at, sent back, or planned. */
function deskOf(kind: string, seed: ContentSeed, more: string, step: string): string {
  const id = seedRevision(seed.id, more);
  const text: unknown = seed.body.text;
  const both = typeof text === 'object' && text !== null ? text : {};
  const english: unknown = Reflect.get(both, 'en');
  const body = { ...seed.body, text: { ...both, en: `${String(english)} ${more}` } };
  return `insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('${id}', '${seed.id}', ${quoted(kind)}, ${quoted(seed.slug)}, '${seedRevision(seed.id, seed.published_at)}', ${json(body)}, '${WRITER}', now() - interval '1 day', now() - interval '1 day')
  on conflict do nothing;
insert into public.content_events (id, item_id, revision_id, action, assignee, go_live_at, note, user_id, client_created_at, created_at) values
  ('${seedRevision(id, 'step')}', '${seed.id}', '${id}', ${step}, now() - interval '20 hours', now() - interval '20 hours')
  on conflict do nothing;`;
}

const ago = (hours: number) => `now() - interval '${hours} hours', now() - interval '${hours} hours'`;

interface BegunReply {
  readonly item: string;
  readonly slug: string;
  /** The question's shown id. */
  readonly question: string;
  readonly text: { readonly en: string; readonly es: string };
  readonly hours: number;
}

/** A reply that nobody outside reads. @param steps what was done with it, as SQL; by the wording's id. */
function begunReply(
  { item, slug, question, text, hours }: BegunReply,
  word: string,
  steps: (id: string) => string,
): string {
  const id = seedRevision(item, word);
  const name = `'reply', '${slug}'`;
  const body = { asked: `question/${question}`, text, named: 'Dana Whitfield' };
  return `insert into public.content_items (id, kind, slug, user_id, created_at) values ('${item}', ${name}, '${WRITER}', now() - interval '${hours} hours')
  on conflict do nothing;
insert into public.content_revisions (id, item_id, kind, slug, parent_id, body, user_id, client_created_at, created_at) values
  ('${id}', '${item}', ${name}, null, ${json(body)}, '${WRITER}', ${ago(hours)})
  on conflict do nothing;
insert into public.content_events ${steps(id)}
  on conflict do nothing;`;
}

/** The answer to a question that is owed one, approved and planned: nobody outside reads it before its day. */
function plannedReply(): string {
  const item = 'b9e40000-0000-4000-8000-000000000002';
  const text = {
    en: 'The public works office does, by a list of 2009: hospital and fire station first, then bus routes, then the rest by lot. The list was never posted. We have a copy, and here it will stand.',
    es: 'La oficina de obras, según una lista de 2009: primero el hospital y los bomberos, luego las rutas de autobús y el resto por sorteo. La lista nunca se publicó. Tenemos una copia y aquí estará.',
  };
  const reply = { item, slug: 'question-d2000000', question: 'd2000000-0000-4000-8000-000000000015', text, hours: 30 };
  return begunReply(
    reply,
    'planned',
    (id) => `(id, item_id, revision_id, action, go_live_at, user_id, client_created_at, created_at) values
  ('${seedRevision(id, 'approved')}', '${item}', '${id}', 'approved', null, '${OTHER_EYES}', ${ago(26)}),
  ('${seedRevision(id, 'scheduled')}', '${item}', '${id}', 'scheduled', now() + interval '5 days', '${WRITER}', ${ago(25)})`,
  );
}

/** An answer that somebody is asked to look at: read by nobody outside. */
function replyInReview(): string {
  const item = 'b9e40000-0000-4000-8000-000000000003';
  const text = {
    en: 'To two church halls, when somebody there picks up the phone. Nobody is told beforehand which. We want the county to post each evening by six where there is room.',
    es: 'A dos salones parroquiales, si alguien allí contesta el teléfono. Nadie sabe antes a cuál. Queremos que el condado publique cada tarde, antes de las seis, dónde hay lugar.',
  };
  const reply = { item, slug: 'question-d2000000-4', question: 'd2000000-0000-4000-8000-000000000004', text, hours: 9 };
  return begunReply(
    reply,
    'in review',
    (id) => `(id, item_id, revision_id, action, assignee, user_id, client_created_at, created_at) values
  ('${seedRevision(id, 'submitted')}', '${item}', '${id}', 'submitted', '${OTHER_EYES}', '${WRITER}', ${ago(8)})`,
  );
}

/** As its text says. */
const RULE_OF = (item: string) =>
  `(select private.figure_rule(body) from public.content_revisions where item_id = '${item}' order by arrival desc limit 1)`;

/** A set of figures as if it had been brought in from its file. */
function figuresOf(seed: FigureSeed): string {
  const { id, item, file_name, as_of, values } = seed;
  const told = `'${WRITER}', '${as_of}T15:00:00Z', '${as_of}T15:00:00Z'`;
  const rows = values.map(([geography, stratum, period, value, low, high, denominator, status, footnote], at) => {
    const words = [geography, stratum, period].map(quoted).join(', ');
    const note = footnote === null ? 'null' : quoted(footnote);
    return `('${id}', ${at + 2}, ${words}, ${value}, ${low}, ${high}, ${denominator}, '${status}', ${note})`;
  });
  return `insert into private.indicator_sets (id, item_id, sha256, columns, rule, file_name, as_of, rows_total, rows_done, imported_by, created_at, finished_at) values
  ('${id}', '${item}', '${seedSetHash(seed)}', '0.1.2.3.4.5.6.7.8', ${RULE_OF(item)}, ${quoted(file_name)}, '${as_of}', ${values.length}, ${values.length}, ${told})
  on conflict do nothing;
insert into private.indicator_values (set_id, row, geography, stratum, period, value, low, high, denominator, status, footnote) values
  ${rows.join(',\n  ')}
  on conflict do nothing;`;
}

/** A release that is being put together of those two: what was begun, and what was put in. */
function releaseOf(name: string, seeds: readonly ContentSeed[]): readonly string[] {
  const release = seedRevision(`release ${name}`, WORDS_SINCE);
  const told = `'${WRITER}', now() - interval '18 hours', now() - interval '18 hours'`;
  const row = (action: string, item: string | null) =>
    `('${seedRevision(release, `${action} ${item}`)}', '${release}', ${quoted(name)}, '${action}', ${item === null ? 'null' : quoted(item)}, ${told})`;
  return [
    `insert into public.content_releases (id, name, user_id, created_at) values ('${release}', ${quoted(name)}, '${WRITER}', now() - interval '18 hours')
  on conflict do nothing;
insert into public.content_release_steps (id, release_id, name, action, item_id, user_id, client_created_at, created_at) values
  ${[row('begun', null), ...seeds.map(({ id }) => row('added', id))].join(',\n  ')}
  on conflict do nothing;`,
  ];
}

/** All of it, between its two lines. */
export async function contentSeedSql(): Promise<string> {
  const eyes = new Map(contentKinds.map((kind) => [kind.kind, kind.eyes]));
  const lists = await Promise.all(
    [...contentKinds].map(async ({ kind }) => (await seedsOf(kind, root)).map((seed) => [kind, seed] as const)),
  );
  const all = [...lists.flat(), ...wordsSeeds()];
  const first = (kind: string) => all.find(([of]) => of === kind)?.[1];
  const [commitment, document] = [first('commitment'), first('document')];
  const desk = [
    ...(commitment
      ? [
          deskOf(
            'commitment',
            commitment,
            'We say each spring how far it is.',
            `'submitted', '${OTHER_EYES}', null, null, '${WRITER}'`,
          ),
        ]
      : []),
    ...(document
      ? [
          deskOf(
            'document',
            document,
            'The next one comes in the new year.',
            `'changes_requested', null, null, 'Say who will bring it, and by when.', '${OTHER_EYES}'`,
          ),
        ]
      : []),
    plannedReply(),
    replyInReview(),
    ...(commitment && document ? releaseOf('What comes in spring', [commitment, document]) : []),
  ];
  const body = [
    ...picturesSql(),
    ...all.map(([kind, seed]) => statementsOf(kind, eyes.get(kind) ?? 2, seed)),
    ...withdrawnCommitments.map(withdrawnOf),
    ...figureSeeds.map(figuresOf),
    ...desk,
  ].join('\n');
  return `${SEED_BEGINS}alter table public.content_events disable trigger user;
alter table public.content_revisions disable trigger user;
alter table public.content_release_steps disable trigger user;
alter table public.content_events enable trigger content_events_note_content_times;
alter table public.content_revisions enable trigger content_revisions_note_content_head;
alter table public.content_revisions enable trigger content_revisions_note_picture_uses;
${body}
alter table public.content_events enable trigger user;
alter table public.content_revisions enable trigger user;
alter table public.content_release_steps enable trigger user;
${SEED_ENDS}`;
}
