/**
 * The landing page's words as kinds of content, one a section, made from the sections' own schema (src/campaign/words.ts). Both languages
 * stand in one body; publishing it publishes the section in both (supabase/migrations/20261201090500_content_words.sql).
 */
import type * as v from 'valibot';
import { sectionSchemas, type Section } from '../../../campaign/words.ts';
import {
  email,
  group,
  link,
  list,
  number,
  slug,
  text,
  type Field,
  type FieldMap,
} from '../../../core/content/fields.ts';
import { defineContentKind, type ContentKind } from '../../../core/content/kind.ts';

/** The one field of an entry that is a mere text in the section. */
const LINE = 'line';

/** Valibot's own description of itself, typed by none of its public types. */
interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
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
