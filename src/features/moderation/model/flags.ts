/** What in a text may be somebody's own, or rude: whoever reads a question or an idea before it is shown is told. Help, never a verdict. */
import { RUDE } from './rude.ts';

export const FLAGS = ['phone', 'email', 'address', 'link', 'name', 'rude'] as const;
export type Flag = (typeof FLAGS)[number];

export interface Flagged {
  readonly what: Flag;
  /** As it stands in the text. */
  readonly said: string;
}

export interface FlagContext {
  /** Names that anybody may say: who runs, the town. */
  readonly known?: readonly string[];
  /** The name on the form, if there is one: whoever signs their idea need not be shown with it. */
  readonly sender?: string | null;
}

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]{2,}/gu;
/** Seven digits or more, written as people write numbers. */
const PHONE = /\+?\(?\d[\d\s().-]{5,}\d/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|org|net|info|io|gov|us)\b/giu;
const STREETS =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|terrace|circle|plaza|calle|avenida|camino|carretera';
const ADDRESS = new RegExp(
  `\\b\\d{1,5}[a-z]?\\s+(?:[\\p{L}.'’]+\\s+){1,3}(?:${STREETS})\\b|\\b(?:calle|avenida|camino)\\s+[\\p{L} ]{2,30}\\s+\\d{1,5}\\b|\\b(?:number|apartment|apt|no\\.|número|apartamento)\\s*#?\\d{1,5}\\b`,
  'giu',
);
/** What the second of two words with capitals is where they are no person's name. */
const PLACES = new Set(
  'street avenue road lane drive court boulevard bridge park school library hall square office city council river county state center hill mill church'.split(
    ' ',
  ),
);
/** "Mr. Hale", "la señora Vega". */
const TITLED =
  /\b(?:[Mm](?:r|rs|s|iss)|[Dd]r|[Ss]ra?|[Ss]eñora?|[Dd]on|[Dd]oña)\.?\s+\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)?/gu;
/** "my landlord Jim Hale": two names with capitals that no sentence begins with. */
const PAIR = /(?<=[\p{Ll},;:]\s)\p{Lu}\p{Ll}+\s+(\p{Lu}\p{Ll}+)/gu;
/** So many numbers of years and money hold seven digits that a number must look like a telephone's. */
const MONEY = /[$€]\s?[\d.,]+/gu;

const digits = (text: string) => text.replaceAll(/\D/g, '').length;
const found = (text: string, rule: RegExp): readonly string[] => [...text.matchAll(rule)].map(([said]) => said.trim());

function namesIn(text: string, known: readonly string[], sender: string | null): readonly string[] {
  const rest = known.reduce((left, name) => left.replaceAll(name, ' '), text);
  const titled = found(rest, TITLED);
  const pairs = [...rest.matchAll(PAIR)]
    .filter(([, second = '']) => !PLACES.has(second.toLowerCase()))
    .map(([said]) => said)
    .filter((said) => !titled.some((one) => one.includes(said)));
  const words = new Set(rest.toLocaleLowerCase().split(/[^\p{L}’'-]+/u));
  const signed = (sender ?? '')
    .split(/\s+/)
    .filter((name) => [...name].length > 2 && words.has(name.toLocaleLowerCase()));
  return [...titled, ...pairs, ...signed];
}

/** In the order of FLAGS. */
export function flagsIn(text: string, { known = [], sender = null }: FlagContext = {}): readonly Flagged[] {
  const plain = text.replaceAll(MONEY, ' ');
  const rest = plain.replaceAll(EMAIL, ' ');
  const said: Readonly<Record<Flag, readonly string[]>> = {
    phone: found(rest, PHONE).filter((number) => digits(number) >= 7),
    email: found(plain, EMAIL),
    address: found(rest, ADDRESS),
    link: found(rest, LINK),
    name: namesIn(rest, known, sender),
    rude: RUDE.flatMap((word) => found(rest, new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'))),
  };
  return FLAGS.flatMap((what) => said[what].map((one) => ({ what, said: one })));
}
