/** The rules of the desk's forms, as the database has them. */
import * as v from 'valibot';
import { MAX, optionalText, requiredText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import { OWNERS } from './owners.ts';
import { KINDS, STAGES } from './site.ts';
import { FOUND } from './visitKinds.ts';
import { PHASES } from './pictureKinds.ts';
import { spotOf } from './spot.ts';

const words = (most: number) => optionalText(most, { length: 2, message: m.places_words_short });
const day = v.pipe(v.string(), v.isoDate(m.places_day_wrong));
const ward = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? null : Number(text))),
);

const placeEntries = {
  kind: v.picklist(KINDS, m.places_kind_missing),
  titleEn: words(120),
  titleEs: words(120),
  aboutEn: words(2000),
  aboutEs: words(2000),
  place: requiredText(5, m.places_where_missing, MAX.address),
  ward,
  at: v.pipe(
    v.string(),
    v.transform(spotOf),
    v.check((spot) => spot !== null, m.places_pin_wrong),
  ),
  /** Its id; none: no commitment is about it. */
  commitment: optionalText(36),
};

/** Said in at least one language. */
export const siteSchema = v.pipe(
  v.object(placeEntries),
  v.forward(
    v.partialCheck(
      [['titleEn'], ['titleEs']],
      ({ titleEn, titleEs }) => (titleEn ?? titleEs) !== null,
      m.places_words_short,
    ),
    ['titleEn'],
  ),
);

const why = optionalText(500, { length: 3, message: m.places_note_short });
/** What stands on the page from then on. Why is asked for where something was changed. */
export const rightingSchema = v.pipe(
  v.object({
    ...placeEntries,
    reasonEn: why,
    reasonEs: why,
    hushed: v.pipe(
      v.string(),
      v.transform((hushed) => hushed === 'yes'),
    ),
    answerEn: words(1000),
    answerEs: words(1000),
  }),
  v.forward(
    v.partialCheck(
      [['titleEn'], ['titleEs']],
      ({ titleEn, titleEs }) => (titleEn ?? titleEs) !== null,
      m.places_words_short,
    ),
    ['titleEn'],
  ),
);

const DOLLARS = /^\d{1,10}(\.\d{2})?$/;

export const stepSchema = v.pipe(
  v.object({
    site: v.pipe(v.string(), v.minLength(1, m.places_site_missing)),
    stage: v.pipe(
      v.picklist(['', ...STAGES]),
      v.transform((stage) => stage || null),
    ),
    on: day,
    en: words(1000),
    es: words(1000),
    sourceEn: words(300),
    sourceEs: words(300),
    link: v.pipe(
      optionalText(500),
      v.check((link) => link === null || /^https:\/\/[^\s"<>]+$/.test(link), m.places_link_wrong),
    ),
    seen: v.pipe(
      v.string(),
      v.transform((seen) => seen === 'yes'),
    ),
    costCents: v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/[$,\s]/g, '')),
      v.check((text) => text === '' || DOLLARS.test(text), m.places_cost_wrong),
      v.transform((text) => (text === '' ? null : Math.round(Number(text) * 100))),
    ),
  }),
  v.forward(
    v.partialCheck([['en'], ['es']], ({ en, es }) => (en ?? es) !== null, m.places_words_short),
    ['en'],
  ),
  v.forward(
    v.partialCheck(
      [['sourceEn'], ['sourceEs']],
      ({ sourceEn, sourceEs }) => (sourceEn ?? sourceEs) !== null,
      m.places_source_missing,
    ),
    ['sourceEn'],
  ),
  v.forward(
    v.partialCheck([['stage'], ['seen']], ({ stage, seen }) => stage !== 'verified' || seen, m.places_verified_unseen),
    ['seen'],
  ),
);

export const notOursSchema = v.object({
  belongsTo: v.picklist(OWNERS, m.places_owner_missing),
  answerEn: words(1000),
  answerEs: words(1000),
});
export const mergeSchema = v.object({ into: v.pipe(v.string(), v.minLength(1, m.places_merge_missing)) });
export const declineSchema = v.object({ reason: requiredText(3, m.places_reason_missing, 1000) });

const described = requiredText(5, m.places_alt_missing, 300);
/** A picture is shown only with words for whoever cannot see it, in every language. */
export const showSchema = v.object({
  site: v.pipe(v.string(), v.minLength(1, m.places_site_missing)),
  phase: v.picklist(PHASES, m.places_phase_missing),
  on: day,
  altEn: described,
  altEs: described,
});

/** Who could not look has found nothing. */
export const visitSchema = v.pipe(
  v.object({
    found: v.picklist(FOUND, m.places_found_missing),
    belongsTo: v.pipe(
      v.picklist(['', ...OWNERS]),
      v.transform((owner) => owner || null),
    ),
    danger: v.pipe(
      v.string(),
      v.transform((danger) => danger === 'yes'),
    ),
    note: optionalText(1000, { length: 3, message: m.places_note_short }),
  }),
  v.forward(
    v.partialCheck(
      [['found'], ['note']],
      ({ found, note }) => found !== 'otherwise' || note !== null,
      m.places_note_missing,
    ),
    ['note'],
  ),
  v.transform((said) => (said.found === 'not_seen' ? { ...said, belongsTo: null, danger: false } : said)),
);
