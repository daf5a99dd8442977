/**
 * The landing page's words as kinds of content, one a section, made from the sections' own schema (src/campaign/words.ts). Both languages
 * stand in one body; publishing it publishes the section in both (supabase/migrations/20261201090500_content_words.sql).
 */
import type * as v from 'valibot';
import { sectionSchemas, type Section, type Words } from '../../../campaign/words.ts';
import {
  email,
  group,
  link,
  list,
  number,
  picture,
  slug,
  text,
  type Field,
  type FieldMap,
} from '../../../core/content/fields.ts';
import { defineContentKind, type ContentKind, type Draft } from '../../../core/content/kind.ts';
import { entriesOf } from '../../../core/content/blocks.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { saidIn } from '../../../core/content/said.ts';

/** The one field of an entry that is a mere text in the section. */
const LINE = 'line';

/** Valibot's own description of itself, typed by none of its public types. */
interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly pipe?: readonly {
    readonly type: string;
    readonly requirement?: unknown;
    readonly metadata?: { readonly is?: string };
  }[];
}

const requirementOf = (schema: Described, step: string): unknown =>
  schema.pipe?.find(({ type }) => type === step)?.requirement;

/** The same in both languages, by the names that the sections give them. */
const SHARED: Readonly<Record<string, (options: { readonly required: boolean }) => Field>> = {
  slug,
  href: link,
  directions: link,
  donate: link,
  email,
};

function fieldOf(name: string, schema: Described, required: boolean): Field {
  if (schema.wrapped) return fieldOf(name, schema.wrapped, false);
  // Complete in itself, and the same in both languages: never taken apart.
  if (schema.pipe?.some(({ metadata }) => metadata?.is === 'picture')) return picture({ required });
  if (schema.entries) return group(fieldsOf(schema.entries), { required });
  if (schema.item) {
    const max = Number(requirementOf(schema, 'max_length') ?? requirementOf(schema, 'length'));
    const inner = schema.item.entries ? fieldsOf(schema.item.entries) : { [LINE]: fieldOf(LINE, schema.item, true) };
    return list(inner, { max, required });
  }
  if (schema.type === 'number') return number({ required });
  const shared = SHARED[name];
  const pattern = requirementOf(schema, 'regex');
  if (shared && pattern instanceof RegExp && pattern.source !== '\\S') return shared({ required });
  const isProse = pattern instanceof RegExp && pattern.source === '\\S';
  return text({ each: isProse, max: Number(requirementOf(schema, 'max_bytes')), required });
}

function fieldsOf(entries: Readonly<Record<string, Described>>): FieldMap {
  return Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, fieldOf(name, schema, true)]));
}

export const kindOfSection = (section: Section): string => `words-${section.toLowerCase()}`;

export const SECTIONS = Object.keys(sectionSchemas) as readonly Section[]; // the object's own keys

export const wordsKinds: readonly ContentKind[] = SECTIONS.map((section) => {
  const schema: v.GenericSchema = sectionSchemas[section];
  const { entries = {} } = schema as unknown as Described; // as said above
  return defineContentKind({
    kind: kindOfSection(section),
    eyes: 1,
    title: Object.keys(entries)[0] ?? '',
    fields: fieldsOf(entries),
  });
});

/** A section in both languages as one body. @param idAt an entry's id, by its place: `items.0` */
export function bodyOfSection(
  section: Section,
  words: Readonly<Record<Locale, Words>>,
  idAt: (place: string) => string,
): Draft {
  const kind = wordsKinds[SECTIONS.indexOf(section)];
  const said = LOCALES.map((locale) => asRecord(words[locale][section]));
  return kind ? groupOf(kind.fields, said, '', idAt) : {};
}

const asRecord = (value: unknown): Draft =>
  typeof value === 'object' && value !== null ? { ...value } : { [LINE]: value };

/** @param said the same part in each language, in the order of LOCALES */
function groupOf(fields: FieldMap, said: readonly Draft[], at: string, idAt: (place: string) => string): Draft {
  const parts = Object.entries(fields).map(([name, field]) => {
    const values = said.map((one) => one[name]);
    return [name, valueOf(field, values, `${at}${name}`, idAt)] as const;
  });
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

function valueOf(field: Field, values: readonly unknown[], at: string, idAt: (place: string) => string): unknown {
  const [first] = values;
  if (first === undefined) return undefined;
  if (field.type === 'group') return groupOf(field.fields, values.map(asRecord), `${at}.`, idAt);
  if (field.type === 'list') {
    const lists = values.map((value): readonly unknown[] => (Array.isArray(value) ? value : []));
    return (lists[0] ?? []).map((_, index) => ({
      id: idAt(`${at}.${index}`),
      ...groupOf(
        field.fields,
        lists.map((list) => asRecord(list[index])),
        `${at}.${index}.`,
        idAt,
      ),
    }));
  }
  return 'each' in field && field.each
    ? Object.fromEntries(LOCALES.map((locale, index) => [locale, values[index]]))
    : first;
}

/** A body as its section in one language; where that lacks a text, the other one's. */
export function sectionOfBody<S extends Section>(section: S, body: Draft, locale: Locale): Words[S] {
  const kind = wordsKinds[SECTIONS.indexOf(section)];
  // The kind's fields are made of the section's own schema.
  return wordsIn(kind?.fields ?? {}, body, locale) as unknown as Words[S];
}

function wordsIn(fields: FieldMap, body: Draft, locale: Locale): Draft {
  const parts = Object.entries(fields).map(([name, field]) => [name, wordIn(field, body[name], locale)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

function wordIn(field: Field, value: unknown, locale: Locale): unknown {
  if (value === undefined) return undefined;
  if (field.type === 'group') return wordsIn(field.fields, { ...Object(value) }, locale);
  if (field.type === 'list') {
    const entries = entriesOf(value).map((entry) => wordsIn(field.fields, entry, locale));
    return LINE in field.fields ? entries.map((entry) => entry[LINE]) : entries;
  }
  return 'each' in field && field.each ? saidIn(Object(value), locale).text : value;
}
