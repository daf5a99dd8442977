/** Versions of the rules about money: who writes them, what a draft would do, and that nothing that was in force is ever gone. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { townDay } from '../../support/townDay.ts';
import { people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { aGift, aName, today } from './moneyRights.ts';

const KEEPERS: readonly Person[] = ['finance', 'manager', 'candidate'];

export function moneyRuleVersionStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const versions = async () => (await world().rpc('finance', 'money_rule_sets')).rows as (Row & { rules: Row[] })[];
  const preview = async (draft: unknown) => world().rpc('finance', 'preview_rules', { draft });
  const save = async (change: Row, person: Person = 'finance') => {
    const [newest] = await versions();
    return world().rpc(person, 'save_rules', {
      rule_set: randomUUID(),
      place: 'Larkspur Falls',
      source: 'https://example.org/rules',
      read_on: today(),
      begins_on: today(),
      list: newest?.rules,
      after_version: newest?.id,
      ...change,
    });
  };
  const duties = async () => (await world().rpc('finance', 'money_obligations')).rows;

  it.each(people)('%s reads, tries and writes rules, or is told that they do not', async (person) => {
    for (const [name, body] of [
      ['money_rule_sets', {}],
      ['preview_rules', { draft: [{ kind: 'deposit', days: 5 }] }],
      [
        'save_rules',
        {
          rule_set: randomUUID(),
          place: '',
          source: '',
          read_on: today(),
          begins_on: today(),
          list: [],
          after_version: null,
        },
      ],
    ] as const) {
      const { code } = await world().rpc(person, name, body);
      if (KEEPERS.includes(person)) expect([name, code]).not.toEqual([name, '42501']);
      else expect([name, code]).toEqual([name, '42501']);
    }
    const token = await world().token(person);
    for (const table of ['rule_sets', 'rules'])
      for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
        const path = method === 'POST' ? table : `${table}?id=eq.${randomUUID()}`;
        expect([method, (await world().rest(method, path, token, { id: randomUUID() })).code]).toEqual([
          method,
          '42501',
        ]);
      }
  });

  it('the rules in force change nothing, and exactly the limit is past it only where reaching it is', async () => {
    const [newest] = await versions();
    expect((await preview(newest?.rules)).rows).toMatchObject([{ moved: [], counts: {} }]);
    const gift = aGift('finance', { amount_cents: 50_000, election_id: 'general' });
    const token = await world().token('finance');
    await world().rest(
      'POST',
      'contributor_versions',
      token,
      aName('finance', gift.contributor_id, { name: 'Exactly Enough' }),
    );
    await world().rest('POST', 'ledger_entries', token, gift);
    const reaching = newest?.rules.map((rule) =>
      rule.kind === 'limit' && rule.contributor_kind === 'IND' ? { ...rule, operator: 'gte' } : rule,
    );
    const [told] = (await preview(reaching)).rows as (Row & { moved: Row[] })[];
    expect(told?.moved.filter(({ name }) => name === 'Exactly Enough')).toMatchObject([
      { what: 'appears', kind: 'limit', was_cents: null, now_cents: 1, total_cents: 50_000 },
    ]);
    // Nothing was written by looking.
    expect((await duties()).some(({ name, kind }) => name === 'Exactly Enough' && kind === 'over_limit')).toBe(false);
    // Without a rule of a kind its duties go, and without a sum everybody is named.
    const lookedAt = async (draft: readonly Row[]) =>
      (await preview(draft)).rows[0] as Row & { moved: Row[]; named: [number, number] };
    const without = await lookedAt(
      (newest?.rules ?? []).filter(({ kind }) => !['cash', 'itemize'].includes(String(kind))),
    );
    expect(without.moved.some(({ what, kind }) => what === 'goes' && kind === 'cash')).toBe(true);
    expect(without.named[1]).toBeGreaterThanOrEqual(without.named[0]);
    const fewer = await lookedAt([{ kind: 'itemize', basis: 'cycle', operator: 'gt', amount_cents: 60_000 }]);
    expect(fewer.named[1]).toBeLessThan(fewer.named[0]);
  });

  it('what the preview says is what the ledger says once the version is in force, and both versions stay', async () => {
    const before = await versions();
    const list = before[0]?.rules.map((rule) =>
      rule.kind === 'limit' && rule.contributor_kind === 'IND' ? { ...rule, operator: 'gte' } : rule,
    );
    const [told] = (await preview(list)).rows as (Row & { moved: Row[] })[];
    const appears = told?.moved
      .filter(({ what, kind }) => what === 'appears' && kind === 'limit')
      .map(({ name }) => name);
    const was = (await duties()).filter(({ kind }) => kind === 'over_limit').map(({ name }) => name);
    const id = randomUUID();
    expect(await save({ rule_set: id, list })).toMatchObject({ status: 200 });
    // Sent again after a lost answer; written by another from what was seen before.
    expect(await save({ rule_set: id, list })).toMatchObject({ status: 200 });
    expect(await save({ after_version: before[0]?.id }, 'manager')).toMatchObject({ code: 'PT409' });
    const after = await versions();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ id, in_force: true, version: Number(before[0]?.version) + 1, made_up: false });
    expect(after[1]).toEqual({ ...before[0], in_force: false });
    const now = (await duties()).filter(({ kind }) => kind === 'over_limit').map(({ name }) => name);
    expect(now.toSorted()).toEqual([...was, ...(appears ?? [])].toSorted());
    expect(await query('select * from private.passed_rules order by 1, 2, 3')).toEqual(
      await query('select * from private.passed_of() order by 1, 2, 3'),
    );
    // The rules of before again, for what comes after this.
    expect(await save({ list: before[0]?.rules })).toMatchObject({ status: 200 });
  });

  it('a version that begins later waits, and of two who save at once one is told', async () => {
    const [newest] = await versions();
    const both = await Promise.all([save({}, 'finance'), save({}, 'manager')]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['', 'PT409']);
    const later = townDay(40);
    expect(await save({ begins_on: later, list: [{ kind: 'deposit', days: 1 }] })).toMatchObject({ status: 200 });
    const [waits, force] = await versions();
    expect([waits?.in_force, force?.in_force]).toEqual([false, true]);
    expect((await world().rpc('finance', 'money_rules')).rows[0]).toMatchObject({ set: { version: force?.version } });
    expect(await save({ list: newest?.rules })).toMatchObject({ status: 200 });
  });

  it('takes no rule that is none, and blames the server for nothing', async () => {
    const [newest] = await versions();
    const good = newest?.rules ?? [];
    const lists: unknown[] = [
      null,
      [],
      {},
      'x',
      '[]',
      7,
      [null],
      [[]],
      ['x'],
      Array.from({ length: 101 }, () => good[0]),
      [{}],
      [{ kind: 'bribe' }],
      [{ kind: 'limit' }],
      [{ kind: 'limit', basis: 'cycle', operator: 'gt' }],
      [{ kind: 'limit', basis: 'cycle', operator: '>', amount_cents: 1 }],
      [{ kind: 'limit', basis: 'cycle', operator: 'gt', amount_cents: -1 }],
      [{ kind: 'limit', basis: 'cycle', operator: 'gt', amount_cents: 1.5 }],
      [{ kind: 'limit', basis: 'cycle', operator: 'gt', amount_cents: '1e400' }],
      [{ kind: 'limit', basis: 'cycle', operator: 'gt', amount_cents: 99_999_999_999_999 }],
      [{ kind: 'cash', methods: 'cash', basis: 'cycle', operator: 'gt', amount_cents: 1 }],
      [{ kind: 'cash', methods: ['gold'], basis: 'cycle', operator: 'gt', amount_cents: 1 }],
      [{ kind: 'late_report', basis: 'cycle', operator: 'gt', amount_cents: 1, days: 1, window_before: 2_147_483_647 }],
      [{ kind: 'late_report', basis: 'cycle', operator: 'gt', amount_cents: 1, days: 1 }],
      [{ kind: 'report', days: 2_147_483_647 }],
      [{ kind: 'report', days: 'soon' }],
      [{ kind: 'deposit', days: null }],
      [{ kind: null, days: 5 }],
      [{ kind: 'deposit', days: 5, window_before: 1 }],
      [{ kind: 'deposit', days: 5, amount_cents: 1 }],
      [...good, { kind: 'limit' }],
    ];
    for (const list of lists) {
      const text = JSON.stringify(list)?.slice(0, 80);
      expect([text, (await save({ list })).code]).toEqual([text, '22023']);
      // What cannot be saved is not looked at either.
      expect([text, (await preview(list)).code]).toEqual([text, '22023']);
    }
    for (const change of [
      { source: null },
      { source: 'http://example.org' },
      { source: 'javascript:alert(1)' },
      { place: null },
      { place: 'x'.repeat(300) },
      { read_on: null },
      { read_on: '2999-01-01' },
      { begins_on: '2019-01-01' },
      { begins_on: 'infinity' },
      { begins_on: null },
      { rule_set: null },
    ]) {
      const said = [JSON.stringify(change), (await save(change)).code];
      expect(said).toEqual([said[0], '22023']);
    }
    expect((await versions())[0]?.id).toBe(newest?.id);
  });
}
