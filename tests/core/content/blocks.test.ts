/** Bodies as blocks and back. */
import { describe, expect, it } from 'vitest';
import { blocksOf, bodyOf, tidied } from '../../../src/core/content/blocks.ts';
import { plan } from '../../support/contentSamples.ts';

const body = {
  title: { en: 'Fill every pothole', es: 'Tapar cada bache' },
  due_on: '2027-03-01',
  milestones: [
    { id: 'b0000000-0000-4000-8000-000000000002', text: { en: 'Second' } },
    { id: 'b0000000-0000-4000-8000-000000000001', text: { en: 'First', es: 'Primero' }, due_on: '2027-02-01' },
  ],
  price: { low: 100 },
};

describe('blocks', () => {
  it('a text is a block in each language, a list’s entries are known by their id, its order is a block of its own', () => {
    const blocks = blocksOf(plan.fields, body);
    const written = blocks.filter(({ value }) => value !== undefined).map(({ path, value }) => [path, value]);
    expect(written).toEqual([
      ['title.en', 'Fill every pothole'],
      ['title.es', 'Tapar cada bache'],
      ['due_on', '2027-03-01'],
      ['milestones.#', [body.milestones[0]?.id, body.milestones[1]?.id]],
      ['milestones.b0000000-0000-4000-8000-000000000002.text.en', 'Second'],
      ['milestones.b0000000-0000-4000-8000-000000000001.text.en', 'First'],
      ['milestones.b0000000-0000-4000-8000-000000000001.text.es', 'Primero'],
      ['milestones.b0000000-0000-4000-8000-000000000001.due_on', '2027-02-01'],
      ['price.low', 100],
    ]);
    expect(new Set(blocks.map(({ path }) => path)).size).toBe(blocks.length);
  });

  it('make the same body again', () => {
    const values = new Map(blocksOf(plan.fields, body).map(({ path, value }) => [path, value]));
    expect(bodyOf(plan.fields, (path) => values.get(path))).toEqual(body);
  });

  it('what is empty, unknown or no entry is left out', () => {
    const messy = {
      title: { en: '', fr: 'x' },
      due_on: null,
      milestones: [null, { text: { en: 'no id' } }],
      price: {},
      more: 1,
    };
    expect(tidied(plan.fields, messy)).toEqual({});
  });
});
