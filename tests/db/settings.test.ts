/** Settings in the database: who publishes them, that the app's rules are the database's too, what visitors come to see, and what counts. */
import { describe, expect, it } from 'vitest';
import { sampleSeeds as seeds } from '../../src/sample/seeds.ts';
import { settingDefaults } from '../../src/campaign/settingDefaults.ts';
import { asSetting } from '../../src/campaign/settingRules.ts';
import { isSetting, sectionsOf, settingSchemas, SETTINGS } from '../../src/campaign/settings.ts';
import { asSnapshot } from '../../src/campaign/words.ts';
import { sha256Of } from '../../src/build/contentHash.ts';
import { LOCALES } from '../../src/core/locale.ts';
import { badSettings, good, goodTiles } from '../support/settingCases.ts';
import { jsonSchema } from '../support/jsonSchema.ts';
import { accountOf, leaders, people, staff, type Person } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const version = async (key: string) => {
    const [row] = await query('select max(version) as version from public.campaign_settings where key = $1', [key]);
    return row?.version === null ? null : Number(row?.version);
  };
  const publish = async (person: Person, key: string, value: unknown, replaces: number | null, base: unknown = seeds) =>
    world().rpc(person, 'publish_setting', { key, value, replaces, base });
  const newest = async (key: string, value: unknown) => publish('manager', key, value, await version(key));
  const setting = async (key: string) => (await query('select private.setting($1) as value', [key]))[0]?.value;
  const words = async (locale: string) => {
    const answer = await world().rest('GET', `content_snapshots?select=sha256,body&locale=eq.${locale}`, null);
    return answer.rows[0];
  };
  /** Another value each time. */
  let count = 0;
  const other = () => ({ ...good.field, hoursBetweenVisits: 50 + ++count });

  it('the database’s rules and beginnings are the app’s own (else: node tests/tools/settingsSchema.ts)', async () => {
    const [row] = await query(
      'select private.setting_schemas()::text as shapes, private.setting_defaults()::text as defaults',
    );
    for (const key of SETTINGS)
      expect(JSON.parse(String(row?.shapes))[key], key).toEqual(
        JSON.parse(JSON.stringify(jsonSchema(settingSchemas[key]))),
      );
    expect(JSON.parse(String(row?.defaults))).toEqual(settingDefaults(seeds));
    const [limits] = await query('select private.limits_now() as row, * from private.form_limits');
    expect(limits).toMatchObject({
      forms_per_device: good.limits.formsPerDevice,
      forms_per_address_hour: good.limits.formsPerAddressHour,
      least_ms: good.limits.leastMs,
      flood_per_hour: good.limits.floodPerHour,
    });
  });

  it('words that were never published come along, and are words, or nothing is published', async () => {
    for (const base of [null, [], 'x', {}, { en: seeds.en }, { en: { hero: 5 }, es: seeds.es }, { en: [], es: [] }]) {
      expect(await publish('manager', 'links', good.links, null, base)).toMatchObject({ status: 400, code: '22023' });
      expect(await version('links')).toBeNull();
      expect(await words('en')).toBeUndefined();
    }
  });

  it.each(badSettings)('%s is taken by neither', async (_name, key, value) => {
    if (isSetting(key)) expect(asSetting(key, JSON.parse(JSON.stringify(value)))).toBeNull();
    const before = await version(key);
    expect(await publish('candidate', key, value, before)).toMatchObject({ status: 400, code: '22023' });
    expect(await version(key)).toBe(before);
    await expect(
      query('insert into public.campaign_settings (key, version, value) values ($1, 99, $2::jsonb)', [key, value]),
    ).rejects.toThrow();
  });

  it.each(SETTINGS)('takes %s as the app comes with it', async (key) => {
    expect(asSetting(key, good[key])).toEqual(good[key]);
    expect(await newest(key, good[key])).toMatchObject({ message: '' });
    expect(await setting(key)).toEqual(good[key]);
  });

  it('takes tiles, and no tiles', async () => {
    for (const value of [{ ...good.field, tiles: goodTiles }, good.field]) {
      expect(asSetting('field', value)).toEqual(value);
      expect(await newest('field', value)).toMatchObject({ message: '' });
    }
  });

  it.each(people)('%s publishes only if the role says so', async (person) => {
    const [before, value] = [await version('field'), other()];
    const answer = await publish(person, 'field', value, before);
    if (leaders.includes(person)) expect(answer.message).toBe('');
    else expect(answer.code).toBe('42501');
    expect(await version('field')).toBe(leaders.includes(person) ? (before ?? 0) + 1 : before);
  });

  it('who was deactivated, or cannot prove again that it is they, publishes nothing', async () => {
    const { id } = accountOf('manager') ?? {};
    await query('insert into private.deactivated_people (user_id) values ($1)', [id]);
    try {
      expect(await newest('field', other())).toMatchObject({ code: '42501' });
    } finally {
      await query('delete from private.deactivated_people where user_id = $1', [id]);
    }
  });

  it('whoever has not seen the newest version replaces nothing, of two at once one publishes', async () => {
    const seen = await version('field');
    await newest('field', other());
    expect(await publish('candidate', 'field', other(), seen)).toMatchObject({ status: 409, code: 'PT409' });
    expect(await publish('candidate', 'field', other(), null)).toMatchObject({ status: 409, code: 'PT409' });
    const now = await version('field');
    const both = await Promise.all([
      publish('candidate', 'field', other(), now),
      publish('manager', 'field', other(), now),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['', 'PT409']);
    expect(await version('field')).toBe((now ?? 0) + 1);
  });

  it('a setting sent twice for want of an answer is published once', async () => {
    const [seen, value] = [await version('field'), other()];
    await publish('manager', 'field', value, seen);
    expect(await publish('manager', 'field', value, seen)).toMatchObject({ message: '' });
    expect(await version('field')).toBe((seen ?? 0) + 1);
  });

  it('visitors get what they see of it by the words of both languages, put together as the app does', async () => {
    const dates = { ...good.dates, electionDay: '2025-11-11', en: { ...good.dates.en, electionDay: 'November 11th' } };
    const links = { ...good.links, donate: 'https://give.example/dana' };
    await newest('dates', dates);
    await newest('links', links);
    for (const locale of LOCALES) {
      const row = await words(locale);
      const said = { ...seeds[locale], ...sectionsOf('dates', dates, locale), ...sectionsOf('links', links, locale) };
      expect(row).toEqual({ sha256: sha256Of(said), body: said });
      expect(asSnapshot(row?.body)).toEqual(said);
    }
    await newest('links', good.links);
  });

  it('words that say otherwise what a setting says are refused, and say where it is changed', async () => {
    const row = await words('en');
    const body = { ...seeds.en, links: { ...seeds.en.links, donate: 'https://elsewhere.example/' } };
    const args = { locale: 'en', body, sha256: sha256Of(body), replaces: row?.sha256 };
    expect(await world().rpc('content', 'publish_content', args)).toMatchObject({ code: '22023' });
    expect(await words('en')).toEqual(row);
  });

  it('what is published is what the database itself goes by', async () => {
    await newest('dates', { ...good.dates, timeZone: 'Pacific/Honolulu' });
    await newest('limits', { ...good.limits, formsPerDevice: 7, answerWithinDays: 5 });
    const [row] = await query(
      'select private.town_zone() as zone, private.answer_within_days() as days, (private.limits_now()).forms_per_device as forms',
    );
    expect(row).toEqual({ zone: 'Pacific/Honolulu', days: 5, forms: 7 });
    const changes = { forms_per_device: 8 };
    const answer = await world().backend.fetch('/rest/v1/rpc/set_form_limits', {
      method: 'POST',
      headers: { apikey: world().backend.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ changes }),
    });
    expect(answer.status).toBe(409);
    await newest('dates', good.dates);
    await newest('limits', good.limits);
  });

  it('staff read every version, whoever signed in what work goes by, strangers nothing', async () => {
    const all = Number((await query('select count(*) as n from public.campaign_settings'))[0]?.n);
    for (const person of people) {
      const answer = await world().rest('GET', 'campaign_settings?select=key', await world().token(person));
      if (staff.includes(person)) expect(answer.rows.length, person).toBe(all);
      else if (person === 'newcomer') expect(answer.rows.map(({ key }) => key).toSorted()).toEqual(['dates', 'field']);
      else expect(answer.code).toBe('42501');
    }
  });

  it('what was published is changed by nobody, not even by the database’s owner', async () => {
    for (const change of ['update public.campaign_settings set version = 9', 'delete from public.campaign_settings'])
      await expect(query(change)).rejects.toThrow('A published setting is not changed');
    const token = await world().token('candidate');
    const row = { key: 'field', version: 99, value: good.field };
    expect(await world().rest('POST', 'campaign_settings', token, row)).toMatchObject({ code: '42501' });
  });

  it('the log says who changed what, before and after', async () => {
    const [before, after] = [await setting('field'), other()];
    await newest('field', after);
    const log = await query(
      "select actor, record_id, before, after from public.audit_events where table_name = 'campaign_settings' order by id desc limit 1",
    );
    expect(log).toEqual([{ actor: accountOf('manager')?.id, record_id: 'field', before, after }]);
  });

  it('nonsense for a key, a value or a version is refused in plain words', async () => {
    for (const args of [
      {},
      { key: null, value: null },
      { key: 'field', value: '{"n":"', replaces: null },
      { key: 'field', value: other(), replaces: 1e12 },
      { key: 'x'.repeat(100_000), value: {} },
    ]) {
      const answer = await world().rpc('manager', 'publish_setting', args);
      expect(answer.status, JSON.stringify(args).slice(0, 60)).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });
});
