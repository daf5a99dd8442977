/** A section of the landing page as a body with both languages, and back. */
import { describe, expect, it } from 'vitest';
import { words as en } from '../../../../src/campaign/en.ts';
import { words as es } from '../../../../src/campaign/es.ts';
import { bodyOfSection, sectionOfBody, SECTIONS } from '../../../../src/features/content/model/wordsContent.ts';

const words = { en, es };

describe('a section of the landing page', () => {
  it.each(SECTIONS)('%s says in each language what it was made of', (section) => {
    const body = bodyOfSection(section, words, (place) => `id of ${place}`);
    expect(sectionOfBody(section, body, 'en')).toEqual(en[section]);
    // What no language changes is the first one's.
    expect(Object.keys(sectionOfBody(section, body, 'es'))).toEqual(Object.keys(es[section]));
  });

  it('says a text that a language lacks in the other one', () => {
    const body = { title: { en: 'Questions' }, items: [] };
    expect(sectionOfBody('faq', body, 'es')).toEqual({ title: 'Questions', items: [] });
  });
});
