/** A section of the landing page as a body with both languages, and back. */
import { describe, expect, it } from 'vitest';
import type { FieldMap } from '../../../../src/core/content/fields.ts';
import { words as en } from '../../../../src/sample/en.ts';
import { words as es } from '../../../../src/sample/es.ts';
import { samplePictures } from '../../../../src/sample/pictures.ts';
import {
  bodyOfSection,
  sectionOfBody,
  SECTIONS,
  wordsKinds,
} from '../../../../src/features/content/model/wordsContent.ts';

const words = { en, es };

describe('a section of the landing page', () => {
  it.each(SECTIONS)('%s says in each language what it was made of', (section) => {
    const body = bodyOfSection(section, words, (place) => `id of ${place}`);
    expect(sectionOfBody(section, body, 'en')).toEqual(en[section]);
    // What no language changes is the first one's.
    expect(Object.keys(sectionOfBody(section, body, 'es'))).toEqual(Object.keys(es[section]));
  });

  const picture = samplePictures['statement-of-candidacy'];
  const id = (place: string) => `id of ${place}`;

  it('has a picture where it may have one, whole in both languages, and the body has it once', () => {
    // Both alternative texts and nothing else: what a text in two languages looks like, too.
    const film = (words: typeof en) => ({ ...words, video: { ...words.video, picture } });
    const body = bodyOfSection('video', { en: film(en), es: film(es) }, id);
    expect(body.picture).toEqual(picture);
    expect(sectionOfBody('video', body, 'en')).toEqual(film(en).video);
    expect(sectionOfBody('video', body, 'es')).toEqual(film(es).video);
    expect(sectionOfBody('video', { ...body, picture: undefined }, 'es')).toEqual(es.video);
  });

  it('has one in each entry of a list that may have one, and none is none', () => {
    const body = bodyOfSection('testimonials', words, id);
    for (const locale of ['en', 'es'] as const) {
      const pictures = sectionOfBody('testimonials', body, locale).items.map((voice) => 'picture' in voice);
      expect(pictures).toEqual([true, false, false]);
    }
  });

  it('asks for a picture in the film, the voices and the priorities, and of nobody', () => {
    const found = (fields: FieldMap, at: string): string[] =>
      Object.entries(fields).flatMap(([name, field]) =>
        field.type === 'picture'
          ? [`${at}${name}${field.required ? '!' : ''}`]
          : 'fields' in field
            ? found(field.fields, `${at}${name}.`)
            : [],
      );
    expect(wordsKinds.flatMap(({ kind, fields }) => found(fields, `${kind} `))).toEqual([
      'words-video picture',
      'words-priorities items.picture',
      'words-testimonials items.picture',
    ]);
  });

  it('says a text that a language lacks in the other one', () => {
    const body = { title: { en: 'Questions' }, items: [] };
    expect(sectionOfBody('faq', body, 'es')).toEqual({ title: 'Questions', items: [] });
  });
});
