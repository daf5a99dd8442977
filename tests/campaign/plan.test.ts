/** The sample town's plan holds to its own rules, and says what the landing page says. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wholeSchema } from '../../src/backend/contentSchema.ts';
import { campaign } from '../../src/campaign.ts';
import { commitmentUpdates } from '../../src/sample/content/commitment-update.ts';
import { commitments } from '../../src/sample/content/commitment.ts';
import { sampleSeeds as seeds } from '../../src/sample/seeds.ts';
import type { ContentSeed } from '../../src/core/content/kind.ts';
import { LOCALES } from '../../src/core/locale.ts';
import { commitmentContent } from '../../src/features/plan/model/commitmentContent.ts';
import { phaseOf } from '../../src/features/plan/model/phases.ts';
import { updateContent } from '../../src/features/plan/model/updateContent.ts';

const wordings = <Body>({ body, before = [] }: ContentSeed<Body>) => [...before.map((one) => one.body), body];

describe('the sample plan', () => {
  it.each(commitments.map((one) => [one.slug, one] as const))(
    '%s may be published, in each of its wordings',
    (_, one) => {
      for (const body of wordings(one))
        expect(v.safeParse(wholeSchema(commitmentContent), body).issues).toBeUndefined();
    },
  );

  it('has only updates that may be published, of commitments that there are', () => {
    const ids = new Set(commitments.map(({ id }) => id));
    for (const { body } of commitmentUpdates) {
      expect(v.safeParse(wholeSchema(updateContent), body).issues).toBeUndefined();
      expect(ids).toContain(body.of);
    }
  });

  it.each(LOCALES)('says the landing page’s fifteen commitments to the letter (%s)', (locale) => {
    const said = seeds[locale].priorities.items;
    expect(said.map(({ slug }) => slug)).toEqual(campaign.priorities);
    for (const { slug, commitments: titles } of said) {
      const mine = commitments.filter(({ body }) => body.priority === slug).map(({ body }) => body.title[locale]);
      expect(mine).toEqual(titles);
    }
  });

  it('says everything in both languages', () => {
    const missing: string[] = [];
    const look = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('en' in value && !('es' in value)) missing.push(at);
      for (const [key, part] of Object.entries(value)) look(part, `${at}.${key}`);
    };
    for (const one of [...commitments, ...commitmentUpdates]) look(one.body, one.slug);
    expect(missing).toEqual([]);
  });

  it('has something to show in each part of the term, and no milestone after its end', () => {
    const phases = commitments.map(({ body }) => phaseOf(body.due_on, campaign.term));
    expect(new Set(phases).size).toBe(3);
    for (const { body, slug } of commitments) {
      for (const { due_on } of body.milestones) expect(due_on <= body.due_on, slug).toBe(true);
      expect(body.cost_low).toBeLessThanOrEqual(body.cost_high);
    }
  });

  it('uses no id twice', () => {
    const ids = [...commitments, ...commitmentUpdates].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
