/** A body that lacks something, made whole for a look at its page: dots for words, examples for the rest. */
import { entriesOf } from '../../../core/content/blocks.ts';
import type { Field, FieldMap } from '../../../core/content/fields.ts';
import type { Draft } from '../../../core/content/kind.ts';

const DOTS = '…';
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** @param today YYYY-MM-DD, for a day that is not chosen. */
export function filled(fields: FieldMap, body: Draft, today: string): Draft {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = valueOf(field, body[name], today);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function valueOf(field: Field, value: unknown, today: string): unknown {
  if (field.type === 'group') {
    const has = typeof value === 'object' && value !== null;
    return has || field.required ? filled(field.fields, has ? { ...value } : {}, today) : undefined;
  }
  if (field.type === 'list') {
    const entries = entriesOf(value).map((entry) => ({ id: entry.id, ...filled(field.fields, entry, today) }));
    if (entries.length > 0 || !field.required) return value === undefined ? undefined : entries;
    return [{ id: NOBODY, ...filled(field.fields, {}, today) }];
  }
  return value === undefined && field.required ? exampleOf(field, today) : value;
}

function exampleOf(field: Exclude<Field, { readonly type: 'group' | 'list' }>, today: string): unknown {
  switch (field.type) {
    case 'text':
    case 'markdown':
      return field.each ? { en: DOTS, es: DOTS } : DOTS;
    case 'choice':
      return field.of[0];
    case 'choices':
      return field.of.slice(0, 1);
    case 'ref':
    case 'figures':
      return NOBODY;
    case 'asked':
      return `${field.of[0] ?? 'question'}/${NOBODY}`;
    case 'refs':
      return [];
    case 'day':
      return today;
    case 'time':
      return `${today}T12:00`;
    case 'clock':
      return '12:00';
    case 'money':
    case 'number':
      return 0;
    case 'flag':
      return false;
    case 'link':
      return '/';
    case 'email':
      return 'name@example.org';
    case 'phone':
      return '555-0100';
    case 'slug':
      return 'name';
    case 'sha256':
      return '0'.repeat(64);
    case 'picture':
      return undefined;
  }
}
