/** The typefaces that are cut from the whole ones, as src/theme/index.css asks for them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { facesOf, type Face } from '../../src/build/fonts.ts';

const css = readFileSync(new URL('../../src/theme/index.css', import.meta.url), 'utf8');
const faces = facesOf(css);
const has = ({ letters }: Face, letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return letters.some(([from, to]) => from <= code && code <= to);
};

it('has every letter of English and Spanish in the file that the first visit fetches', () => {
  const first = faces.filter(({ file }) => !file.includes('-more'));
  expect(first.map(({ family }) => family)).toEqual(['Bricolage Grotesque', 'Public Sans']);
  for (const face of first)
    expect([...'AZaz09 .,;:!?¿¡áéíóúüñÁÉÍÓÚÜÑ“”‘’–—…·'].filter((letter) => !has(face, letter))).toEqual([]);
});

it('fetches no second file for any word that the app says', () => {
  const words = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /words\/\w+\.json$|^campaign\/\w+\.ts$/.test(file))
    .map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'));
  expect(words.length).toBeGreaterThan(4);
  const said = [...new Set(words.join(''))];
  const others = faces.filter(({ file }) => file.includes('-more'));
  expect(said.filter((letter) => others.some((face) => has(face, letter)))).toEqual([]);
});

it('has each letter in one file of a typeface: no name is drawn from two that overlap', () => {
  for (const family of new Set(faces.map((face) => face.family))) {
    const letters = faces
      .filter((face) => face.family === family)
      .flatMap((face) =>
        face.letters.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
      );
    expect(new Set(letters).size).toBe(letters.length);
  }
});
