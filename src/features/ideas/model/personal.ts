/** What in a text may be about a private person: shown to whoever reads it before everybody does. A help, never a verdict. */

export const PERSONAL = ['phone', 'email', 'address', 'name'] as const;
export type Personal = (typeof PERSONAL)[number];

export interface Flag {
  readonly what: Personal;
  /** As it stands in the text. */
  readonly said: string;
}

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi;
/** Seven digits or more, written as people write numbers. */
const PHONE = /\+?\(?\d[\d\s().-]{5,}\d/g;
const STREETS =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|place|pl|boulevard|blvd|way|terrace|circle|calle|avenida|camino|plaza';
const ADDRESS = new RegExp(
  String.raw`\b\d{1,5}[a-z]?\s+(?:\p{Lu}[\p{L}’'.-]*\s+){1,3}(?:${STREETS})\b|\b(?:calle|avenida|camino)\s+[\p{L} ]{2,30}\s+\d{1,5}\b`,
  'giu',
);
/** "Mr. Holm", "la señora Ruiz"; a bare pair of capitals is more often a street than a neighbor. */
const TITLED =
  /\b(?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r|[Ss]eñora?|[Ss]ra?|[Dd]on|[Dd]oña)\.?\s+\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)?/gu;

const digits = (text: string) => text.replace(/\D/g, '').length;
const all = (text: string, what: Personal, rule: RegExp): readonly Flag[] =>
  [...text.matchAll(rule)].map(([said]) => ({ what, said: said.trim() }));

/** @param sender the name on the form, if there is one: whoever signs their idea need not be shown with it. */
export function personalIn(text: string, sender: string | null): readonly Flag[] {
  const mails = all(text, 'email', EMAIL);
  const rest = text.replace(EMAIL, ' ');
  const names = (sender ?? '').split(/\s+/).filter((word) => [...word].length > 2);
  const signed = names.filter((name) =>
    rest
      .toLocaleLowerCase()
      .split(/[^\p{L}’'-]+/u)
      .includes(name.toLocaleLowerCase()),
  );
  return [
    ...all(rest, 'phone', PHONE).filter(({ said }) => digits(said) >= 7),
    ...mails,
    ...all(rest, 'address', ADDRESS),
    ...all(rest, 'name', TITLED),
    ...signed.map((said): Flag => ({ what: 'name', said })),
  ];
}
