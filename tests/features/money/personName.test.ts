/** A person's name as a federal form has it: which word is the last name, and what is none. */
import { describe, expect, it } from 'vitest';
import { nameParts } from '../../../src/features/money/model/personName.ts';

const VECTORS: readonly (readonly [
  name: string,
  last: string,
  first?: string | undefined,
  suffix?: string | undefined,
  prefix?: string | undefined,
])[] = [
  ['Ada Quill', 'Quill', 'Ada'],
  ['Quill, Ada', 'Quill', 'Ada'],
  ['QUILL,ADA MAE', 'QUILL', 'ADA MAE'],
  ['Ada Mae Quill', 'Quill', 'Ada Mae'],
  ['  Ada   Quill ', 'Quill', 'Ada'],
  ['Ada Quill Jr.', 'Quill', 'Ada', 'Jr.'],
  ['Ada Quill, Jr.', 'Quill', 'Ada', 'Jr.'],
  ['Quill, Ada, Jr.', 'Quill', 'Ada', 'Jr.'],
  ['Quill Jr., Ada', 'Quill', 'Ada', 'Jr.'],
  ['Quill, Ada Jr', 'Quill', 'Ada', 'Jr'],
  ['Ada Quill III', 'Quill', 'Ada', 'III'],
  ['Ada Quill, M.D.', 'Quill', 'Ada', 'M.D.'],
  ['Dr. Ada Quill', 'Quill', 'Ada', undefined, 'Dr.'],
  ['Quill, Dr. Ada', 'Quill', 'Ada', undefined, 'Dr.'],
  ['Sra. Ana Quill', 'Quill', 'Ana', undefined, 'Sra.'],
  ['María de la Cruz', 'de la Cruz', 'María'],
  ['María Elena De La Cruz Jr', 'De La Cruz', 'María Elena', 'Jr'],
  ['de la Cruz, María', 'de la Cruz', 'María'],
  ['Ludo van der Berg', 'van der Berg', 'Ludo'],
  ['Van Berg', 'Berg', 'Van'],
  ['Al Quill', 'Quill', 'Al'],
  ['Omar al-Sayed', 'al-Sayed', 'Omar'],
  ['Ann St. John', 'St. John', 'Ann'],
  ['Ana García López', 'García López', 'Ana'],
  ['Ana María Núñez Quill', 'Núñez Quill', 'Ana María'],
  ['García López, Ana', 'García López', 'Ana'],
  ['Ana García-López', 'García-López', 'Ana'],
  ['José Ortega y Gasset', 'Ortega y Gasset', 'José'],
  ['Pedro de la Torre Ruiz', 'de la Torre Ruiz', 'Pedro'],
  ['María del Carmen López', 'López', 'María del Carmen'],
  ['María de los Ángeles de la Cruz', 'de la Cruz', 'María de los Ángeles'],
  ['Ana del Mar', 'del Mar', 'Ana'],
  ['García López', 'López', 'García'],
  ['Ada O’Quill', 'O’Quill', 'Ada'],
  ['Quill', 'Quill'],
  ['Quill,', 'Quill'],
  ['Jr', 'Jr'],
  ['', ''],
];

describe('a name', () => {
  it.each(VECTORS)('of "%s" ends in "%s"', (name = '', last, first, suffix, prefix) => {
    expect(nameParts(name)).toEqual({
      last,
      first: first ?? null,
      suffix: suffix ?? null,
      prefix: prefix ?? null,
    });
  });

  it('loses no word', () => {
    for (const [name] of VECTORS) {
      const { prefix, first, last, suffix } = nameParts(name);
      const words = (text: string) =>
        text
          .split(/[\s,]+/u)
          .filter(Boolean)
          .toSorted();
      expect(words([prefix, first, last, suffix].filter(Boolean).join(' '))).toEqual(words(name));
    }
  });
});
