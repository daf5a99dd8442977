/** How a reply begins, and what of an address says to what. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftSchema, wholeSchema } from '../../../../src/backend/contentSchema.ts';
import {
  askedOf,
  askedSearch,
  beginPlace,
  beginReply,
  kindTo,
} from '../../../../src/features/content/model/beginReply.ts';
import { leftAtDesk, typedAtDesk } from '../../../../src/features/content/model/deskDraft.ts';
import { typedIn } from '../../../../src/hooks/typedDraft.ts';
import { replyContent, replySlug } from '../../../../src/features/content/model/replyContent.ts';
import { placeContent } from '../../../../src/features/places/model/placeContent.ts';

const id = 'd2000000-0000-4000-8000-000000000015';
const asked = `question/${id}`;

describe('beginning a reply', () => {
  it('takes over what is answered now and by whom', () => {
    const answered = { answer_en: 'Soon.', answer_es: 'Pronto.', named: 'The deputy' };
    const body = beginReply(asked, answered, 'Dana', null);
    expect(body).toEqual({ asked, text: { en: 'Soon.', es: 'Pronto.' }, named: 'The deputy' });
    expect(v.safeParse(wholeSchema(replyContent), body).success).toBe(true);
  });

  it('goes on with what was typed at the desk, in either language, and not with what stands there', () => {
    const answered = { answer_en: 'Soon.', answer_es: 'Pronto.', named: 'The deputy' };
    const ofIdea = typedAtDesk({ base: null, values: { status: 'open', responseEn: 'In May.', responseEs: '' } });
    expect(beginReply(asked, answered, 'Dana', ofIdea)).toEqual({
      asked,
      text: { en: 'In May.' },
      named: 'The deputy',
    });
    const ofQuestion = typedAtDesk({ base: 'x', values: { wordsEn: '', wordsEs: 'En mayo.', named: 'Ann' } });
    const body = beginReply(asked, null, 'Dana', ofQuestion);
    expect(body).toEqual({ asked, text: { es: 'En mayo.' }, named: 'Ann' });
    expect(v.safeParse(draftSchema(replyContent), body).success).toBe(true);
    for (const nothing of [null, 'x', {}, { values: null }, { values: { wordsEn: ' ', wordsEs: 7, named: 'Ann' } }])
      expect(typedAtDesk(nothing)).toBeNull();
  });

  it('leaves a promise that was typed with the answer at the desk, whose fields begin again with what stands', () => {
    const initial = { wordsEn: 'Soon.', named: 'Dana', promiseEn: '', promiseEs: '', dueOn: '' };
    const values = { ...initial, wordsEn: 'In May.', named: 'Ann', promiseEn: 'A new list.', dueOn: '2027-05-01' };
    expect(typedIn(leftAtDesk({ base: 'x', values }), initial)).toEqual({
      base: 'x',
      values: { ...initial, promiseEn: 'A new list.', dueOn: '2027-05-01' },
    });
    for (const nothing of [null, 'x', {}, { base: 'x', values: initial }, { base: null, values: { dueOn: 7 } }])
      expect(leftAtDesk(nothing)).toBeNull();
    // Of an idea nothing is promised.
    expect(leftAtDesk({ base: null, values: { status: 'open', responseEn: 'In May.' } })).toBeNull();
  });

  it('is a draft where nobody has answered, or this device does not know', () => {
    for (const nothing of [null, { answer_en: null, answer_es: null, named: null }]) {
      const body = beginReply(asked, nothing, 'Dana', null);
      expect(body).toEqual({ asked, named: 'Dana' });
      expect(v.safeParse(draftSchema(replyContent), body).success).toBe(true);
      expect(v.safeParse(wholeSchema(replyContent), body).success).toBe(false);
    }
  });

  it('has an address that says nothing of it, and that the database takes', () => {
    expect(replySlug(asked)).toMatch(/^question-[0-9a-f]{8}$/);
    expect(replySlug(`idea/${id}`)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('beginning a text of a place', () => {
  const site = `site/${id}`;

  it('takes over what its page says, so that nothing is taken off it', () => {
    const now = {
      text_en: 'The kiosk',
      text_es: null,
      answer_en: 'Shut.',
      answer_es: 'Cerrado.',
      plan_en: null,
      plan_es: 'Abrirlo.',
    };
    const body = beginPlace(site, now);
    expect(body).toEqual({
      asked: site,
      title: { en: 'The kiosk' },
      about: { en: 'Shut.', es: 'Cerrado.' },
      plan: { es: 'Abrirlo.' },
    });
    expect(v.safeParse(wholeSchema(placeContent), body).success).toBe(true);
    expect(v.safeParse(wholeSchema(placeContent), { ...body, asked }).success).toBe(false);
    expect(kindTo(site)).toBe('place');
    expect([asked, `idea/${id}`].map(kindTo)).toEqual(['reply', 'reply']);
  });
});

describe('an address', () => {
  it('says to which question, idea or place', () => {
    expect(askedOf(askedSearch({ question: id }))).toBe(asked);
    expect(askedOf(askedSearch({ idea: id, more: 'x' }))).toBe(`idea/${id}`);
    expect(askedOf(askedSearch({ site: id }))).toBe(`site/${id}`);
  });

  it.each([[{}], [{ question: 'x' }], [{ idea: `${id}/..` }], [{ question: [id] }], [{ event: id }]])(
    'says nothing by %j',
    (search) => {
      expect(askedOf(askedSearch(search))).toBeNull();
    },
  );
});
