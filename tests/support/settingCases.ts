/** Settings that neither the app nor the database takes: one set of bad values for both. */
import { sampleSeeds as seeds } from '../../src/sample/seeds.ts';
import { settingDefaults } from '../../src/campaign/settingDefaults.ts';

export const good = settingDefaults(seeds);
const { campaign, dates, links, limits, field } = good;
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Somebody', maxZoom: 19 };

type Case = readonly [name: string, key: string, value: unknown];

export const badSettings: readonly Case[] = [
  ['an unknown setting', 'banner', { title: 'x' }],
  ['nothing', 'field', null],
  ['a list', 'field', []],
  ['a text', 'field', 'x'],
  ['a part that is missing', 'campaign', { ...campaign, city: undefined }],
  ['a part too many', 'field', { ...field, more: 1 }],
  ['a null', 'dates', { ...dates, timeZone: null }],
  ['an empty name', 'campaign', { ...campaign, name: '' }],
  ['a name of blanks', 'campaign', { ...campaign, name: ' \n' }],
  ['a name that is too long', 'campaign', { ...campaign, name: 'é'.repeat(201) }],
  ['one language', 'campaign', { ...campaign, es: undefined }],
  ['a third language', 'campaign', { ...campaign, fr: campaign.en }],
  ['a zone nobody knows', 'dates', { ...dates, timeZone: 'America/Larkspur' }],
  ['an offset for a zone', 'dates', { ...dates, timeZone: '-05:00' }],
  ['a zone with SQL in it', 'dates', { ...dates, timeZone: "UTC'; select 1 --" }],
  ['a day that there is not', 'dates', { ...dates, electionDay: '2025-11-31' }],
  ['a first day that there is not', 'dates', { ...dates, firstDay: '2025-02-29' }],
  ['a day in a year nobody votes', 'dates', { ...dates, electionDay: '9999-11-04' }],
  ['a day with a time', 'dates', { ...dates, electionDay: '2025-11-04T00:00:00Z' }],
  ['a day of infinity', 'dates', { ...dates, electionDay: 'infinity' }],
  ['a number for a day', 'dates', { ...dates, electionDay: 20_251_104 }],
  ['early voting that ends before it begins', 'dates', { ...dates, firstDay: '2025-10-14', lastDay: '2025-10-13' }],
  ['an election before early voting ends', 'dates', { ...dates, electionDay: '2025-10-30' }],
  ['a countdown to before it begins', 'dates', { ...dates, countdownTarget: '2025-10-13T17:00:00' }],
  ['a countdown beyond the election', 'dates', { ...dates, countdownTarget: '2025-11-05T00:00:00' }],
  ['a countdown at 25 o’clock', 'dates', { ...dates, countdownTarget: '2025-10-31T25:00:00' }],
  ['a countdown on a day that there is not', 'dates', { ...dates, countdownTarget: '2025-10-32T17:00:00' }],
  ['directions that are a script', 'dates', { ...dates, en: { ...dates.en, directions: 'javascript:alert(1)' } }],
  ['a donation page that is a script', 'links', { ...links, donate: 'javascript:alert(1)' }],
  ['a donation page without encryption', 'links', { ...links, donate: 'http://donate.example/' }],
  [
    'a donation page behind somebody’s name',
    'links',
    { ...links, donate: 'https://donate.example@elsewhere.example/' },
  ],
  ['a donation page by two slashes', 'links', { ...links, donate: '//elsewhere.example/' }],
  ['a donation page with a line break', 'links', { ...links, donate: 'https://donate.example/\n' }],
  ['no other page', 'links', { ...links, social: [] }],
  ['thirteen other pages', 'links', { ...links, social: Array.from({ length: 13 }, () => links.social[0]) }],
  ['an address that is no mail’s', 'links', { ...links, email: 'hello at campaign' }],
  ['small print without the payer', 'links', { ...links, en: { ...links.en, paidFor: '' } }],
  ['an hour with less than five minutes', 'limits', { ...limits, formsPerDeviceHour: limits.formsPerDevice - 1 }],
  ['less for an address than for a phone', 'limits', { ...limits, formsPerAddress: limits.formsPerDevice - 1 }],
  ['less for an address in an hour', 'limits', { ...limits, formsPerAddressHour: limits.formsPerAddress - 1 }],
  ['fewer places for an address', 'limits', { ...limits, placesPerAddress: limits.placesPerSender - 1 }],
  ['half a form', 'limits', { ...limits, formsPerDevice: 60.5 }],
  ['no form at all', 'limits', { ...limits, formsPerDevice: 0 }],
  ['a limit in letters', 'limits', { ...limits, leastMs: '2000' }],
  ['more than counts', 'limits', { ...limits, floodPerHour: 1e300 }],
  ['a batch of nobody', 'field', { ...field, callsInBatch: 0 }],
  ['a batch of more than a hundred', 'field', { ...field, callsInBatch: 101 }],
  ['places that are stale after a day', 'field', { ...field, lookAgainDays: 1 }],
  ['a phone for ever without the server', 'field', { ...field, offlineAccessDays: 61 }],
  [
    'tiles without a place for the row',
    'field',
    { ...field, tiles: { ...tiles, url: 'https://tiles.example/{z}/{x}' } },
  ],
  ['tiles without encryption', 'field', { ...field, tiles: { ...tiles, url: 'http://tiles.example/{z}/{x}/{y}' } }],
  ['tiles nobody made', 'field', { ...field, tiles: { ...tiles, attribution: '' } }],
  ['tiles too close', 'field', { ...field, tiles: { ...tiles, maxZoom: 23 } }],
];

export const goodTiles = tiles;
