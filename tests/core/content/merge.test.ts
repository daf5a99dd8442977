/** Two people who wrote at once: nothing that either typed is lost. */
import { array, assert, constantFrom, option, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../src/core/content/blocks.ts';
import { mergeBodies } from '../../../src/core/content/merge.ts';
import { mergeText } from '../../../src/core/content/mergeText.ts';
import { plan } from '../../support/contentSamples.ts';

const { fields } = plan;
const ONE = 'b0000000-0000-4000-8000-000000000001';
const TWO = 'b0000000-0000-4000-8000-000000000002';
const base = {
  title: { en: 'Fill every pothole', es: 'Tapar cada bache' },
  due_on: '2027-03-01',
  milestones: [
    { id: ONE, text: { en: 'First' } },
    { id: TWO, text: { en: 'Second' } },
  ],
};

describe('what two people did', () => {
  it('is both where they changed different blocks', () => {
    const ours = { ...base, title: { en: 'Fill each pothole', es: 'Tapar cada bache' } };
    const theirs = { ...base, due_on: '2027-04-01' };
    expect(mergeBodies(fields, base, ours, theirs)).toEqual({
      body: { ...ours, due_on: '2027-04-01' },
      clashes: [],
      kept: [],
    });
  });

  it('clashes where both changed one block, and both words are told', () => {
    const ours = { ...base, title: { en: 'Fill them', es: 'Tapar cada bache' } };
    const theirs = { ...base, title: { en: 'Patch them', es: 'Tapar cada bache' } };
    const { body, clashes } = mergeBodies(fields, base, ours, theirs);
    expect(body).toEqual(ours);
    expect(clashes).toMatchObject([{ path: 'title.en', base: base.title.en, ours: 'Fill them', theirs: 'Patch them' }]);
  });

  it('does not clash where both wrote the same', () => {
    const both = { ...base, due_on: '2028-01-01' };
    expect(mergeBodies(fields, base, both, both)).toEqual({ body: both, clashes: [], kept: [] });
  });

  it('has the entries that each added, and not the one that one took out', () => {
    const added = (id: string, en: string) => ({ id, text: { en } });
    const ours = { ...base, milestones: [base.milestones[0], added('b0000000-0000-4000-8000-00000000000a', 'Mine')] };
    const theirs = {
      ...base,
      milestones: [added('b0000000-0000-4000-8000-00000000000b', 'Yours'), ...base.milestones],
    };
    const { body, clashes } = mergeBodies(fields, base, ours, theirs);
    expect(clashes).toEqual([]);
    expect((body['milestones'] as typeof base.milestones).map(({ text }) => text.en)).toEqual([
      'Yours',
      'First',
      'Mine',
    ]);
  });

  it('keeps an entry that one took out and the other one changed, and says so', () => {
    const ours = { ...base, milestones: [base.milestones[0]] };
    const changed = { id: TWO, text: { en: 'Second, sooner' } };
    const theirs = { ...base, milestones: [base.milestones[0], changed] };
    for (const [a, b] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const { body, clashes, kept } = mergeBodies(fields, base, a, b);
      expect(body['milestones']).toEqual([base.milestones[0], changed]);
      expect([clashes, kept]).toEqual([[], [`milestones.${TWO}`]]);
    }
  });

  it('follows whoever put a list in another order', () => {
    const turned = { ...base, milestones: base.milestones.toReversed() };
    expect(mergeBodies(fields, base, base, turned).body).toEqual(turned);
    expect(mergeBodies(fields, base, turned, base).body).toEqual(turned);
  });

  it('without a common beginning everything that differs is a clash', () => {
    const { clashes } = mergeBodies(fields, null, { title: { en: 'A b.' } }, { title: { en: 'C d.' } });
    expect(clashes).toMatchObject([{ path: 'title.en', ours: 'A b.', theirs: 'C d.' }]);
  });
});

describe('one text', () => {
  const text = 'We fill potholes. Main Street comes first.\nThen the others.';

  it('is put together where different sentences were changed', () => {
    const ours = text.replace('fill', 'fill all');
    const theirs = text.replace('Then', 'Afterwards');
    expect(mergeText(text, ours, theirs)).toBe(
      'We fill all potholes. Main Street comes first.\nAfterwards the others.',
    );
    expect(mergeText(text, theirs, ours)).toBe(mergeText(text, ours, theirs));
  });

  it('is not where both changed one sentence', () => {
    expect(mergeText(text, text.replace('We', 'I'), text.replace('potholes', 'holes'))).toBeNull();
  });
});

const words = constantFrom('a', 'b c', 'b d. e', 'b c. f', undefined);
const ids = ['1', '2', '3', '4'].map((last) => `b0000000-0000-4000-8000-00000000000${last}`);
const body = record({
  title: option(record({ en: words, es: words })),
  words: option(record({ en: words, es: words })),
  due_on: constantFrom('2027-01-01', '2027-02-02', undefined),
  others: array(constantFrom(...ids), { maxLength: 2 }),
  milestones: uniqueArray(record({ id: constantFrom(...ids), text: record({ en: words, es: words }) }), { maxLength: 4, selector: ({ id }) => id }), // prettier-ignore
});
const saidIn = (from: object) =>
  blocksOf(fields, { ...from }).filter(({ value, path }) => typeof value === 'string' && !path.endsWith('#'));

describe('whatever two people wrote', () => {
  it('what a side changed is in the result or told as a clash', () => {
    assert(
      property(body, body, body, (was, ours, theirs) => {
        const merged = mergeBodies(fields, was, ours, theirs);
        const began = new Map(saidIn(was).map(({ path, value }) => [path, value]));
        const result = new Map(saidIn(merged.body).map(({ path, value }) => [path, value]));
        for (const { path, value } of [...saidIn(ours), ...saidIn(theirs)]) {
          if (began.get(path) === value || value === '') continue;
          const clash = merged.clashes.find((one) => one.path === path);
          const told = clash ? [clash.ours, clash.theirs].includes(value) : false;
          const inside =
            result.get(path) === value || wordsOf(value).every((word) => wordsOf(result.get(path)).includes(word));
          expect(told || inside, `${path}: ${String(value)}`).toBe(true);
        }
      }),
    );
  });

  it('it is the same from either side, but for what clashes', () => {
    assert(
      property(body, body, body, (was, ours, theirs) => {
        const [one, other] = [mergeBodies(fields, was, ours, theirs), mergeBodies(fields, was, theirs, ours)];
        const paths = one.clashes.map(({ path }) => path);
        expect(other.clashes.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
        const plain = (of: typeof one) =>
          saidIn(of.body).filter(({ path }) => !paths.includes(path)).map(({ path, value }) => `${path}=${String(value)}`).toSorted(); // prettier-ignore
        expect(plain(one)).toEqual(plain(other));
      }),
    );
  });

  it('with whoever changed nothing it is what the other one wrote', () => {
    assert(
      property(body, body, (was, ours) => {
        const { body: result, clashes } = mergeBodies(fields, was, ours, was);
        expect(clashes).toEqual([]);
        expect(saidIn(result)).toEqual(saidIn(ours));
      }),
    );
  });
});

const wordsOf = (value: unknown) => (typeof value === 'string' ? value.split(/[\s.]+/).filter(Boolean) : []);
