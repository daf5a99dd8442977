/** Words with the same stem find each other, in both languages, with and without accents. */
import { describe, expect, it } from 'vitest';
import { findable, findableNames, findWords } from '../../src/core/findWords.ts';
import { languagesOf, stemIn } from '../../src/core/stems.ts';

const find = (text: string, query: string) => findWords(findable([text], (one) => one), query).length > 0; // prettier-ignore

it.each([
  ['A bench at every bus stop', 'benches'],
  ['Repair the benches', 'bench'],
  ['Open the library on Sundays', 'libraries'],
  ['Longer hours for libraries', 'library'],
  ['Un banco en cada parada', 'bancos'],
  ['Arreglen los bancos', 'banco'],
  ['Faltan luces en la calle', 'calles'],
  ['Más árboles en el parque', 'arbol'],
  ['Un arbol en el parque', 'árboles'],
  ['La reparación del puente', 'reparaciones'],
  ['Las reparaciones', 'reparacion'],
  ['The pipe poisoned the water', 'pipes poisoning'],
  ['Lugares para jugar', 'lugar'],
  ['Un lugar para jugar', 'lugares'],
  ['Bench Banco', 'bancos'],
])('%j is found by %j', (text, query) => {
  expect(find(text, query)).toBe(true);
});

it.each([
  ['The city cares for its cars', 'caring cart'],
  ['Park the car here', 'care'],
  ['The mill on Canal Street', 'milan'],
  ['One bench', 'beach'],
])('%j is not found by %j', (text, query) => {
  expect(find(text, query)).toBe(false);
});

it('names are found as they are written: Banks is no bank', () => {
  const names = findableNames(['Ruth Banks', 'Ana Bank'], (one) => one);
  expect(findWords(names, 'banks')).toEqual(['Ruth Banks']);
  expect(findWords(names, 'ban')).toEqual(['Ruth Banks', 'Ana Bank']);
});

describe('the language of a text', () => {
  it('is told by its small words, and is both where they do not tell', () => {
    expect(languagesOf(['the', 'bench', 'is', 'broken'])).toEqual(['en']);
    expect(languagesOf(['el', 'banco', 'de', 'la', 'plaza'])).toEqual(['es']);
    expect(languagesOf(['mill', 'street'])).toEqual(['en', 'es']);
  });

  it('a number and a short word are their own stems', () => {
    expect(['2024', 'bus', 'ave4s'].map((word) => stemIn(word, 'en'))).toEqual(['2024', 'bus', 'ave4s']);
  });
});
