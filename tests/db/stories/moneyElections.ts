/** Elections and cycles, written a version at a time: a campaign begins with none, and what a change does is seen before it is one. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Query, Row } from '../../../supabase/local/database.ts';
import { townDay } from '../../support/townDay.ts';
import { people, type Person } from '../support/people.ts';
import { become, type World } from '../support/world.ts';

const KEEPERS: readonly Person[] = ['finance', 'manager', 'candidate'];
const cycle = { id: 'to-the-vote', begins_on: townDay(-300), ends_on: townDay(60) };
const primary = {
  id: 'primary-1',
  cycle: cycle.id,
  held_on: townDay(-60),
  kind: 'primary',
  name_en: null,
  name_es: null,
};
const runoff = {
  id: 'runoff-1',
  cycle: cycle.id,
  held_on: townDay(40),
  kind: 'runoff',
  name_en: 'Runoff for mayor',
  name_es: 'Segunda vuelta para la alcaldía',
};
const draft = { cycles: [cycle], elections: [primary, runoff] };

/** On a database without a sample town. */
export function moneyBareElectionStories(world: () => World): void {
  it('a campaign of one’s own could never file: no key wrote an election, and without one no report has a day', async () => {
    const undo = new Error('undo');
    await world()
      .backend.database.transaction(async (query) => {
        const me = randomUUID();
        await query('insert into auth.users (id, aud, role, email) values ($1, $2, $2, $3)', [
          me,
          'authenticated',
          'keeper@example.org',
        ]);
        await query("insert into public.user_roles (user_id, role) values ($1, 'finance_director')", [me]);
        await become(query, me);
        const call = async (from: string, params: readonly unknown[] = []) =>
          ((await query(`select to_jsonb(${from}) -> 0 as told`, params))[0] as { told: Row }).told;
        expect(await call('public.money_reports()')).toMatchObject({ periods: [], reports: [] });
        expect(await call('public.money_elections()')).toEqual({ cycles: [], elections: [], used: [], versions: [] });
        const told = await call('public.preview_elections($1::text::jsonb)', [JSON.stringify(draft)]);
        expect(told.was).toEqual([]);
        await call('public.save_elections($1, $2::text::jsonb, null)', [randomUUID(), JSON.stringify(draft)]);
        const { periods } = await call('public.money_reports()');
        // What was looked at before is what there is now.
        expect(periods).toEqual((told.now as Row[]).slice(0, 8));
        expect((periods as Row[])[0]).toMatchObject({ covers_from: cycle.begins_on, election_id: primary.id });
        const { seen } = await call('public.money_report(null)');
        const [first] = periods as Row[];
        await call('public.file_report($1, $2::date, null, null, $3)', [randomUUID(), first?.covers_until, seen]);
        expect((await call('public.money_reports()')).reports).toHaveLength(1);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
  });
}

export function moneyElectionStories(world: () => World): void {
  const desk = async () =>
    (await world().rpc('finance', 'money_elections')).rows[0] as Row &
      Record<'versions' | 'elections' | 'cycles', Row[]>;
  const save = async (change: Row, person: Person = 'finance') => {
    const { versions, cycles, elections } = await desk();
    return world().rpc(person, 'save_elections', {
      election_version: randomUUID(),
      draft: { cycles, elections },
      after_version: versions[0]?.id ?? null,
      ...change,
    });
  };
  const kept = async (query: Query) => query('select * from private.passed_rules order by 1, 2, 3');

  it.each(people)('%s reads, tries and writes elections, or is told that they do not', async (person) => {
    const { versions } = await desk();
    for (const [name, body] of [
      ['money_elections', {}],
      ['preview_elections', { draft: { cycles: [], elections: [] } }],
      ['save_elections', { election_version: versions[0]?.id, draft: {}, after_version: null }],
    ] as const) {
      const { code } = await world().rpc(person, name, body);
      expect([name, code]).toEqual([name, KEEPERS.includes(person) ? '' : '42501']);
    }
    const token = await world().token(person);
    for (const table of ['elections', 'election_cycles'])
      for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
        const path = method === 'POST' ? table : `${table}?id=eq.nowhere`;
        const { code } = await world().rest(method, path, token, { id: 'nowhere' });
        expect([method, code]).toEqual([method, '42501']);
      }
  });

  it('a version adds an election with its names, counts the ledger by it, and the one before stays as it was', async () => {
    const before = await desk();
    const own = before.cycles.at(-1) as Row;
    const added = { ...runoff, cycle: own.id };
    const elections = [...before.elections, added];
    const [told] = (await world().rpc('finance', 'preview_elections', { draft: { cycles: before.cycles, elections } }))
      .rows as Record<'was' | 'now', Row[]>[];
    const ofRunoff = (periods: readonly Row[] | undefined) =>
      periods?.filter(({ election_id }) => election_id === added.id);
    expect(ofRunoff(told?.was)).toEqual([]);
    expect(ofRunoff(told?.now)?.length).toBeGreaterThan(0);
    const id = randomUUID();
    const said = { election_version: id, draft: { cycles: before.cycles, elections } };
    expect(await save(said)).toMatchObject({ status: 200 });
    // Sent again after a lost answer; written by another from what was seen before.
    expect(await save(said)).toMatchObject({ status: 200 });
    expect(await save({ after_version: before.versions[0]?.id }, 'manager')).toMatchObject({ code: 'PT409' });
    const after = await desk();
    expect(after.versions[0]).toMatchObject({ id, version: Number(before.versions[0]?.version) + 1 });
    expect(after.versions.slice(1)).toEqual(before.versions);
    const rules = (await world().rpc('organizer', 'money_rules')).rows[0] as Row;
    expect(rules.elections).toContainEqual(expect.objectContaining({ name_es: runoff.name_es, kind: 'runoff' }));
    const { query } = world().backend.database;
    expect(await kept(query)).toEqual(await query('select * from private.passed_of() order by 1, 2, 3'));
    // Left out again: nobody gave for it.
    expect(await save({ draft: { cycles: before.cycles, elections: before.elections } })).toMatchObject({
      status: 200,
    });
    expect((await desk()).elections).toEqual(before.elections);
    await expect(query('delete from private.election_versions')).rejects.toThrow('never changed');
  });

  it('cycles that move past each other are moved at once, and an election that money names stays', async () => {
    const { cycles, elections } = await desk();
    const [own] = cycles as { id: string; begins_on: string; ends_on: string }[];
    const later = { id: 'later', begins_on: townDay(241), ends_on: townDay(600) };
    expect(await save({ draft: { cycles: [...cycles, later], elections } })).toMatchObject({ status: 200 });
    const moved = [
      { ...own, ends_on: townDay(300) },
      { ...later, begins_on: townDay(301) },
    ];
    expect(await save({ draft: { cycles: moved, elections } })).toMatchObject({ status: 200 });
    expect((await desk()).cycles).toEqual(moved);
    expect(await save({ draft: { cycles: moved, elections: elections.slice(1) } })).toMatchObject({
      code: 'PT409',
      message: 'Money was given or a report was filed for an election that is left out here.',
    });
    expect(await save({ draft: { cycles, elections } })).toMatchObject({ status: 200 });
  });

  it('takes no election that is none, and blames the server for nothing', async () => {
    const { cycles, elections } = await desk();
    const [one] = elections as Row[];
    const [own] = cycles as Row[];
    const wrong: unknown[] = [
      null,
      [],
      'x',
      {},
      { cycles: {}, elections: [] },
      { cycles, elections: [1] },
      { cycles, elections: [...elections, one] },
      ...[
        { id: 'UPPER' },
        { id: null },
        { held_on: null },
        { held_on: '2026-02-30' },
        { held_on: '1999-01-01' },
        { held_on: townDay(1000) },
        { kind: 'coup' },
        { kind: null },
        { kind: 'other', name_en: null, name_es: null },
        { name_en: 'Only one' },
        { name_en: 'x', name_es: 'y' },
        { name_en: 'x'.repeat(101), name_es: 'Dos' },
        { cycle: 'nowhere' },
      ].map((change) => ({ cycles, elections: [...elections, { ...one, id: 'another', ...change }] })),
      ...[
        { begins_on: 'infinity' },
        { begins_on: '1999-12-31' },
        { ends_on: null },
        { ends_on: townDay(-1000) },
        { id: 'beside' },
      ].map((change) => ({ cycles: [...cycles, { ...own, id: 'another', ...change }], elections })),
    ];
    for (const bad of wrong) {
      const text = JSON.stringify(bad).slice(-120);
      expect([text, (await save({ draft: bad })).code]).toEqual([text, '22023']);
      expect([text, (await world().rpc('finance', 'preview_elections', { draft: bad })).code]).toEqual([text, '22023']);
    }
    expect(await desk()).toMatchObject({ cycles, elections });
  });
}
