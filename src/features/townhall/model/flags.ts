/** What in a question may be somebody's own: whoever reads it before it is shown is told. Help for a person, never a verdict. */

export const FLAGS = ['phone', 'email', 'address', 'link', 'name', 'rude'] as const;
export type Flag = (typeof FLAGS)[number];

/** Seven digits or more that people write as one number. */
const PHONE = /(?:\+?\d[\s().-]{0,3}){7,}/u;
const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|org|net|info|io|gov|us)\b/iu;
const STREETS =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|terrace|calle|avenida|camino|carretera';
const ADDRESS = new RegExp(
  `\\b\\d{1,5}\\s+(?:[\\p{L}.']+\\s+){1,3}(?:${STREETS})\\b|\\b(?:calle|avenida)\\s+[\\p{L} ]{2,30}\\s+\\d{1,5}\\b|\\b(?:number|apartment|apt|no\\.|número|apartamento)\\s*#?\\d{1,5}\\b`,
  'iu',
);
/** What the second of two words with capitals is where they are no person's name. */
const PLACES = new Set(
  'street avenue road lane drive court boulevard bridge park school library hall square office city council river county state center hill mill church'.split(
    ' ',
  ),
);
/** "Mr. Hale", "señora Vega". */
const TITLED = /\b(?:[Mm](?:r|rs|s)|[Dd]r|[Ss]ra?|[Ss]eñora?|[Dd]on|[Dd]oña)\.?\s+\p{Lu}\p{L}+/u;
/** "my landlord Jim Hale": two names with capitals that no sentence begins with. */
const PAIR = /(?<=[\p{Ll},;:]\s)\p{Lu}\p{Ll}+\s+(\p{Lu}\p{Ll}+)/gu;
const hasName = (text: string): boolean =>
  TITLED.test(text) || [...text.matchAll(PAIR)].some(([, second = '']) => !PLACES.has(second.toLowerCase()));
/** So many numbers of years and money hold seven digits that a number must look like a telephone's. */
const MONEY = /[$€]\s?[\d.,]+/gu;

/**
 * @param rude words to look at twice, in either language
 * @param known names that anybody may say: who runs, streets, offices
 */
export function flagsOf(text: string, rude: readonly string[], known: readonly string[]): readonly Flag[] {
  const plain = text.replaceAll(MONEY, ' ');
  const unknown = known.reduce((rest, name) => rest.replaceAll(name, ' '), plain);
  const lower = plain.toLocaleLowerCase();
  const has: Readonly<Record<Flag, boolean>> = {
    phone: PHONE.test(plain),
    email: EMAIL.test(plain),
    address: ADDRESS.test(plain),
    link: !EMAIL.test(plain) && LINK.test(plain),
    name: hasName(unknown),
    rude: rude.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(lower)),
  };
  return FLAGS.filter((flag) => has[flag]);
}
