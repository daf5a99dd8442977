/** Writing rules: what each kind asks, what is wrong, and the row that it becomes; a report as files. */
import { describe, expect, it } from 'vitest';
import { fecCsv, reportCsv, type FileLine } from '../../../src/features/money/model/reportFile.ts';
import {
  asks,
  between,
  draftOf,
  emptyRule,
  inOrder,
  ruleOf,
  ruleProblems,
  versionProblems,
} from '../../../src/features/money/model/ruleDraft.ts';
import { ruleWords } from '../../../src/features/money/model/ruleWords.ts';
import { RULE_KINDS } from '../../../src/features/money/model/rules.ts';
import { moneyCases } from '../../support/moneyCases.ts';

describe('a rule that is written', () => {
  const filled = { ...emptyRule('k'), amount: '1,250.50', days: '7', window: '20' };

  it.each(RULE_KINDS)('of the kind %s becomes a row that the table takes', (kind) => {
    const rule = ruleOf({ ...filled, kind });
    expect(ruleProblems({ ...filled, kind })).toBeNull();
    // rules_say_how_much, rules_nothing_by_halves, rules_say_when and rules_window_of_reports, in other words.
    const sums = [rule.basis, rule.operator, rule.amount_cents].filter((part) => part !== null).length;
    expect(sums).toBe(asks(kind).amount || kind === 'prohibited' ? 3 : 0);
    expect(rule.days !== null).toBe(asks(kind).days);
    expect(rule.window_before !== null).toBe(asks(kind).window);
  });

  it('goes there and back without a cent or a day lost', () => {
    for (const { id: _id, ...rule } of moneyCases.flatMap(({ rules }) => rules)) {
      const same = { ...rule, methods: rule.kind === 'cash' ? ['cash'] : rule.methods };
      expect(ruleOf(draftOf(rule, 'k'))).toEqual(same);
    }
  });

  it('cash that has to be in the bank within two days could not be written: a rule of some ways of giving alone', () => {
    const cash = ruleOf({ ...filled, kind: 'deposit', days: '2', methods: ['cash'] });
    expect(cash).toMatchObject({ kind: 'deposit', days: 2, methods: ['cash'] });
    expect(ruleWords(cash, String)).toBe('To the bank within 2 days. Only this: Cash.');
    expect(ruleOf({ ...filled, kind: 'limit', methods: ['in_kind', 'card'] }).methods).toEqual(['card', 'in_kind']);
    // None is whatever way, and so are all of them.
    for (const methods of [null, [], ['cash', 'check'] as const])
      expect(ruleOf({ ...filled, kind: 'deposit', methods }).methods).toBeNull();
    expect(asks('report').methods).toEqual([]);
  });

  it('says what is missing before it is sent', () => {
    expect(ruleProblems(emptyRule('k'))).toHaveProperty('amount');
    expect(ruleProblems({ ...filled, kind: 'deposit', days: '1.5' })).toHaveProperty('days');
    expect(ruleProblems({ ...filled, kind: 'late_report', window: '' })).toHaveProperty('window');
    expect(ruleProblems({ ...filled, kind: 'report', window: '' })).toBeNull();
    expect(ruleProblems({ ...filled, kind: 'report', days: '3661' })).toHaveProperty('days');
    expect(ruleOf({ ...filled, kind: 'report' }).days).toBe(-7);
    expect(ruleOf({ ...filled, kind: 'report', after: true }).days).toBe(7);
    const good = {
      place: 'Larkspur Falls',
      source: 'https://example.org/law',
      readOn: '2026-11-01',
      beginsOn: '2026-12-01',
    };
    expect(versionProblems(good, '2026-11-23', '2026-01-01')).toBeNull();
    for (const bad of [
      { place: ' x ' },
      { source: 'http://example.org' },
      { readOn: '2026-11-24' },
      { beginsOn: '2025-12-31' },
    ])
      expect(versionProblems({ ...good, ...bad }, '2026-11-23', '2026-01-01')).not.toBeNull();
  });

  it('is told apart from the version before, one of two equal ones, too', () => {
    const [one, other] = [ruleOf(filled), ruleOf({ ...filled, operator: 'gte' })];
    expect(between([one, one], [one, other])).toEqual({ gone: [one], come: [other] });
    expect(between([one, other], [other, one])).toEqual({ gone: [], come: [] });
    expect(inOrder([{ kind: 'report' }, { kind: 'limit' }] as const).map(({ kind }) => kind)).toEqual([
      'limit',
      'report',
    ]);
  });
});

describe('a report as files', () => {
  const line = (change: Partial<FileLine>): FileLine => ({
    entry_id: '6c000000-0000-4000-8000-000000000001',
    type: 'contribution',
    cents: 12_345,
    entries: 1,
    received_on: '2026-10-05',
    month: '2026-10',
    giver_kind: 'IND',
    name: 'Ada de la Cruz',
    street: '3 Mill Street',
    city: 'Larkspur Falls',
    state: 'ME',
    postcode: '04999',
    employer: 'Larkspur School',
    occupation: 'Teacher',
    election_id: 'general',
    purpose: null,
    so_far_cents: 20_000,
    ...change,
  });
  const head = { covers_from: '2026-10-01', covers_until: '2026-10-31', version: 1, sha256: 'a'.repeat(64) };
  const lines = [
    line({}),
    line({ entry_id: null, name: null, received_on: null, entries: 4, cents: 8000 }),
    line({ giver_kind: 'COM', name: 'Neighbors for Larkspur' }),
    line({ type: 'expenditure', giver_kind: 'ORG', name: '=Print Shop', purpose: 'Walk cards' }),
  ];

  it('both come to the same cents, and the schedules know each line’s form', () => {
    const [names = '', ...rows] = fecCsv(lines, head).replace('\uFEFF', '').trim().split('\r\n');
    expect(names.split(',').slice(0, 3)).toEqual(['form_type', 'transaction_id', 'entity_type']);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['SA11AI', 'SA11AII', 'SA11C', 'SB17']);
    expect(rows[0]).toContain('de la Cruz,Ada,');
    expect(rows[0]).toContain('20261005,123.45,200.00');
    const amounts = rows.map((row) => Math.round(Number(row.split(',')[12]) * 100));
    expect(amounts).toEqual(lines.map(({ cents }) => cents));
    // What begins like a formula is text in a table.
    expect(rows[3]).not.toMatch(/(^|,)=/);
    expect(reportCsv(lines, head).split('\r\n')[1]).toContain('123.45');
  });

  it('once gave "Quill, Ada" the last name Ada, and Ada Quill Jr. the last name Jr.', () => {
    const named = [
      line({ name: 'Quill, Ada' }),
      line({ name: 'Ada Quill Jr.' }),
      line({ giver_kind: 'ORG', name: 'Quill, Ode and Company' }),
      line({ giver_kind: 'COM', name: 'Friends of Ada Quill Jr.' }),
    ];
    const [, ...rows] = fecCsv(named, head).trim().split('\r\n');
    const names = rows.map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).slice(3, 6));
    expect(names).toEqual([
      ['', 'Quill', 'Ada'],
      ['', 'Quill', 'Ada'],
      ['"Quill, Ode and Company"', '', ''],
      ['Friends of Ada Quill Jr.', '', ''],
    ]);
    expect(rows[1]).toMatch(/,Jr\.$/);
  });
});
