/** What a block is called: "Milestones 2: Text, Spanish". */
import { entriesOf } from '../../../core/content/blocks.ts';
import type { Field, FieldMap } from '../../../core/content/fields.ts';
import type { Draft } from '../../../core/content/kind.ts';
import { asLocale } from '../../../core/locale.ts';
import { fieldName } from './labels.ts';
import { inLanguage } from './languages.ts';

/** @param body in which an entry's number is looked up; an entry that it lacks has none. */
export function placeName(fields: FieldMap, body: Draft, path: string): string {
  const words: string[] = [];
  let inside: FieldMap | null = fields;
  let at: unknown = body;
  let list: Field | null = null;
  for (const part of path.split('.')) {
    const field: Field | undefined = inside?.[part];
    if (field) {
      words.push(fieldName(part));
      at = typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined;
      list = field.type === 'list' ? field : null;
      inside = field.type === 'group' ? field.fields : list === null ? null : list.type === 'list' ? list.fields : null;
      if (list !== null) inside = null;
    } else if (list?.type === 'list' && part !== '#') {
      const entries = entriesOf(at);
      const number = entries.findIndex(({ id }) => id === part);
      words[words.length - 1] += number < 0 ? '' : ` ${number + 1}`;
      at = entries[number];
      inside = list.fields;
      list = null;
    } else {
      const locale = asLocale(part);
      if (locale !== null) words.push(inLanguage(locale));
    }
  }
  return words.join(', ');
}
