/** What a file would do to the limits if everybody of the same name is the same person: said before it is brought in. */
import type { Gift, Standing } from '../limits.ts';
import { standings } from '../limits.ts';
import type { RuleBook } from '../rules.ts';
import type { GiftLine } from './line.ts';

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();

export interface KnownName {
  readonly root: string;
  readonly name: string | null;
}

/** The election that a gift of that day is for. */
export const electionOn = ({ elections }: RuleBook, day: string): string | null =>
  elections.toSorted((a, b) => (a.held_on < b.held_on ? -1 : 1)).find(({ held_on }) => held_on >= day)?.id ?? null;

export interface Warned extends Standing {
  readonly name: string;
}

const STOPS: readonly Standing['kind'][] = ['limit', 'prohibited', 'cash'];

/** @param fresh the gifts of the file that the ledger has not */
export function worstCase(
  book: RuleBook,
  names: readonly KnownName[],
  known: readonly Gift[],
  fresh: readonly GiftLine[],
): Warned[] {
  const byName = new Map(names.map(({ root, name }) => [plain(name ?? ''), root]));
  const nameOf = new Map<string, string>();
  const kinds = new Map(known.map(({ giver, giverKind }) => [giver, giverKind]));
  const added = fresh.map((line): Gift => {
    const giver = byName.get(plain(line.giver.name)) ?? `file:${plain(line.giver.name)}`;
    nameOf.set(giver, line.giver.name);
    const { key: id, on, method, cents, giver: who } = line;
    // Whom a file calls a person, or nothing, is what the books say.
    const giverKind = who.kind === null || who.kind === 'IND' ? (kinds.get(giver) ?? 'IND') : who.kind;
    return { id, giver, giverKind, on, election: electionOn(book, on), method, cents };
  });
  const own = known.filter(({ giver }) => giver !== null && nameOf.has(giver));
  const all = [...own, ...added];
  const before = new Map(
    standings(book, own).map(({ rule, giver, period, over }) => [`${rule.id} ${giver ?? ''} ${period}`, over]),
  );
  return standings(book, all).flatMap((one) => {
    const name = nameOf.get(one.giver ?? '');
    const news = one.over > (before.get(`${one.rule.id} ${one.giver ?? ''} ${one.period}`) ?? 0);
    return one.passed && news && name !== undefined && STOPS.includes(one.kind) ? [{ ...one, name }] : [];
  });
}
