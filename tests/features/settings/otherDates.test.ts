/** Publishing another election day lists every text that still names another date, in both languages, and no other text. */
import { describe, expect, it } from 'vitest';
import { sampleSeeds as seeds } from '../../../src/sample/seeds.ts';
import { settingDefaults } from '../../../src/campaign/settingDefaults.ts';
import type { Settings } from '../../../src/campaign/settings.ts';
import { keyOfPlace, nameOfPlace, textsOfWords } from '../../../src/features/settings/model/datedPlaces.ts';
import {
  movedDates,
  otherDatesIn,
  textsByLanguage,
  withOtherDates,
} from '../../../src/features/settings/model/otherDates.ts';
import { settingNames } from '../../../src/features/settings/model/fields.ts';

const { dates: before } = settingDefaults(seeds);
const moved = (to: Partial<Settings['dates']>) => {
  const found = movedDates('dates', before, { ...before, ...to });
  if (!found) throw new Error('No day moves.');
  return found;
};
const spoken = {
  en: { ...before.en, electionDay: 'November 11th' },
  es: { ...before.es, electionDay: '11 de noviembre' },
};
const listed = (after: Settings['dates']) => {
  const texts = textsOfWords(seeds, 'dates', after, (kind) => (kind === 'words-faq' ? 'faq-item' : null));
  return withOtherDates(texts, keyOfPlace, moved(after)).map(
    ({ where, locale, named }) =>
      `${nameOfPlace(where, (setting) => settingNames[setting]())} ${locale}: ${named.join()}`,
  );
};

describe('the campaign’s words', () => {
  it('of a new election day the four texts are listed that say the old one', () => {
    expect(listed({ ...before, ...spoken, electionDay: '2025-11-11' })).toEqual([
      'Landing page: video en: November 4th',
      'Landing page: video es: 4 de noviembre',
      'Landing page: questions en: Tuesday, November 4th',
      'Landing page: questions es: martes 4 de noviembre',
    ]);
  });

  it('what the form itself still says of the old day is listed, too', () => {
    expect(listed({ ...before, electionDay: '2025-11-11' }).slice(0, 4)).toEqual([
      'Landing page: video en: November 4th',
      'Landing page: video es: 4 de noviembre',
      'This form en: November 4th',
      'This form es: 4 de noviembre',
    ]);
  });

  it('of a new last day of early voting every text is listed that says it, and where it is changed', () => {
    const after = { ...before, lastDay: '2025-10-30', countdownTarget: '2025-10-30T17:00:00' };
    const texts = textsOfWords(seeds, 'dates', after, (kind) => (kind === 'words-faq' ? 'faq-item' : null));
    const lines = withOtherDates(texts, keyOfPlace, moved(after));
    expect(lines.map(({ where, locale }) => [where.at, locale])).toEqual([
      ['setting', 'en'],
      ['setting', 'es'],
      ['words', 'en'],
      ['words', 'es'],
      ['words', 'en'],
      ['words', 'es'],
      ['form', 'en'],
      ['form', 'es'],
      ['words', 'en'],
      ['words', 'es'],
    ]);
    expect(lines[0]).toMatchObject({ where: { setting: 'campaign' }, named: ['October 31st'] });
    expect(lines.at(-1)).toMatchObject({ where: { section: 'faq', item: 'faq-item' } });
  });

  it('a new place or time zone asks nothing of any text, and no other setting does', () => {
    expect(movedDates('dates', before, { ...before, timeZone: 'America/Chicago' })).toBeNull();
    const { links } = settingDefaults(seeds);
    expect(movedDates('links', links, { ...links, donate: 'https://give.example/' })).toBeNull();
  });
});

describe('a text', () => {
  const to = moved({ electionDay: '2026-11-03', firstDay: '2026-10-13', lastDay: '2026-10-30', countdownTarget: '2026-10-30T17:00:00' }); // prettier-ignore
  const named = (text: string, locale: 'en' | 'es' = 'en') =>
    otherDatesIn({ text, locale }, to).map(({ from, to: end }) => text.slice(from, end).trim());

  it.each([
    ['See you on Nov. 4!', 'en', ['Nov. 4']],
    ['11/4/2025 is the day.', 'en', ['11/4/2025']],
    ['Doors open 2025-11-04.', 'en', ['2025-11-04']],
    ['La fiesta es el 4 de noviembre de 2025.', 'es', ['4 de noviembre de 2025']],
    ['Nos vemos el 4/11/2025.', 'es', ['4/11/2025']],
    // The new day with what is the old one's.
    ['Vote on Tuesday, November 3, 2025.', 'en', ['Tuesday, November 3, 2025']],
    ['Vote on Monday, Nov. 3', 'en', ['Monday, Nov. 3']],
    ['Vote el lunes 3 de noviembre', 'es', ['lunes 3 de noviembre']],
    // Beside a word about voting, any other date.
    ['Register by October 6.', 'en', ['October 6']],
    ['Inscríbase a más tardar el 6 de octubre.', 'es', ['el 6 de octubre']],
    ['Request an absentee ballot until 10/24.', 'en', ['10/24']],
    ['The mayor takes office on January 5, 2026.', 'en', ['January 5, 2026']],
    ['Las urnas cierran el 5 de noviembre.', 'es', ['el 5 de noviembre']],
  ] as const)('%j is listed', (text, locale, dates) => {
    expect(named(text, locale)).toEqual(dates.map((date) => expect.stringContaining(date.replace(/^el /, ''))));
  });

  it.each([
    ['Vote on Tuesday, November 3, 2026.', 'en'],
    ['Vote on Nov. 3', 'en'],
    ['Vote el martes 3 de noviembre de 2026.', 'es'],
    ['Early voting: October 13–30, 2026', 'en'],
    ['Votación anticipada del 13 al 30 de octubre', 'es'],
    ['11/3/2026', 'en'],
    ['3/11/2026', 'es'],
    ['2026-11-03', 'en'],
    ['The mill was opened on May 3, 1921.', 'en'],
    ['In the election of November 2, 2021 one in four voted.', 'en'],
    ['Story hour on March 9.', 'en'],
    ['Vote early, 8:30 AM to 5:00 PM', 'en'],
    ['We knocked on 11/3 of a door.', 'en'],
  ] as const)('%j is not', (text, locale) => {
    expect(named(text, locale)).toEqual([]);
  });

  it('of content is looked at in its language, and in both where it has none', () => {
    const body = {
      title: { en: 'Nov. 4', es: '4 de nov.' },
      note: '2025-11-04',
      steps: [{ id: 'a', text: { en: 'x' } }],
    };
    expect(textsByLanguage(body)).toEqual([
      { text: 'Nov. 4', locale: 'en' },
      { text: '4 de nov.', locale: 'es' },
      { text: '2025-11-04', locale: 'en' },
      { text: '2025-11-04', locale: 'es' },
      { text: 'a', locale: 'en' },
      { text: 'a', locale: 'es' },
      { text: 'x', locale: 'en' },
    ]);
  });
});
