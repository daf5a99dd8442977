/** What stands in a block, as text. */
import type { Field } from '../../../core/content/fields.ts';
import { m } from '../../../messages/messages.js';
import { centsText } from '../model/amounts.ts';
import { askedWords, choiceName } from './labels.ts';

/** @param name of the field, for the words of its choices. */
export function valueText(name: string, field: Field, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (field.type === 'asked') return askedWords(String(value));
  if (field.type === 'money') return `$${centsText(value)}`;
  if (field.type === 'flag') return value === true ? m.content_yes() : '';
  if (field.type === 'choice' && typeof value === 'string') return choiceName(name, value);
  if (Array.isArray(value)) {
    const all: readonly unknown[] = value;
    return all.map((one) => (field.type === 'choices' ? choiceName(name, String(one)) : String(one))).join(', ');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
