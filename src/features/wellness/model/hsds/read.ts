/**
 * A file of HSDS 1 to 3 (Open Referral; read here by the schemas of 3.2) or Open Referral UK as drafts of services, and what of it could not be kept: a page of
 * `/services`, a list of services, or one. Nothing in it is believed: what is too long, unknown or no hour is said to be so and left out.
 */
import * as v from 'valibot';
import { campaign } from '../../../../campaign.ts';
import type { Locale } from '../../../../core/locale.ts';
import { ACCESS, COSTS, LANGUAGES, NEEDS, type ServiceBody } from '../serviceContent.ts';
import { derivedId, uuidOf } from './derivedId.ts';
import { timingsOf, type Schedule } from './rrule.ts';
import { asVersion3, otherKindOf, rowsOf, unreadOf } from './versions.ts';

/** As many as a county's directory has. */
export const MOST_SERVICES = 2000;

export const PROBLEMS = [
  'not_hsds', 'too_many', 'no_id', 'twice', 'no_name', 'not_active', 'too_long', 'phone', 'no_phone', 'website', 'language', 'schedule', 'more_places', 'day', 'organization', 'location',
  'table', 'more_pages',
] as const; // prettier-ignore
export type Problem = (typeof PROBLEMS)[number];

export interface Trouble {
  /** From 1, in the order of the file; 0: the whole file. */
  readonly line: number;
  readonly id: string;
  readonly name: string;
  readonly problem: Problem;
  /** What of the file it is about. */
  readonly part: string;
  /** Whether the whole service is left out because of it. */
  readonly leftOut: boolean;
}
export interface Draft {
  /** The item's: the same for the same service of every file. */
  readonly id: string;
  readonly name: string;
  readonly body: Partial<ServiceBody>;
}
export interface HsdsFile {
  readonly drafts: readonly Draft[];
  readonly troubles: readonly Trouble[];
}

const text = v.nullish(v.string());
const several = <S extends v.GenericSchema>(one: S) => v.fallback(v.nullish(v.array(one)), null);
const attributes = several(v.object({ label: text, value: text }));
const phones = several(v.object({ id: text, number: text, description: text }));
const timing = v.object({
  id: text,
  freq: text,
  interval: v.nullish(v.number()),
  byday: text,
  dtstart: text,
  wkst: text,
  valid_from: text,
  valid_to: text,
  until: text,
  count: v.nullish(v.number()),
  bymonthday: text,
  byweekno: text,
  byyearday: text,
  opens_at: text,
  closes_at: text,
  description: text,
  attributes,
});
const serviceSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  status: text,
  description: text,
  url: text,
  fees_description: text,
  eligibility_description: text,
  interpretation_services: text,
  assured_date: text,
  organization: v.nullish(v.object({ name: text, phones })),
  phones,
  schedules: several(v.unknown()),
  languages: several(v.object({ code: text })),
  service_at_locations: several(
    v.object({
      phones,
      schedules: several(v.unknown()),
      location: v.nullish(
        v.object({
          transportation: text,
          phones,
          schedules: several(v.unknown()),
          addresses: several(v.object({ address_1: text, address_2: text, city: text, postal_code: text })),
        }),
      ),
    }),
  ),
  attributes,
});
type Given = v.InferOutput<typeof serviceSchema>;

const namedSchema = v.object({ id: v.optional(v.unknown()), name: v.optional(v.unknown()) });

/**
 * @param today YYYY-MM-DD: nobody has checked anything after it.
 * @param locale what the file's words are in: HSDS does not say.
 */
export function readHsds(file: unknown, today: string, locale: Locale = 'en'): HsdsFile {
  const { rows, unread, pages } = rowsOf(file);
  const drafts: Draft[] = [];
  const troubles: Trouble[] = [];
  const known = new Set<string>();
  const parts = new Map<string, number>();
  for (const [at, row] of rows.slice(0, MOST_SERVICES).entries()) {
    const named = v.safeParse(namedSchema, row);
    const own = (part: unknown) =>
      typeof part === 'string' || typeof part === 'number' ? String(part).slice(0, 200) : '';
    const [id, name] = named.success ? [own(named.output.id), own(named.output.name)] : ['', ''];
    const tell = (problem: Problem, part = '', leftOut = false) =>
      void troubles.push({ line: at + 1, id, name, problem, part: part.slice(0, 200), leftOut });
    const other = otherKindOf(row);
    if (other === 'organization' || other === 'location') {
      tell(other, '', true);
      continue;
    }
    const read = v.safeParse(serviceSchema, asVersion3(row));
    if (!read.success || other !== null) {
      tell(
        !named.success || other !== null
          ? 'not_hsds'
          : id === ''
            ? 'no_id'
            : name.trim() === ''
              ? 'no_name'
              : 'not_hsds',
        '',
        true,
      );
      continue;
    }
    const item = uuidOf(read.output.id);
    const { status } = read.output;
    if (known.has(item)) tell('twice', '', true);
    else if (status !== null && status !== undefined && status !== 'active') tell('not_active', status, true);
    else
      drafts.push({
        id: item,
        name: read.output.name.slice(0, 200),
        body: bodyOf(item, read.output, { today, locale }, tell),
      });
    known.add(item);
    for (const part of unreadOf(row)) parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  const whole = (problem: Problem, part: string) =>
    void troubles.push({ line: 0, id: '', name: '', problem, part, leftOut: false });
  for (const { table, rows: times } of unread) whole('table', `${table} (${times})`);
  for (const [part, times] of parts) whole('table', `${part} (${times})`);
  if (pages !== null) whole('more_pages', String(pages));
  if (rows.length > MOST_SERVICES)
    troubles.push({
      line: MOST_SERVICES + 1,
      id: '',
      name: '',
      problem: 'too_many',
      part: String(rows.length),
      leftOut: true,
    });
  return { drafts, troubles };
}

type Tell = (problem: Problem, part?: string) => void;

interface About {
  readonly today: string;
  readonly locale: Locale;
}

function bodyOf(item: string, given: Given, { today, locale }: About, tell: Tell): Partial<ServiceBody> {
  const said = (label: string) =>
    given.attributes?.filter((one) => one.label === label).map(({ value }) => value ?? '') ?? [];
  const cut = (words: string | null | undefined, max: number, part: string) => {
    const trimmed = words?.trim() ?? '';
    if (trimmed.length > max) tell('too_long', part);
    return trimmed.slice(0, max).trim();
  };
  const each = (words: string | null | undefined, max: number, part: string) => {
    const one = cut(words, max, part);
    return one === '' ? undefined : { [locale]: one };
  };
  const [need, cost] = [
    NEEDS.find((one) => said('need').includes(one)),
    COSTS.find((one) => said('cost').includes(one)),
  ];
  const confidential = said('confidential').includes('true');
  const fees =
    cost === undefined ? given.fees_description : given.fees_description?.replace(new RegExp(`^${cost}(\\. )?`), '');
  const access = ACCESS.filter((one) => said('access').includes(one));
  const website = given.url?.trim();
  const isLink = website !== undefined && /^https:\/\/[^\s"<>]{1,490}$/.test(website);
  if (website && !isLink) tell('website', website);
  const assured = given.assured_date?.slice(0, 10);
  const isAssured = assured !== undefined && isDate(assured) && assured <= today;
  if (assured && !isAssured) tell('day', assured);
  const places = given.service_at_locations ?? [];
  if (places.length > 1) tell('more_places', String(places.length));
  const location = confidential ? null : places[0]?.location;
  const first = location?.addresses?.[0];
  // A place of the town is known by its street.
  const isElsewhere = first?.city ? first.city.trim().toLowerCase() !== campaign.city.toLowerCase() : false;
  const lines = [first?.address_1, first?.address_2, ...(isElsewhere ? [first?.city, first?.postal_code] : [])];
  const address = cut(
    lines
      .map((line) => line?.trim())
      .filter(Boolean)
      .join(', '),
    200,
    'address',
  );
  const parts = {
    name: each(given.name, 200, 'name'),
    provider: cut(given.organization?.name, 200, 'organization') || undefined,
    need,
    text: each(given.description, 1000, 'description'),
    eligibility: each(given.eligibility_description, 500, 'eligibility_description'),
    cost,
    cost_note: each(fees, 300, 'fees_description'),
    languages: languagesOf(given, said('interpreter').includes('true'), tell),
    access: access.length > 0 ? access : undefined,
    phones: phonesOf(item, given, locale, tell),
    website: isLink ? website : undefined,
    confidential: confidential || undefined,
    address: address || undefined,
    directions: each(location?.transportation, 300, 'transportation'),
    schedules: schedulesOf(item, given, locale, tell),
    assured_on: isAssured ? assured : undefined,
  };
  // A draft lacks what the file lacks: it has no empty parts.
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

/** A day of the calendar. */
function isDate(day: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

function languagesOf({ languages, interpretation_services: interpreter }: Given, any: boolean, tell: Tell) {
  const codes = (languages ?? []).flatMap(({ code }) => (code ? [code.toLowerCase().split('-')[0] ?? ''] : []));
  for (const code of codes) if (!LANGUAGES.some((one) => one === code)) tell('language', code);
  const found = LANGUAGES.filter((one) => (one === 'any' ? any || Boolean(interpreter) : codes.includes(one)));
  return found.length > 0 ? found : undefined;
}

const MOST_PHONES = 6;
const PHONE = /^[+(]?[0-9][0-9 ().-]{0,27}[0-9]$/;

/** Its own, or else those of its place or of who runs it. */
const nearest = <T>(...lists: readonly (readonly T[] | null | undefined)[]): readonly T[] =>
  lists.find((list) => list && list.length > 0) ?? [];

function phonesOf(item: string, given: Given, locale: Locale, tell: Tell): ServiceBody['phones'] | undefined {
  const at = given.service_at_locations?.[0];
  const all = nearest(given.phones, at?.phones, at?.location?.phones, given.organization?.phones);
  const found = all.flatMap(({ id, number, description }) => {
    const phone = number?.replaceAll('"', '').trim() ?? '';
    if (!PHONE.test(phone)) {
      tell('phone', phone);
      return [];
    }
    const label = description?.trim().slice(0, 80).trim();
    return [
      { id: id ? uuidOf(id) : derivedId(item, 'phone', phone), phone, ...(label && { label: { [locale]: label } }) },
    ];
  });
  if (found.length === 0) tell('no_phone');
  if (found.length > MOST_PHONES) tell('too_long', 'phones');
  return found.length > 0 ? found.slice(0, MOST_PHONES) : undefined;
}

const MOST_SCHEDULES = 20;

function schedulesOf(item: string, given: Given, locale: Locale, tell: Tell): ServiceBody['schedules'] | undefined {
  const at = given.service_at_locations?.[0];
  const found = nearest(given.schedules, at?.schedules, at?.location?.schedules).flatMap((row): readonly Schedule[] => {
    const read = v.safeParse(timing, row);
    const timings = read.success ? timingsOf(read.output) : null;
    if (!read.success || timings === null) {
      tell('schedule', JSON.stringify(row));
      return [];
    }
    const { id, description, attributes: more } = read.output;
    const label = description?.trim().slice(0, 80).trim();
    const holidays = more?.some((one) => one.label === 'open_on_holidays' && one.value === 'true') ?? false;
    return timings.map((one, at) => ({
      ...one,
      id: id && at === 0 ? uuidOf(id) : derivedId(item, 'schedule', id ?? JSON.stringify(one), String(at)),
      ...(holidays && { holidays }),
      ...(label && { label: { [locale]: label } }),
    }));
  });
  if (found.length > MOST_SCHEDULES) tell('too_long', 'schedules');
  return found.length > 0 ? found.slice(0, MOST_SCHEDULES) : undefined;
}
