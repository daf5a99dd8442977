/** The plan put together from the sample town's content, searched, drawn on a line and told apart. */
import { describe, expect, it } from 'vitest';
import { campaign } from '../../../../src/campaign.ts';
import { commitmentUpdates } from '../../../../src/sample/content/commitment-update.ts';
import { commitments } from '../../../../src/sample/content/commitment.ts';
import { changesBetween, updateChanges, type Writing } from '../../../../src/features/plan/model/changes.ts';
import { commitmentContent, type CommitmentBody } from '../../../../src/features/plan/model/commitmentContent.ts';
import { parseLooking } from '../../../../src/features/plan/model/asked.ts';
import { isNarrowed, lookInto, planIndex } from '../../../../src/features/plan/model/looking.ts';
import { planOf, type Live } from '../../../../src/features/plan/model/plan.ts';
import { parseReceipts, receiptOf, withReceipt } from '../../../../src/features/plan/model/receipt.ts';
import { timelineOf } from '../../../../src/features/plan/model/timeline.ts';
import { updateContent, type UpdateBody } from '../../../../src/features/plan/model/updateContent.ts';
import type { Field, FieldMap } from '../../../../src/core/content/fields.ts';
import type { ContentSeed } from '../../../../src/core/content/kind.ts';
import { LOCALES } from '../../../../src/core/locale.ts';

const live = <Body>({ id, slug, body, published_at, before = [] }: ContentSeed<Body>): Live<Body> => ({
  id,
  slug,
  body,
  version: before.length + 1,
  liveSince: published_at,
});
const bodies = commitments.map((one) => live(one as ContentSeed<CommitmentBody>)); // held by tests/campaign/plan.test.ts
const updates = commitmentUpdates.map((one) => live(one as ContentSeed<UpdateBody>)); // held by tests/campaign/plan.test.ts
const plan = planOf(bodies, updates, campaign);
const [bridge] = plan.commitments.filter(({ slug }) => slug === 'mill-street-bridge');

/** The body's fields as they would be after one change each: every value within every field once, in each language, and what is left out. */
function* changedEverywhere(
  fields: FieldMap,
  body: Readonly<Record<string, unknown>>,
): Generator<readonly [string, Readonly<Record<string, unknown>>]> {
  for (const [name, field] of Object.entries(fields)) {
    const value = body[name];
    if (field.type === 'list') {
      const entries = (value ?? []) as readonly Readonly<Record<string, unknown>>[]; // the kind's own shape
      yield [`${name} with one more`, { [name]: [...entries, { ...filledEntry(field.fields), id: 'more' }] }];
      if (entries.length > 0) yield [`${name} without the first`, { [name]: entries.slice(1) }];
      for (const [at, entry] of entries.entries())
        for (const [within, other] of changedEverywhere(field.fields, entry))
          yield [`${name} ${at} ${within}`, { [name]: entries.with(at, { ...entry, ...other }) }];
    } else if (field.type === 'text' || field.type === 'markdown') {
      for (const locale of LOCALES)
        yield [`${name} (${locale})`, { [name]: { ...(value as object | undefined), [locale]: 'Said otherwise.' } }];
      if (!field.required && value !== undefined) yield [`${name} left out`, { [name]: undefined }];
    } else if (field.type === 'picture') {
      for (const [how, picture] of Object.entries(PICTURES)) yield [`${name}: ${how}`, { [name]: picture }];
    } else {
      yield [name, { [name]: anotherOf(field, value) }];
    }
  }
}

const shownPicture = {
  media: 'a',
  files: [{ file: `${'a'.repeat(64)}.webp`, width: 800, height: 600 }],
  x: 50,
  y: 50,
  decorative: false,
  alt: { en: 'The bridge', es: 'El puente' },
};
/** Of what has none: one that says something, and one that says nothing. */
const PICTURES = { described: shownPicture, decorative: { ...shownPicture, decorative: true, alt: {} } };

const filledEntry = (fields: FieldMap): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'text' ? [[name, { en: 'One more', es: 'Uno más' }]] : [[name, anotherOf(field, undefined)]],
    ),
  );

function anotherOf(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'choice':
      return field.of.find((one) => one !== value);
    case 'choices':
      return Array.isArray(value) && value.length === 1 ? field.of : field.of.slice(0, 1);
    case 'day':
      return value === '2027-07-07' ? '2027-07-08' : '2027-07-07';
    case 'money':
      // A cent: in whole dollars it is the same.
      return Number(value) + 1;
    case 'link':
      return 'https://example.org/another';
    default:
      throw new Error(`The test knows no other ${field.type}: add one, and to the difference too.`);
  }
}

const rating = (of: string, on: string, word: NonNullable<UpdateBody['rating']>): Live<UpdateBody> => ({
  id: `${on}-${word}`,
  slug: word,
  version: 1,
  liveSince: `${on}T12:00:00Z`,
  body: { of, on, rating: word, text: { en: 'Work began.' }, source_title: { en: 'Minutes' }, source: '/minutes' },
});

describe('the plan', () => {
  it('is told in the campaign’s order of priorities, and within one by the day', () => {
    expect([...new Set(plan.commitments.map(({ body }) => body.priority))]).toEqual(campaign.priorities);
    const housing = plan.commitments.filter(({ body }) => body.priority === 'housing').map(({ body }) => body.due_on);
    expect(housing).toEqual(housing.toSorted());
  });

  it('adds up its price to the cent', () => {
    expect(plan.costLow).toBe(commitments.reduce((all, { body }) => all + body.cost_low, 0));
    expect(Number.isInteger(plan.costHigh)).toBe(true);
  });

  it('is not in force while nothing was rated since the term began', () => {
    expect(plan.inForce).toBe(false);
    const before = planOf(bodies, [rating(bodies[0]?.id ?? '', '2025-10-01', 'kept')], campaign);
    expect(before.inForce).toBe(false);
    const since = planOf(bodies, [rating(bodies[0]?.id ?? '', '2026-02-01', 'kept')], campaign);
    expect(since.inForce).toBe(true);
  });

  it('tells what happened with the newest first', () => {
    const days = plan.happenings.map(({ on }) => on);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(bridge?.updates).toHaveLength(1);
  });
});

describe('looking into the plan', () => {
  const index = planIndex(plan, 'en');

  it('finds by every text there is: milestones, sources and what happened too', () => {
    const slugs = (query: string) => lookInto(index, query, {}).commitments.map(({ slug }) => slug);
    expect(slugs('ladder truck')).toEqual(['mill-street-bridge']);
    expect(slugs('quarry road connected')).toEqual(['fiber-and-turbines']);
    expect(lookInto(index, 'dispatcher', {}).happenings).toHaveLength(1);
    expect(lookInto(planIndex(plan, 'es'), 'biblioteca cuatro tardes', {}).commitments).toHaveLength(1);
  });

  it('narrows by who has to agree, by the part of the term and by the rating', () => {
    const county = lookInto(index, '', { who: 'county' }).commitments;
    expect(county.length).toBeGreaterThan(2);
    expect(county.every(({ body }) => body.depends_on.includes('county'))).toBe(true);
    expect(lookInto(index, '', { phase: 'days' }).commitments).toHaveLength(3);
    expect(lookInto(index, '', { rating: 'kept' }).commitments).toEqual([]);
  });

  it('takes from an address only what it may ask for', () => {
    expect(parseLooking({ by: 'time', phase: 'year', who: 'pope', rating: ['kept'], q: 'Smith' })).toEqual({
      by: 'time',
      phase: 'year',
    });
    expect(parseLooking({ by: 'priority' })).toEqual({});
    expect(isNarrowed(' ', { by: 'news' })).toBe(false);
    expect(isNarrowed('', { who: 'state' })).toBe(true);
  });

  it('reads 2,000 updates once, and none of them again for a key', () => {
    let read = 0;
    const many = Array.from({ length: 2000 }, (_, at) => {
      const { body, ...update } = rating(bodies[at % 15]?.id ?? '', '2026-02-01', 'in-the-works');
      return {
        ...update,
        id: `${at}`,
        get body() {
          read++;
          return body;
        },
      };
    });
    const large = planIndex(planOf(bodies, many, campaign), 'en');
    const once = read;
    expect(once).toBeGreaterThanOrEqual(2000);
    for (const query of ['w', 'wo', 'wor', 'work', 'work b', 'work be', 'zebra']) lookInto(large, query, {});
    expect(read).toBe(once);
  });
});

describe('the line', () => {
  const line = timelineOf(plan.commitments, campaign.term);

  it('has every commitment once, in the lane of its priority', () => {
    expect(line.lanes.map(({ priority }) => priority)).toEqual(campaign.priorities);
    expect(line.lanes.flatMap(({ dots }) => dots.filter(({ last }) => last))).toHaveLength(15);
  });

  it('runs from the term’s first day to its last, without a gap between its parts', () => {
    expect(line.phases.map(({ from }) => from)).toEqual([0, ...line.phases.slice(0, 2).map(({ to }) => to)]);
    expect(line.phases.at(-1)?.to).toBe(100);
    expect(line.years.map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030]);
  });

  it('keeps what lies outside the term at its edge', () => {
    const late = plan.commitments.slice(0, 1).map((one) => ({ ...one, body: { ...one.body, due_on: '2044-01-01' } }));
    expect(timelineOf(late, campaign.term).lanes[0]?.dots.at(-1)?.x).toBe(100);
  });
});

describe('two wordings', () => {
  const plainly: Writing = {
    day: (day) => day,
    cost: (low, high) => `${Math.round(low / 100)}-${Math.round(high / 100)}`,
    exactCost: (low, high) => `${low}-${high}`,
    deciders: (all) => all.join(),
    priority: () => 'A priority',
    done: (day) => `done ${day}`,
  };
  const seed = commitments.find(({ slug }) => slug === 'counselor-on-calls');
  const [first, second] = seed?.before?.map(({ body }) => body as CommitmentBody) ?? []; // as above

  it('differ in what was changed, and in nothing else', () => {
    if (!first || !second) throw new Error('The sample was not reworded.');
    const parts = changesBetween(first, second, 'en', plainly).map(({ part }) => part);
    expect(parts).toEqual(['title', 'text', 'cost', 'milestones']);
    expect(changesBetween(second, second, 'es', plainly)).toEqual([]);
  });

  it('show a milestone’s day that moved', () => {
    const was = commitments.find(({ slug }) => slug === 'mill-street-bridge')?.before?.[0]?.body as CommitmentBody; // as above
    const [moved] = bridge ? changesBetween(was, bridge.body, 'en', plainly) : [];
    expect(moved?.part).toBe('milestones');
    expect(moved?.before).toContain('2026-02-27');
    expect(moved?.after).toContain('2026-05-29');
  });

  it('never differ without a difference that is shown, whichever public field was changed, in either language', () => {
    const { fields } = commitmentContent;
    for (const { body } of bodies) {
      for (const [name, other] of changedEverywhere(fields, body)) {
        const changed = { ...body, ...other } as CommitmentBody; // one field of it is another
        for (const locale of LOCALES) {
          const found = changesBetween(body, changed, locale, plainly);
          expect(found, `${name} in ${locale}`).toHaveLength(1);
          expect(found[0]?.before, name).not.toBe(found[0]?.after);
          expect(changesBetween(changed, body, locale, plainly), `${name} back in ${locale}`).toHaveLength(1);
        }
      }
    }
  });

  it.each([
    ['another picture', { files: [{ file: `${'b'.repeat(64)}.webp`, width: 800, height: 600 }] }],
    ['its words in English', { alt: { ...shownPicture.alt, en: 'A bridge' } }],
    ['its words in Spanish', { alt: { ...shownPicture.alt, es: 'Un puente' } }],
    ['who made it', { credit: 'Ada Lovelace' }],
    ['that it says nothing', { decorative: true, alt: {} }],
  ])('show of a picture that it is another: %s', (_what, other) => {
    const [shown] = bodies;
    if (!shown) throw new Error('There is no sample.');
    const before: CommitmentBody = { ...shown.body, picture: shownPicture };
    const after: CommitmentBody = { ...shown.body, picture: { ...shownPicture, ...other } };
    for (const locale of LOCALES) {
      const [found] = changesBetween(before, after, locale, plainly);
      expect(found?.part).toBe('picture');
      expect(found?.before).not.toBe(found?.after);
    }
  });

  it('say which language’s words were changed where the reader’s own stayed', () => {
    const [shown] = bodies;
    if (!shown) throw new Error('There is no sample.');
    const changed = { ...shown.body, target: { ...shown.body.target, es: 'Menos que antes.' } };
    expect(changesBetween(shown.body, changed, 'en', plainly)).toEqual([
      { part: 'target', before: shown.body.target.es, after: 'Menos que antes.', lang: 'es' },
    ]);
    expect(changesBetween(shown.body, changed, 'es', plainly)[0]?.lang).toBeUndefined();
  });

  it('tell why once: the reason stands above, and is a change only where nothing else is', () => {
    const [shown] = bodies;
    if (!shown) throw new Error('There is no sample.');
    const reason = { ...shown.body, reworded: { en: 'A better reason.' } };
    expect(changesBetween(shown.body, reason, 'en', plainly).map(({ part }) => part)).toEqual(['reworded']);
    const both = { ...reason, due_on: '2029-12-31' };
    expect(changesBetween(shown.body, both, 'en', plainly).map(({ part }) => part)).toEqual(['due_on']);
  });
});

describe('two wordings of what happened', () => {
  const writing = { day: (day: string) => day, rating: (word: string) => word };
  const was = rating('x', '2026-02-01', 'kept').body;

  it('show a rating that was changed or taken back, and the address of a source', () => {
    const { rating: _, ...unrated } = was;
    const parts = (after: UpdateBody) =>
      updateChanges(was, after, 'en', writing).map(({ part, before, after: now }) => [part, before, now]);
    expect(parts({ ...was, rating: 'broken' })).toEqual([['rating', 'kept', 'broken']]);
    expect(parts(unrated)).toEqual([['rating', 'kept', '']]);
    expect(parts({ ...was, source: '/other' })).toEqual([['source', '/minutes', '/other']]);
    expect(parts(was)).toEqual([]);
  });

  it('never differ without a difference that is shown, whichever public field was changed', () => {
    const { of: _, ...fields } = updateContent.fields;
    for (const locale of LOCALES)
      for (const [name, other] of changedEverywhere(fields, was))
        expect(updateChanges(was, { ...was, ...other } as UpdateBody, locale, writing), name).toHaveLength(1); // one field of it is another
  });
});

describe('a receipt', () => {
  const shown = bodies[0];
  if (!shown) throw new Error('There is no sample.');

  it('keeps the wording itself, and each wording once', () => {
    const once = withReceipt([], shown, 1000);
    expect(withReceipt(once, shown, 2000)).toEqual(once);
    const twice = withReceipt(once, { ...shown, version: 2 }, 3000);
    expect(receiptOf(twice, shown.id)?.version).toBe(2);
    expect(parseReceipts(JSON.parse(JSON.stringify(twice)))).toEqual(twice);
  });

  it('that cannot be read is none, and spoils no other', () => {
    const good = withReceipt([], shown, 1000);
    expect(parseReceipts([{ id: 'x' }, null, ...good])).toEqual(good);
    expect(parseReceipts('nonsense')).toEqual([]);
  });
});
