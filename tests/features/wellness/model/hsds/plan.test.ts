/** What a file would change: the same file changes nothing twice, and nothing that somebody wrote here is lost to it. */
import { describe, expect, it } from 'vitest';
import { planned, type Body, type Known } from '../../../../../src/features/wellness/model/hsds/plan.ts';
import { readHsds, type Draft } from '../../../../../src/features/wellness/model/hsds/read.ts';

const row = {
  id: 'a7c40000-0000-4000-8000-000000000001',
  name: 'Desk',
  description: 'Help with forms.',
  phones: [{ id: 'p', number: '988', description: 'Office' }],
  service_at_locations: [{ location: { addresses: [{ address_1: '1 Main Street' }] } }],
};
const draft = (over: object = {}): Draft => {
  const [one] = readHsds({ ...row, ...over }, '2025-11-01').drafts;
  if (!one) throw new Error('No draft.');
  return one;
};
const here = (body: Body, ...wordings: string[]): Known => ({ kind: 'service', slug: 'desk', head: 'head', body, wordings: new Set(wordings) }); // prettier-ignore
const fresh = planned(draft(), null, 'desk');

it('what is not here yet is a draft of its own, under the same ids each time', () => {
  expect(fresh).toMatchObject({ state: 'new', parent: null, slug: 'desk' });
  expect(planned(draft(), null, 'desk')).toEqual(fresh);
});

it('the same file again changes nothing, also when PostgreSQL has sorted the keys', () => {
  const sorted = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(fresh.body).toReversed()))) as Body;
  expect(planned(draft(), here(sorted, fresh.revision), 'x')).toMatchObject({
    state: 'same',
    fields: [],
    slug: 'desk',
  });
});

it('choices in another order are the same ones', () => {
  const languages = { languages: [{ code: 'es' }, { code: 'en' }] };
  expect(planned(draft(languages), here({ ...fresh.body, languages: ['es', 'en'] }), 'x').state).toBe('same');
});

it('the same file again leaves what somebody has written here since', () => {
  const edited = here({ ...fresh.body, text: { en: 'Help with every form.' } }, fresh.revision, 'later');
  expect(planned(draft(), edited, 'x').state).toBe('earlier');
});

it('another file is written on top of what is here, and keeps the Spanish and what it does not say', () => {
  const [phone] = fresh.body['phones'] as unknown as readonly Body[]; // as read
  const known = here({
    ...fresh.body,
    text: { en: 'Help with forms.', es: 'Ayuda con formularios.' },
    phones: [{ ...phone, label: { en: 'Office', es: 'Oficina' } }],
    need: 'money',
  });
  const plan = planned(draft({ description: 'Help with taxes.' }), known, 'x');
  expect(plan).toMatchObject({ state: 'changed', parent: 'head', fields: ['text'] });
  expect(plan.body).toMatchObject({
    text: { en: 'Help with taxes.', es: 'Ayuda con formularios.' },
    phones: [{ label: { en: 'Office', es: 'Oficina' } }],
    need: 'money',
  });
});

describe('a place that nobody may know', () => {
  const nowhere = (body: Body) => expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['address']));
  it('is taken from no file once it is confidential here', () => {
    const { address: _, ...rest } = fresh.body;
    const plan = planned(draft(), here({ ...rest, confidential: true }), 'x');
    nowhere(plan.body);
    expect(plan).toMatchObject({ state: 'same', fields: [] });
  });
  it('goes when a file says that it is confidential', () => {
    const attributes = [{ label: 'confidential', value: 'true' }];
    const plan = planned(draft({ attributes }), here(fresh.body), 'x');
    nowhere(plan.body);
    expect(plan.fields.toSorted()).toEqual(['address', 'confidential']);
  });
});

it('an id that is something else’s here makes no draft', () => {
  expect(planned(draft(), { ...here({ title: { en: 'A promise' } }), kind: 'commitment' }, 'x').state).toBe('taken');
});
