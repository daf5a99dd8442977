/** A setting's form: the value and its texts are one, what is wrong stands beside its field, hosts are held to the served policy. */
import { describe, expect, it } from 'vitest';
import { SETTINGS, isSetting, sectionsOf } from '../../../src/campaign/settings.ts';
import { sampleSeeds as seeds } from '../../../src/sample/seeds.ts';
import { LOCALES } from '../../../src/core/locale.ts';
import { judged } from '../../../src/features/settings/edit/rules.ts';
import { FIELDS } from '../../../src/features/settings/model/fields.ts';
import { mayFetch } from '../../../src/features/settings/model/policy.ts';
import { differing, toTexts } from '../../../src/features/settings/model/values.ts';
import { badSettings, good, goodTiles } from '../../support/settingCases.ts';

describe('the form', () => {
  it.each(SETTINGS)('says every part of %s, and makes the same value of it', (key) => {
    expect(judged(key, toTexts(key, good[key], 3))).toEqual({ value: good[key], problems: {} });
  });

  it('says the words that the seed says, until something is changed', () => {
    for (const locale of LOCALES)
      for (const key of SETTINGS) expect(seeds[locale]).toMatchObject(sectionsOf(key, good[key], locale));
  });

  it('takes tiles, and an empty address as none', () => {
    const texts = toTexts('field', { ...good.field, tiles: goodTiles }, null);
    expect(judged('field', texts).value).toMatchObject({ tiles: goodTiles });
    const none = { ...texts, tiles_url: ' ', tiles_attribution: '', tiles_maxZoom: '' };
    expect(judged('field', none).value).toEqual(good.field);
  });

  it.each([
    ['dates', 'electionDay', '2025-10-01', 'Election day cannot be before early voting ends.'],
    ['dates', 'timeZone', 'Larkspur', 'A time zone that computers know, such as America/Chicago.'],
    [
      'dates',
      'countdownTarget',
      '2025-12-01T10:00',
      'The countdown ends between the first day of early voting and election day.',
    ],
    ['links', 'donate', 'http://give.example', 'A whole address that begins with https://'],
    ['links', 'social', '', 'Please fill this in.'],
    ['links', 'es_paidFor', ' ', 'Please fill this in.'],
    ['limits', 'formsPerDevice', '1e3', 'A whole number from 5 to 10,000.'],
    ['limits', 'placesPerAddress', '1', 'An address cannot take fewer places than one phone.'],
    ['field', 'callsInBatch', '', 'A whole number from 1 to 100.'],
    ['field', 'tiles_maxZoom', '19', null],
  ] as const)('%s: says beside %s what is wrong with %j', (key, name, text, message) => {
    const { value, problems } = judged(key, { ...toTexts(key, good[key], null), [name]: text });
    expect(value).toBeNull();
    if (message === null) expect(Object.keys(problems)).toContain('tiles_url');
    else expect(problems).toEqual({ [name]: message });
  });

  it('has a field for whatever is wrong', () => {
    for (const [, key, value] of badSettings) {
      if (!isSetting(key) || typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      const { problems } = judged(key, toTexts(key, value as (typeof good)[typeof key], null)); // wrong, on purpose
      const names = FIELDS[key].map(({ name }) => name);
      for (const name of Object.keys(problems)) expect(names).toContain(name);
    }
  });

  it('tells two values apart by their fields', () => {
    const mine = toTexts('links', { ...good.links, donate: 'https://give.example/' }, 1);
    expect(differing('links', toTexts('links', good.links, 2), mine).map(({ name }) => name)).toEqual(['donate']);
  });
});

describe('the served policy', () => {
  const policy = "default-src 'self'; connect-src 'self' https://tiles.example; object-src 'none'";
  it.each([
    [policy, 'https://tiles.example/1/2/3.png', true],
    [policy, 'https://town.example/tiles/1/2/3.png', true],
    [policy, 'https://tiles.example.evil/1/2/3.png', false],
    [policy, 'not an address', false],
    ["default-src 'self'", 'https://tiles.example/1/2/3.png', false],
    [null, 'https://tiles.example/1/2/3.png', true],
  ])('%s lets %s be fetched: %s', (given, address, may) => {
    expect(mayFetch(given, address, 'https://town.example')).toBe(may);
  });
});
