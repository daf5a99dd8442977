/** A language of the voter file in the words of whoever reads it. */
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '../../../../src/core/locale.ts';
import { spokenWords } from '../../../../src/features/field/parts/spokenWords.ts';

afterEach(() => setLocale('en'));

it('is named in the reader’s language where the app has it, and as it was written where not', () => {
  const written = ['Spanish', 'SPA', 'English', 'Hmong', ''];
  expect(written.map(spokenWords)).toEqual(['Spanish', 'Spanish', 'English', 'Hmong', '']);
  setLocale('es');
  expect(written.map(spokenWords)).toEqual(['español', 'español', 'inglés', 'Hmong', '']);
});
