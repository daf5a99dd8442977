/**
 * A person's name as the parts that a federal form has: "Quill, Ada" and "Ada Quill Jr." are both Quill. private.plain_name() tells the
 * same name from both; only for people, an organization's name is one piece.
 */

export interface NameParts {
  readonly prefix: string | null;
  readonly first: string | null;
  readonly last: string;
  readonly suffix: string | null;
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|md|phd|dds|cpa)$/;
const PREFIX = /^(?:mr|mrs|ms|mx|dr|rev|hon|sr|sra|srta|dra)$/;
/** What belongs to the last name behind it: "de la Cruz", "van der Berg". "Ortega y Gasset" is held together from both sides. */
const PARTICLE =
  /^(?:de|del|della|di|da|das|do|dos|du|des|la|las|le|les|los|van|von|vander|vande|der|den|ter|ten|zu|zur|bin|ibn|bint|al|el|st|san|santa|af|av)$/;
/**
 * Where two last names are usual the next to last word is one of these, or ends as they do; in "Ada Mae Quill" it is a second given name.
 * The most frequent Spanish last names of the census that are no given names besides.
 */
const FIRST_OF_TWO = new Set(
  (
    'garcia torres rivera flores reyes ramos ortiz morales castillo vargas castro ruiz mendoza moreno herrera medina aguilar vega soto ' +
    'delgado rojas rios guerrero sandoval ayala contreras luna salazar estrada cabrera figueroa acosta padilla molina silva cortes ' +
    'serrano fuentes carrillo trujillo campos navarro rosales mejia zamora cardenas pacheco bautista camacho villarreal orozco ochoa ' +
    'avila barrera escobar pineda salinas duarte miranda montoya velasco robles lara cervantes galvan maldonado quintero'
  ).split(' '),
);

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[.’']/g, '').toLowerCase();

const isTwoNamed = (word: string) => FIRST_OF_TWO.has(plain(word)) || /.{2}[eaio]z$/.test(plain(word));

const joined = (words: readonly string[]) => words.join(' ') || null;

/** What stands at the end and is no name: "Jr.", "III". The last name itself is never taken for one. */
function withoutSuffix(words: readonly string[]): { readonly rest: readonly string[]; readonly suffix: string | null } {
  let end = words.length;
  while (end > 1 && SUFFIX.test(plain(words[end - 1] ?? ''))) end -= 1;
  return { rest: words.slice(0, end), suffix: joined(words.slice(end)) };
}

function withoutPrefix(words: readonly string[]): { readonly rest: readonly string[]; readonly prefix: string | null } {
  let begin = 0;
  while (begin < words.length - 1 && PREFIX.test(plain(words[begin] ?? ''))) begin += 1;
  return { rest: words.slice(begin), prefix: joined(words.slice(0, begin)) };
}

/** "María del Carmen" is a given name: these are, behind a particle. */
const DEVOTED =
  /^(?:carmen|angeles|jesus|pilar|rosario|socorro|refugio|lourdes|guadalupe|luz|consuelo|mar|rocio|dios|milagros|dolores|nieves|sol)$/;

/** The first particle behind a given name begins the last name, and all behind it. */
function firstParticle(words: readonly string[]): number {
  for (let at = 1; at < words.length - 1; at += 1) {
    if (!PARTICLE.test(plain(words[at] ?? ''))) continue;
    let next = at;
    while (next < words.length && PARTICLE.test(plain(words[next] ?? ''))) next += 1;
    if (!DEVOTED.test(plain(words[next] ?? '')) || next === words.length - 1) return at;
    at = next;
  }
  return -1;
}

/** Where the last name begins: the first word is a given name, however it looks. */
function beginOfLast(words: readonly string[]): number {
  const particle = firstParticle(words);
  if (particle > 0) return particle;
  let at = words.length - 1;
  if (at > 1 && plain(words[at - 1] ?? '') === 'y') at -= 2;
  else if (at > 1 && isTwoNamed(words[at - 1] ?? '')) at -= 1;
  return at;
}

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

export function nameParts(name: string): NameParts {
  const pieces = name
    .split(',')
    .map((piece) => wordsOf(piece))
    .filter((piece) => piece.length > 0);
  const apart = pieces.slice(1).filter((piece) => piece.every((word) => SUFFIX.test(plain(word))));
  const [before = [], ...after] = pieces.filter((piece) => !apart.includes(piece));
  const ends = joined(apart.flat());
  if (after.length > 0) {
    // "Quill Jr., Ada Mae": who writes a comma has said which is the last name.
    const last = withoutSuffix(before);
    const given = withoutPrefix(after.flat());
    const first = withoutSuffix(given.rest);
    return {
      prefix: given.prefix,
      first: joined(first.rest),
      last: last.rest.join(' '),
      suffix: joined([last.suffix, first.suffix, ends].filter((one) => one !== null)),
    };
  }
  const told = withoutSuffix(before);
  const { prefix, rest } = withoutPrefix(told.rest);
  const begin = Math.max(0, beginOfLast(rest));
  return {
    prefix,
    first: joined(rest.slice(0, begin)),
    last: rest.slice(begin).join(' '),
    suffix: joined([told.suffix, ends].filter((one) => one !== null)),
  };
}
