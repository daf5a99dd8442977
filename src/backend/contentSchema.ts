/**
 * The rules of a kind of content, made from its fields: the whole ones that publishing demands, and those of a draft, where anything may
 * be missing. The database's own are written off these (tests/tools/contentKinds.ts).
 */
import * as v from 'valibot';
import type { Field, FieldMap, ValuesOf } from '../core/content/fields.ts';
import type { ContentKind, Draft } from '../core/content/kind.ts';
import { LOCALES } from '../core/locale.ts';
import { pictureSchema } from './pictureSchema.ts';

type Entries = Record<string, v.GenericSchema>;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DAY = /^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;
const TIME = /^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HREF = /^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$/;
const CLOCK = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
const PHONE = /^[+(]?[0-9][0-9 ().-]*[0-9]$/;
const EMAIL = /^[!-?A-~]+@[A-Za-z0-9.-]+$/;
const ASKED = '[/][0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
const MOST_CENTS = 100_000_000_000_000;

const like = (pattern: RegExp, bytes: number) => v.pipe(v.string(), v.regex(pattern), v.maxBytes(bytes));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const id = like(UUID, 36);

/** What a value points at: the database looks there before anything is published. */
const is = (what: string) => v.metadata<string, { readonly is: string }>({ is: what });
/** The pattern lets February have 31 days. */
const isRealDay = (value: string) =>
  new Date(`${value.slice(0, 10)}T00:00:00Z`).toJSON()?.slice(0, 10) === value.slice(0, 10);
const realDay = (pattern: RegExp, bytes: number) =>
  v.pipe(like(pattern, bytes), v.check(isRealDay), v.metadata({ format: 'date' }));

const plain: Readonly<Record<string, v.GenericSchema>> = {
  day: realDay(DAY, 10),
  time: realDay(TIME, 16),
  clock: like(CLOCK, 5),
  money: whole(0, MOST_CENTS),
  number: whole(0, 1_000_000_000_000),
  flag: v.boolean(),
  link: v.pipe(like(HREF, 500), is('link')),
  email: like(EMAIL, 254),
  phone: like(PHONE, 30),
  slug: like(SLUG, 60),
  sha256: like(/^[0-9a-f]{64}$/, 64),
  picture: pictureSchema,
  figures: v.pipe(id, is('figures')),
};

function schemaOf(field: Field, draft: boolean): v.GenericSchema {
  switch (field.type) {
    case 'text':
    case 'markdown': {
      const plainText = draft
        ? v.pipe(v.string(), v.maxLength(field.max))
        : v.pipe(v.string(), v.regex(/\S/), v.maxLength(field.max));
      const text = field.type === 'markdown' ? v.pipe(plainText, is('markdown')) : plainText;
      if (!field.each) return text;
      const each = v.strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, v.exactOptional(text)])));
      return draft ? each : v.pipe(each, v.minEntries(1));
    }
    case 'choice':
      return v.picklist(field.of);
    case 'choices':
      return v.pipe(v.array(v.picklist(field.of)), v.maxLength(field.of.length));
    case 'ref':
      return v.pipe(id, is(`ref:${field.to}`));
    case 'asked':
      return v.pipe(like(new RegExp(`^(${field.of.join('|')})${ASKED}`), 45), is('asked'));
    case 'refs':
      return v.pipe(v.array(v.pipe(id, is(`ref:${field.to}`))), v.maxLength(50));
    case 'list': {
      const entry = v.strictObject({ id, ...entriesOf(field.fields, draft) });
      return v.pipe(v.array(entry), v.minLength(field.required && !draft ? 1 : 0), v.maxLength(field.max));
    }
    case 'group':
      return v.strictObject(entriesOf(field.fields, draft));
    default: {
      const schema = plain[field.type];
      if (!schema) throw new Error(`No rule for ${field.type}.`);
      return schema;
    }
  }
}

function entriesOf(fields: FieldMap, draft: boolean): Entries {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = schemaOf(field, draft);
      return [name, field.required && !draft ? schema : v.exactOptional(schema)];
    }),
  );
}

/** Everything that is required is there; how the values stand to each other is not asked. */
export const fullSchema = <F extends FieldMap>(kind: ContentKind<F>): v.GenericSchema<unknown, ValuesOf<F>> =>
  // The fields' types say the same: tests/backend/contentSchema.test.ts
  v.strictObject(entriesOf(kind.fields, false)) as unknown as v.GenericSchema<unknown, ValuesOf<F>>;

/** What may be published. */
export function wholeSchema<F extends FieldMap>(kind: ContentKind<F>): v.GenericSchema<unknown, ValuesOf<F>> {
  const { ordered } = kind;
  const full = fullSchema(kind);
  if (ordered === undefined) return full;
  return v.pipe(
    full,
    v.rawCheck(({ dataset: { value: input }, addIssue }) => {
      // Told beside whatever else is missing, which leaves the value untyped.
      if (typeof input !== 'object' || input === null) return;
      for (const [least, key] of ordered) {
        const [low, value]: unknown[] = [Reflect.get(input, least), Reflect.get(input, key)];
        if (!isAbove(low, value)) continue;
        addIssue({
          expected: `>=${least}`,
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value }],
        });
      }
    }),
    v.metadata({ ordered }),
  );
}

const isAbove = (low: unknown, high: unknown): boolean =>
  (typeof low === 'number' && typeof high === 'number' && low > high) ||
  (typeof low === 'string' && typeof high === 'string' && low > high);

/** What may be kept while it is being written. */
export const draftSchema = (kind: ContentKind): v.GenericSchema<unknown, Draft> =>
  v.strictObject(entriesOf(kind.fields, true));
