/** What the desk saves at once: a place with its story and its report, and what is put right with its answer. */
import { describe, expect, it } from 'vitest';
import { NOTHING_SAID } from '../../../../src/features/places/model/deskKinds.ts';
import { placeEntries, type NewPlace } from '../../../../src/features/places/model/newPlace.ts';
import { changedIn, rightingEntries, saidNow } from '../../../../src/features/places/model/righting.ts';
import { standingOf, storyOf, type Texts, type Step } from '../../../../src/features/places/model/site.ts';
import { isStale } from '../../../../src/features/places/model/walk.ts';

const step = {
  stage: 'reported',
  on: '2025-10-01',
  en: 'Reported.',
  es: null,
  sourceEn: 'A resident',
  sourceEs: null,
  link: null,
  seen: false,
  costCents: null,
} as const;
const PLACE: NewPlace = {
  ids: { site: '517e0000-0000-4000-8000-000000000077', steps: ['one', 'two'], act: 'act' },
  site: {
    kind: 'lot',
    titleEn: 'Empty lot',
    titleEs: null,
    aboutEn: null,
    aboutEs: null,
    place: '1 Mill Street',
    ward: null,
    at: { latitude: 43.2, longitude: -69.2 },
    commitment: 'c',
  },
  story: [step, { ...step, stage: 'verified', seen: true }],
  report: { id: 'r', head: null },
};

it('a place, its story and its report are one, under the same ids however often it is pressed: a failure between left a place without a story, and a twin', () => {
  const entries = placeEntries(PLACE);
  expect(entries.map(({ id, kind }) => [id, kind.kind])).toEqual([
    [PLACE.ids.site, 'site'],
    ['one', 'site-event'],
    ['two', 'site-event'],
    ['act', 'site-report-act'],
  ]);
  expect(placeEntries(PLACE)).toEqual(entries);
  // One line of work: sent in this order.
  const keys = entries.map(({ kind, payload }) => kind.entityKey?.(payload));
  expect(new Set(keys).size).toBe(1);
  const meta = { id: PLACE.ids.site, userId: null, createdAt: '' };
  expect(entries[0]?.kind.toRow(entries[0].payload, meta)).toMatchObject({
    commitment_id: 'c',
    slug: 'empty-lot-517e',
  });
});

const ROW = {
  id: 's',
  kind: 'lot',
  title_en: 'Empty lot',
  title_es: null,
  about_en: null,
  about_es: null,
  place: '1 Mill Street',
  ward: 2,
  commitment_id: null,
  latitude: 43.2,
  longitude: -69.20141,
};

describe('putting right', () => {
  it('quotes what stands there, and the second time what was put right here before', () => {
    const said = saidNow(ROW, []);
    expect(said).toMatchObject({ ward: '2', pin: '43.20000, -69.20141', commitment: null });
    const again = saidNow(ROW, [
      { site: 's', field: 'ward', now: null },
      { site: 'other', field: 'place', now: 'elsewhere' },
    ]);
    expect(again).toMatchObject({ ward: null, place: '1 Mill Street' });
    expect(changedIn(said, again)).toEqual(['ward']);
    expect(changedIn(said, said)).toEqual([]);
  });

  it('answers the report after what was put right, in one line of work', () => {
    const change = { field: 'ward', was: '2', now: null, hushed: false, reasonEn: 'No.', reasonEs: null, report: 'r', place: 'Empty lot' } as const; // prettier-ignore
    const entries = rightingEntries({
      site: 's',
      changes: [{ id: 'c1', ...change }],
      act: { id: 'a1', said: { ...NOTHING_SAID, report: 'r', action: 'put', seen: null, site: 's' } },
    });
    expect(entries.map(({ id }) => id)).toEqual(['c1', 'a1']);
    expect(new Set(entries.map(({ kind, payload }) => kind.entityKey?.(payload))).size).toBe(1);
  });
});

const told = (on: string, more: Partial<Step> = {}): Step => ({
  id: on,
  on,
  stage: null,
  text: { en: 'x' },
  source: { en: 'x' },
  link: null,
  seen: false,
  costCents: null,
  ...more,
});
const righted = { id: 'c', on: '2025-05-01', field: 'ward', was: '1', wasTold: true, now: '2', reason: {} } as const;

describe('a place’s age', () => {
  it('is of the last day on which somebody stood there, in the story or on a walk', () => {
    const story = [told('2025-01-01', { seen: true }), told('2025-03-01')];
    expect(standingOf({ story }).checkedOn).toBe('2025-01-01');
    expect(standingOf({ story, lookedOn: '2025-04-01' }).checkedOn).toBe('2025-04-01');
    expect(standingOf({ story, lookedOn: '2024-04-01' }).checkedOn).toBe('2025-01-01');
    expect(standingOf({ story: [told('2025-03-01')] }).checkedOn).toBeNull();
    expect(standingOf({ story, corrections: [righted] }).changedOn).toBe('2025-05-01');
  });

  it.each([
    [null, true],
    ['2025-04-30', true],
    ['2025-05-01', true],
    ['2025-05-05', false],
    ['2025-11-01', false],
  ])('looked at on %s it is grey after 180 days: %s', (on, stale) => {
    expect(isStale(on, 180, '2025-11-01')).toBe(stale);
  });

  it('what was put right stands in the story, the newest first', () => {
    const all = storyOf({
      story: [told('2025-01-01'), told('2025-05-01'), told('2025-06-01')],
      corrections: [righted],
      wordings: [],
      before: null,
    });
    expect(
      all.map((one) => (one.what === 'step' ? one.step.id : one.what === 'righted' ? one.righted.id : null)),
    ).toEqual(['2025-06-01', 'c', '2025-05-01', '2025-01-01']);
  });

  it('what the page says anew stands in the story beside what it said before, the desk’s own words before the first', () => {
    const texts = (en: string) => ({ title: { en }, about: {}, plan: {} });
    const worded = (id: string, on: string) => ({ id, on, ...texts(id), reason: {} });
    const wordings = [worded('one', '2025-02-01'), worded('two', '2025-07-01')];
    const of = { story: [told('2025-06-01')], corrections: [], wordings };
    const heard = (before: Texts | null) =>
      storyOf({ ...of, before }).map((one) =>
        one.what === 'worded' ? [one.worded.id, one.before.title.en ?? null] : one.what,
      );
    expect(heard(texts('desk'))).toEqual([['two', 'one'], 'step', ['one', 'desk']]);
    expect(heard(null)).toEqual([['two', 'one'], 'step', ['one', null]]);
    expect(standingOf(of).changedOn).toBe('2025-07-01');
  });
});
