/** Whether who gave in a file is a person: as the file says it, or else as the name looks, which a person then looks at. */
import type { GiverKind } from '../rules.ts';
import type { Line } from './line.ts';

const SAID: readonly (readonly [RegExp, GiverKind])[] = [
  [/^(i|ind|individuals?|persons?|people|human|natural person|personas?|particular(es)?)$/, 'IND'],
  [
    /^(o|org|orgs|organi[sz]ations?|compan(y|ies)|corporations?|corp|business(es)?|llc|inc|partnerships?|unions?|labor (union|organization)|non-?profits?|trusts?|foundations?|associations?|empresas?|organizaci[oó]n(es)?|sindicatos?)$/,
    'ORG',
  ],
  [
    /^(com|ccm|pac|pty|part(y|ies)|committees?|(political|campaign|candidate|party) committees?|comit[eé]s?( pol[ií]ticos?)?|partidos?)$/,
    'COM',
  ],
  [/^(can|candidates?|self|candidat[ao]s?)$/, 'CAN'],
];

/** What a cell says; null for a word that nobody knows. */
export function saidKind(cell: string): GiverKind | null {
  const plain = cell.toLowerCase().replace(/[._]/g, ' ').replace(/\s+/g, ' ').trim();
  return SAID.find(([words]) => words.test(plain))?.[1] ?? null;
}

const COMMITTEE =
  /\b(pac|committee|cmte|comit[eé]|democrats|republicans|(friends|amigos) (of|de|for)|(citizens|neighbors|people|vecinos) (for|por)|for (mayor|(city |town )?council|congress|senate|assembly|governor|sheriff|judge|school board|county|state))\b/i;
const ORGANIZATION =
  /\b(llc|l\.l\.c|inc|incorporated|corp|corporation|company|compañ[ií]a|ltd|llp|pllc|plc|foundation|fundaci[oó]n|association|asociaci[oó]n|assn|enterprises|industries|holdings|services|servicios|partners|properties|realty|construction|chamber of|church of|iglesia|local (no\.? ?)?\d+)\b|[,\s](co|lp|s\.?a)\.?$/i;

/** What a name looks like; null where it looks like a person, or like nothing: then nobody has said anything. */
export function kindByName(name: string): Exclude<GiverKind, 'IND' | 'CAN'> | null {
  if (COMMITTEE.test(name)) return 'COM';
  return ORGANIZATION.test(name) || /\S+ \S+ church$/i.test(name) ? 'ORG' : null;
}

/** By name, as it stands in the file. */
export type Kinds = Readonly<Record<string, GiverKind>>;

/** The lines with what a person said of the guesses. */
export const withKinds = (lines: readonly Line[], kinds: Kinds): readonly Line[] =>
  lines.map((line) => {
    const kind = line.what === 'gift' && line.guessed ? kinds[line.giver.name] : undefined;
    return kind === undefined || line.what !== 'gift' ? line : { ...line, giver: { ...line.giver, kind } };
  });

export interface Guessed {
  readonly name: string;
  readonly kind: GiverKind;
  /** As a spreadsheet counts. */
  readonly rows: readonly number[];
}

/** Whose name alone says what they are, each once, in the order of the file. */
export function guessedIn(lines: readonly Line[]): readonly Guessed[] {
  const found = new Map<string, Guessed>();
  for (const line of lines) {
    if (line.what !== 'gift' || !line.guessed || line.giver.kind === null) continue;
    const { name, kind } = line.giver;
    found.set(name, { name, kind, rows: [...(found.get(name)?.rows ?? []), line.row] });
  }
  return [...found.values()];
}
