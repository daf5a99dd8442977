/** The slips and what lies in hand: the server's list, what this phone noted, and gifts that wait here. */
import { useMemo } from 'react';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { DEPOSIT_KEYS, depositKind, type DepositPayload } from '../model/depositKind.ts';
import {
  isListed,
  stillElsewhere,
  withFacts,
  type DepositBook,
  type DepositFact,
  type Elsewhere,
  type Piece,
} from '../model/deposits.ts';
import { depositsRead } from './bankReads.ts';
import { DEPOSIT_TOPIC } from './saveDeposit.ts';
import { useFreshAfterSending } from './useFreshAfterSending.ts';
import { useMoneyHere } from './useMoneyHere.ts';

interface Known {
  readonly book: DepositBook | null;
  readonly elsewhere: readonly Elsewhere[];
}

/** As many own facts the server names: of older ones it says nothing. */
const NAMED = 1000;

export function useDeposits() {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const read = useStaffRead(depositsRead);
  const here = useFactsAndItems(DEPOSIT_TOPIC, me, DEPOSIT_KEYS);
  const money = useMoneyHere(me);
  const told = read.rows?.[0] ?? null;
  useFreshAfterSending(read.refresh);

  const { book, elsewhere } = useMemo((): Known => {
    if (here === null || money === null) return { book: null, elsewhere: [] };
    const mine = new Set(told?.mine);
    const waits = (id: string, state: string) =>
      state !== 'refused' && !mine.has(id) && (state !== 'delivered' || mine.size < NAMED);
    const facts = [
      ...here.kept
        .filter(({ id, state }) => waits(id, state))
        .map(({ id, fact }): DepositFact => ({ ...(fact as DepositPayload), id })), // saveDeposit.ts wrote it
      ...here.waiting
        .filter(({ id, kind }) => kind === depositKind.kind && !here.kept.some((known) => known.id === id))
        .map(({ id, payload }): DepositFact => ({ ...(payload as unknown as DepositPayload), id })), // the same
    ];
    const listed = new Set(
      [...(told?.hand ?? []), ...(told?.slips ?? []).flatMap(({ items }) => items)].map(({ id }) => id),
    );
    const taken = money.entries
      .filter(
        ({ id, state, sentAt, type, method }) =>
          state !== 'refused' &&
          !isListed(sentAt, read.asOf) &&
          !listed.has(id) &&
          type === 'contribution' &&
          (method === 'check' || method === 'cash'),
      )
      .map((entry): Piece => ({
        id: entry.id,
        cents: entry.cents,
        way: entry.method,
        on: entry.on,
        name: entry.name,
        check_number: entry.checkNumber,
      }));
    const people = new Map(told?.people.map(({ id, name }) => [id, name]));
    const known = withFacts({ hand: [...taken, ...(told?.hand ?? [])], slips: told?.slips ?? [] }, facts, {
      me,
      nameOf: (person) => people.get(person) ?? null,
    });
    return { book: known, elsewhere: stillElsewhere(told?.elsewhere ?? [], facts) };
  }, [here, money, told, read.asOf, me]);

  return { me, book, elsewhere, people: told?.people ?? [], days: told?.days ?? null, read };
}
