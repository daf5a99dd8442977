/** The settings as the app comes with them: what counts while none was published. For the build, the server's tools and the settings' page. */
import { campaign } from '../campaign.ts';
import { LOCALES, type Locale } from '../core/locale.ts';
import type { Settings } from './settings.ts';
import type { Words } from './words.ts';

/** What the database holds visitors to while nobody has said otherwise; elsewhere these stand nowhere. */
const limits: Settings['limits'] = {
  answerWithinDays: 2,
  questionWithinDays: 14,
  formsPerDevice: 60,
  formsPerDeviceHour: 200,
  formsPerAddress: 600,
  formsPerAddressHour: 1500,
  leastMs: 2000,
  placesPerSender: 20,
  placesPerAddress: 40,
  floodPerHour: 300,
};

/** @param words every language's, as this build has them. */
export function settingDefaults(words: Readonly<Record<Locale, Words>>): Settings {
  const { candidate, city, timeZone, electionDay, earlyVoting, offlineAccessDays } = campaign;
  const { tiles, ...field } = campaign.field;
  const { links, contact } = words.en;
  return {
    campaign: { ...candidate, city, ...each((locale) => candidacy(words[locale])) },
    dates: { timeZone, electionDay, ...earlyVoting, ...each((locale) => voting(words[locale])) },
    links: { ...links, email: contact.email, ...each((locale) => smallPrint(words[locale])) },
    limits,
    field: { offlineAccessDays, ...field, ...(tiles === null ? {} : { tiles }) },
  };
}

const each = <T>(of: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>; // one for each

function candidacy({ head }: Words) {
  const { title, description, candidacy: runsFor, job, donate, earlyVoting } = head;
  return { title, description, candidacy: runsFor, job, donate, earlyVoting };
}

function voting({ earlyVoting }: Words) {
  const { title, text, place, address, directions, electionDay } = earlyVoting;
  return { title, text, place, address, directions, electionDay };
}

const smallPrint = ({ contact, legal }: Words) => ({ poBox: contact.poBox, ...legal });
