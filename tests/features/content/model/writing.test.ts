/** What the editor does to a text, an amount, a schedule and a body, and what it calls the parts. */
import { describe, expect, it } from 'vitest';
import { amountBox, amountOf, centsOf, centsText, wholeOf } from '../../../../src/features/content/model/amounts.ts';
import { leftAfter } from '../../../../src/features/content/model/begun.ts';
import {
  valuesOf,
  withEntry,
  withMoved,
  withoutEntry,
  withValue,
} from '../../../../src/features/content/model/editing.ts';
import { marked, type Mark } from '../../../../src/features/content/model/markdownEdit.ts';
import { problemsOf, problemsWith } from '../../../../src/features/content/model/problems.ts';
import { planned } from '../../../../src/features/content/model/schedule.ts';
import { slugOf, titleText } from '../../../../src/features/content/model/title.ts';
import { plan } from '../../../support/contentSamples.ts';

describe('a button over a text', () => {
  const press = (text: string, mark: Mark) => {
    const [from, to] = [text.indexOf('['), text.indexOf(']') - 1];
    const after = marked({ text: text.replace(/[[\]]/g, ''), from, to }, mark);
    return `${after.text.slice(0, after.from)}[${after.text.slice(after.from, after.to)}]${after.text.slice(after.to)}`;
  };
  it.each([
    ['We [fill] holes', 'bold', 'We **[fill]** holes'],
    ['We **[fill]** holes', 'bold', 'We [fill] holes'],
    ['One\n[two\nthree]', 'list', 'One\n[- two\n- three]'],
    ['One\n[- two\n- three]', 'list', 'One\n[two\nthree]'],
    ['t[i]tle', 'heading', '[## title]'],
  ] as const)('makes of "%s" by %s "%s"', (text, mark, after) => {
    expect(press(text, mark)).toBe(after);
  });

  it('puts the cursor where a link’s address goes', () => {
    const { text, from } = marked({ text: 'see plan', from: 4, to: 8 }, 'link');
    expect([text, text.slice(0, from)]).toEqual(['see [plan](https://)', 'see [plan](https://']);
  });
});

describe('amounts', () => {
  it.each([
    ['1,250.50', 125_050],
    ['$12,500', 1_250_000],
    [' 7 ', 700],
    ['0.5', 50],
    ['1.255', null],
    ['12,50', null],
    ['-3', null],
    ['much', null],
    ['99999999999999999', null],
  ])('"%s" are %s cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it('are written as they are read', () => {
    for (const cents of [0, 5, 50, 99, 100, 125_050]) expect(centsOf(centsText(cents))).toBe(cents);
    expect([wholeOf('1,200'), wholeOf('-4'), wholeOf('1.5'), wholeOf('x')]).toEqual([1200, null, null, null]);
  });
});

describe('the box of an amount', () => {
  it('with a letter in it has no amount: the old price went out in its place', () => {
    const typed = '65O,000';
    const value = amountOf('money', typed);
    expect(value).toBeUndefined();
    expect(amountBox('money', typed, value)).toEqual({ text: typed, unread: true });
    const problems = problemsWith(plan, { title: { en: 'A' }, due_on: '2027-03-01' }, new Set(['price.low']));
    expect(Object.fromEntries(problems)).toEqual({ 'price.low': { code: 'no-number' } });
  });

  it('shows what came from elsewhere over what was typed before', () => {
    expect(amountBox('money', '65O,000', 6_500_000)).toEqual({ text: '65000', unread: false });
    expect(amountBox('number', '7', 7)).toEqual({ text: '7', unread: false });
    expect(amountBox('number', ' ', undefined)).toEqual({ text: ' ', unread: false });
    expect(amountBox('number', null, undefined)).toEqual({ text: '', unread: false });
  });
});

describe('a schedule, by the town’s clock', () => {
  const zone = 'America/Denver';
  const now = Date.parse('2026-10-20T12:00:00Z');
  const at = (when: string, more = {}) => {
    const made = planned({ when, second: false, until: '', untilSecond: null, ...more }, now, zone);
    return 'why' in made ? made.why : [made.goLiveAt, made.expireAt].map((ms) => ms && new Date(ms).toISOString());
  };

  it('knows both hours of the night in which the clocks go back', () => {
    expect(at('2026-11-01T01:30')).toEqual(['2026-11-01T07:30:00.000Z', null]);
    expect(at('2026-11-01T01:30', { second: true })).toEqual(['2026-11-01T08:30:00.000Z', null]);
    expect(at('2026-10-31T08:00', { until: '2026-11-02T08:00' })).toEqual([
      '2026-10-31T14:00:00.000Z',
      '2026-11-02T15:00:00.000Z',
    ]);
  });

  it.each([
    ['', 'missing'],
    ['2026-10-19T08:00', 'past'],
    ['2027-03-14T02:30', 'skipped'],
    ['2029-01-01T00:00', 'far'],
    ['9999-12-31T23:59', 'far'],
  ])('says of "%s": %s', (when, why) => {
    expect(at(when)).toBe(why);
  });

  it('does not end before it begins', () => {
    expect(at('2026-11-03T08:00', { until: '2026-11-03T08:00' })).toBe('order');
  });

  it('ends in the second of the doubled hours where it begins there: it was refused as ending before', () => {
    const night = { second: true, until: '2026-11-01T01:45' };
    expect(at('2026-11-01T01:30', night)).toEqual(['2026-11-01T08:30:00.000Z', '2026-11-01T08:45:00.000Z']);
    // Whoever says which one is asked no second time.
    expect(at('2026-11-01T01:30', { ...night, untilSecond: false })).toBe('order');
    expect(at('2026-11-01T01:30', { until: '2026-11-01T01:45', untilSecond: true })).toEqual([
      '2026-11-01T07:30:00.000Z',
      '2026-11-01T08:45:00.000Z',
    ]);
    expect(at('2026-11-01T01:30', { until: '2026-11-01T01:45' })).toEqual([
      '2026-11-01T07:30:00.000Z',
      '2026-11-01T07:45:00.000Z',
    ]);
  });

  it('tells a wrong end beside the end: it was told beside the beginning', () => {
    const wrong = (until: string) =>
      planned({ when: '2026-11-03T08:00', second: false, until, untilSecond: null }, now, zone);
    expect(wrong('2027-03-14T02:30')).toEqual({ of: 'until', why: 'skipped' });
    expect(wrong('2099-01-01T00:00')).toEqual({ of: 'until', why: 'far' });
    expect(wrong('2026-11-02T08:00')).toEqual({ of: 'until', why: 'order' });
  });
});

describe('a body', () => {
  const { fields } = plan;
  const [ONE, TWO] = ['b0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002'];

  it('is changed block by block, and forgets what was emptied', () => {
    const body = withValue(fields, { title: { en: 'A' } }, 'title.es', 'Á');
    expect(body).toEqual({ title: { en: 'A', es: 'Á' } });
    expect(withValue(fields, body, 'title.en', '')).toEqual({ title: { es: 'Á' } });
  });

  it('has entries that are added, moved and taken out', () => {
    const two = withEntry(fields, withEntry(fields, {}, 'milestones', ONE), 'milestones', TWO);
    const said = withValue(fields, two, `milestones.${TWO}.text.en`, 'Second');
    expect(withMoved(fields, said, 'milestones', TWO, -1)).toEqual({
      milestones: [{ id: TWO, text: { en: 'Second' } }, { id: ONE }],
    });
    expect(withMoved(fields, said, 'milestones', ONE, -1)).toBe(said);
    expect(withoutEntry(fields, said, 'milestones', ONE)).toEqual({
      milestones: [{ id: TWO, text: { en: 'Second' } }],
    });
    expect(valuesOf(fields, said).get('milestones.#')).toEqual([ONE, TWO]);
  });

  it('keeps what was typed while it was being saved, on top of what was saved: it was dropped', () => {
    const taken = { title: { en: 'As saved' } };
    expect(leftAfter({ parent: 'a', body: taken }, { revision: 'b', taken })).toBeNull();
    const typed = { title: { en: 'As saved, and more' } };
    expect(leftAfter({ parent: 'a', body: typed }, { revision: 'b', taken })).toEqual({ parent: 'b', body: typed });
  });

  it('is told where the dearest is below the cheapest, beside what else it lacks', () => {
    const body = { title: { en: 'A' }, least: 5, count: 4, begun_on: '2027-03-02' };
    expect(Object.fromEntries(problemsOf(plan, body))).toEqual({
      due_on: { code: 'missing' },
      count: { code: 'below', than: 'least' },
    });
    expect(problemsOf(plan, { ...body, due_on: '2027-03-02', count: 5 }).size).toBe(0);
  });

  it('is told what it lacks, where', () => {
    const body = { title: { en: 'x'.repeat(201) }, milestones: [{ id: ONE }], source: 'javascript:alert(1)' };
    expect(Object.fromEntries(problemsOf(plan, body))).toEqual({
      'title.en': { code: 'too-long', max: 200 },
      due_on: { code: 'missing' },
      [`milestones.${ONE}.text`]: { code: 'missing' },
      source: { code: 'wrong' },
    });
  });
});

it('a name becomes a part of an address, in any language', () => {
  expect(slugOf('¡Tapar cada bache, año a año!')).toBe('tapar-cada-bache-ano-a-ano');
  expect([slugOf('???'), slugOf('x'.repeat(99))?.length]).toEqual([null, 60]);
  // What is called by its text is called by how that begins.
  expect(titleText({ en: 'The list was never posted. '.repeat(5) })).toBe(
    'The list was never posted. The list was never posted. The list was never posted. The list was never posted. The list…',
  );
  expect([titleText({ es: 'Á' }), titleText('B'), titleText([]), titleText({ en: ' ' })]).toEqual([
    'Á',
    'B',
    null,
    null,
  ]);
});
