/** Reports that were begun on a device, as its drafts hold them. */
import { describe, expect, it } from 'vitest';
import { begunIn } from '../../../../src/features/places/model/begun.ts';
import { anotherDraft, draftKeyOf, PICTURES_OF } from '../../../../src/features/places/model/drafts.ts';
import { EMPTY } from '../../../../src/features/places/model/reportSchema.ts';

const picture = { id: 'p', picture: '/9j/', width: 4, height: 3 };
const values = { ...EMPTY, kind: 'lot', text: 'Glass all over.', pin: '43.20000, -69.20000' };

describe('reports that were begun', () => {
  it('words and pictures of one report are one, the newest first, and drafts of other forms are none', () => {
    const first = draftKeyOf(anotherDraft('11111111-2222'));
    const begun = begunIn([
      { key: first, values, updatedAt: 1 },
      { key: first + PICTURES_OF, values: { report: 'r', pictures: [picture] }, updatedAt: 5 },
      { key: draftKeyOf(''), values: { ...values, text: 'An older one.' }, updatedAt: 3 },
      { key: 'places-of-others', values, updatedAt: 9 },
    ]);
    expect(begun.map(({ draft, text, kept }) => [draft, text, kept?.pictures.length ?? 0])).toEqual([
      ['#11111111', 'Glass all over.', 1],
      ['', 'An older one.', 0],
    ]);
    expect(begun[0]).toMatchObject({ kind: 'lot', about: null, pin: '43.20000, -69.20000', at: 5 });
  });

  it('what is wrong about a place is told apart by its name, which no new report ever has', () => {
    const [one] = begunIn([{ key: draftKeyOf('harrow-mill'), values, updatedAt: 1 }]);
    expect(one).toMatchObject({ about: 'harrow-mill', draft: 'harrow-mill' });
    expect(anotherDraft('abcdef01-')).not.toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('a report with a picture and no word yet is there, and one broken picture costs none of the others', () => {
    const key = draftKeyOf(anotherDraft('22222222-'));
    const [one] = begunIn([
      { key: key + PICTURES_OF, values: { report: 'r', pictures: [{ id: 1 }, picture] }, updatedAt: 1 },
    ]);
    expect(one).toMatchObject({ text: '', kind: null, kept: { report: 'r', pictures: [picture] } });
  });

  it('a draft of an older or a broken form is shown with what can be read of it', () => {
    const [one] = begunIn([
      { key: draftKeyOf(''), values: { kind: 'castle', text: 'Half a report', pin: 7 }, updatedAt: 1 },
    ]);
    expect(one).toMatchObject({ kind: null, text: 'Half a report', pin: '' });
    expect(begunIn([{ key: draftKeyOf(''), values: null, updatedAt: 1 }])).toHaveLength(1);
  });
});
