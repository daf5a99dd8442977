/** A text that is still being written has a page to be looked at, whatever its kind. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wholeSchema } from '../../../../src/backend/contentSchema.ts';
import { filled } from '../../../../src/features/content/model/filled.ts';
import { contentKinds } from '../../../../src/wiring/contentKinds.ts';

const TODAY = '2027-03-01';

describe('a body that lacks something', () => {
  it.each(contentKinds.map((kind) => [kind.kind, kind] as const))('of the kind %s is whole for a look', (_, kind) => {
    const { issues } = v.safeParse(wholeSchema(kind), filled(kind.fields, {}, TODAY));
    expect(issues).toBeUndefined();
  });

  it('keeps what is written, and adds nothing that may be left out', () => {
    const [kind] = contentKinds.filter(({ kind: name }) => name === 'commitment');
    const body = { title: { es: 'Calles' }, cost_low: 5, milestones: [{ id: 'a', text: { en: 'First' } }] };
    const whole = filled(kind?.fields ?? {}, body, TODAY);
    expect(whole).toMatchObject({
      title: { es: 'Calles' },
      cost_low: 5,
      milestones: [{ id: 'a', text: { en: 'First' }, due_on: TODAY }],
    });
    expect(whole).not.toHaveProperty('risk');
    expect(whole).not.toHaveProperty('sources');
  });
});
