/** The sample town's documents, decisions, requests, corrections, people and policies are what their kinds allow, and say it in both languages. */
import { describe, expect, it } from 'vitest';
import { wholeSchema } from '../../src/backend/contentSchema.ts';
import { corrections } from '../../src/sample/content/correction.ts';
import { decisions } from '../../src/sample/content/decision.ts';
import { documents } from '../../src/sample/content/document.ts';
import { openPages } from '../../src/sample/content/page.ts';
import { programs } from '../../src/sample/content/program.ts';
import { recordsRequests } from '../../src/sample/content/records-request.ts';
import { services } from '../../src/sample/content/service.ts';
import { teamMembers } from '../../src/sample/content/team-member.ts';
import type { ContentKind, ContentSeed } from '../../src/core/content/kind.ts';
import { blocksOf } from '../../src/core/content/blocks.ts';
import { contentKindOf } from '../../src/wiring/contentKinds.ts';
import * as v from 'valibot';

const seeds: Readonly<Record<string, readonly ContentSeed[]>> = {
  document: documents,
  decision: decisions,
  'records-request': recordsRequests,
  correction: corrections,
  'team-member': teamMembers,
  page: openPages,
  service: services,
  program: programs,
};
const kindOf = (name: string): ContentKind => {
  const kind = contentKindOf(name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  return kind;
};

describe.each(Object.entries(seeds))('%s', (name, all) => {
  const kind = kindOf(name);
  it.each(all.map((seed) => [seed.slug, seed] as const))('%s may be published', (_slug, { body }) => {
    expect(v.safeParse(wholeSchema(kind), body).issues).toBeUndefined();
  });

  it('says everything in both languages, under ids and slugs of its own', () => {
    const paths = all.flatMap(({ slug, body }) =>
      blocksOf(kind.fields, body)
        .filter(
          ({ field, value, path }) => 'each' in field && field.each && value === undefined && path.endsWith('.es'),
        )
        .map(({ path }) => `${slug} ${path}`),
    );
    // A text that may be missing is missing in both.
    const half = paths.filter((path) => {
      const [slug, at = ''] = path.split(' ');
      const seed = all.find((one) => one.slug === slug);
      return blocksOf(kind.fields, seed?.body ?? {}).some(
        (one) => one.path === at.replace(/es$/, 'en') && one.value !== undefined,
      );
    });
    expect(half).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  });
});
