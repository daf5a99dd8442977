/** Every kind, field and choice has a name in the studio. */
import { expect, it } from 'vitest';
import type { FieldMap } from '../../../src/core/content/fields.ts';
import { LABELS } from '../../../src/features/content/parts/labels.ts';
import { contentKinds } from '../../../src/wiring/contentKinds.ts';

function namesIn(fields: FieldMap): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(name in LABELS.fields ? [] : [name]),
    // What a text is told with is no choice.
    ...('of' in field && field.type !== 'asked'
      ? field.of.map((one) => `${name}:${one}`).filter((one) => !(one in LABELS.choices))
      : []),
    ...('fields' in field ? namesIn(field.fields) : []),
  ]);
}

it('nobody reads the name that a field has in the code', () => {
  expect(contentKinds.map(({ kind }) => kind).filter((kind) => !(kind in LABELS.kinds))).toEqual([]);
  expect(contentKinds.flatMap(({ fields }) => namesIn(fields))).toEqual([]);
});
