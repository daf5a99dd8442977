/** Names in the order and in the case in which people read them. */
import { capitalized, tidy } from './words.ts';

const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const ROMAN = /^(?:ii|iii|iv|vi|vii|viii)$/i;

/** A name all in capitals in mixed case, particles too: no one can know "de la" from "De La" in capitals. */
export function nameCase(text: string): string {
  const clean = tidy(text);
  const loud = clean === clean.toUpperCase() && clean !== clean.toLowerCase();
  return clean
    .split(' ')
    .map((word) => {
      if (ROMAN.test(word) && word !== word.toLowerCase()) return word.toUpperCase();
      if (loud) return capitalized(word.toLowerCase());
      // Vendors write every name with one capital letter: "Mcdonald".
      return /^Mc[a-z]{3,}$/.test(word) ? capitalized(word) : word;
    })
    .join(' ');
}

/** "SMITH, JOHN Q JR" is "John Q Smith Jr", "WILLIAMS III, TOM" is "Tom Williams III". */
export function nameInOrder(text: string): string {
  const [last = '', ...more] = tidy(text)
    .split(/\s*,\s*/)
    .filter(Boolean);
  if (more.length === 0) return nameCase(last);
  const generations = more.filter((part) => GENERATION.test(part));
  const [given = '', ...rest] = more.filter((part) => !GENERATION.test(part));
  if (given === '') return nameCase([last, ...generations].join(' '));
  const family = withoutGeneration(last);
  const own = withoutGeneration(given);
  return nameCase(
    [own.name, family.name, ...rest, family.generation, own.generation, ...generations].filter(Boolean).join(' '),
  );
}

interface NameParts {
  readonly name: string;
  readonly generation: string;
}

function withoutGeneration(text: string): NameParts {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && GENERATION.test(last)
    ? { name: words.slice(0, -1).join(' '), generation: last }
    : { name: text, generation: '' };
}

/** Of a name in reading order: the word that families share, for counting who lives together. */
export function surnameOf(name: string): string {
  return withoutGeneration(name).name.split(' ').at(-1)?.toLowerCase() ?? '';
}
