/** The caller's batch as this phone knows it: the server's last answer, and on top of it what was saved here. Brings Dexie. */
import { useEffect, useMemo } from 'react';
import { forgetFacts } from '../../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { saysBadNumber, withSharedNumbers, type Call } from '../model/calls.ts';
import { dialDigits } from '../model/dial.ts';
import { doorState, type OwnAttempt } from '../model/doors.ts';
import { addressWords } from '../model/order.ts';
import type { Known } from '../model/correction.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import type { KeptFact } from '../../../core/outbox/view.ts';
import { useSettling } from '../../../hooks/useAskedAfterSending.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useReportPhone } from './useReportPhone.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { callsRead, type CallRow } from './callReads.ts';
import { asOwnAttempt, knownOf, NO_FACTS, useOwnFacts } from './ownFacts.ts';
import { attemptOf, scriptRead, type Question } from './reads.ts';
import { CALLS_TOPIC, type KeptPayload } from './saveFact.ts';

export interface Calls {
  readonly userId: string;
  /** In the order in which to call; null while this phone has nothing to show. */
  readonly calls: readonly Call[] | null;
  /** Results on this phone only, those of earlier batches among them. */
  readonly unsent: number;
  /** See knownOf. */
  readonly known: (fact: string | null) => Known | null;
  readonly script: readonly Question[];
  readonly read: CachedRead<unknown>;
  /** Epoch ms, at most half a minute old: a lease ends by the clock. */
  readonly now: number;
}

export function useCalls(): Calls {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.identity.userId : '';
  const read = useStaffRead(callsRead);
  const script = useStaffRead(scriptRead);
  const kept = useOwnFacts(CALLS_TOPIC, userId, 'call:', () => true);
  useSettling(kept, read);
  const { rows, asOf } = read;
  const leads = useMay('take_calls');
  useForgetting(kept ?? NO_FACTS, rows, userId);
  const now = useNow('half a minute');
  const calls = useMemo(
    () => (rows === null || kept === null ? null : merged(rows, kept, userId, asOf)),
    [rows, kept, userId, asOf],
  );
  const unsent = (kept ?? NO_FACTS).filter(({ state }) => state !== 'delivered').length;
  useReportPhone(userId, asOf, leads, unsent);
  return { userId, calls, unsent, known: (fact) => knownOf(kept, fact), script: script.rows ?? [], read, now };
}

function merged(rows: readonly CallRow[], kept: readonly KeptFact[], me: string, asOf: number | null): readonly Call[] {
  // Where the server's word on a number is this caller's own, what this phone knows of it by now decides.
  const own = new Set(rows.filter((row) => row.said.some(saysBadNumber)).map((row) => dialDigits(row.phone)));
  return withSharedNumbers(
    rows.map((row) => {
      const bad = row.bad_number === true && !own.has(dialDigits(row.phone));
      return { ...callOf(row, kept, me, asOf), badNumber: bad };
    }),
  );
}

function callOf(row: CallRow, kept: readonly KeptFact[], me: string, asOf: number | null): Call {
  const own = kept.flatMap((one): OwnAttempt[] => {
    const fact = one.fact as KeptPayload; // record.ts wrote it
    return fact.kind === 'call' && fact.payload.lease === row.lease_id
      ? [asOwnAttempt(one, fact.at, row.lease_id, fact.payload, me)]
      : [];
  });
  const { name, phone, language, closed, street, number, suffix, floor, unit } = row;
  const person = { id: row.person_id, name, phone, language };
  const address = { street, number, suffix, floor, unit };
  const said = row.said.map(attemptOf);
  const place = { ...address, id: row.lease_id, accessNote: null, closed, people: [person], attempts: said };
  const state = doorState(place, own, me, asOf);
  return {
    lease: row.lease_id,
    person,
    household: row.household_id,
    address: addressWords(address),
    closed,
    expiresAt: parseTimestamp(row.expires_at) ?? 0,
    askedFor: row.call_back_after === null ? null : parseTimestamp(row.call_back_after),
    past: row.past.map(attemptOf),
    callBackAt: callBackIn(row, kept, state.own?.id ?? null),
    badNumber: false,
    sharedWith: [],
    state,
  };
}

/** When they asked to be called, by the fact that counts: as this phone saved it, or as the server tells it. */
function callBackIn(row: CallRow, kept: readonly KeptFact[], counts: string | null): number | null {
  const here = kept.find(({ id }) => id === counts)?.fact as KeptPayload | undefined; // record.ts wrote it
  const asked =
    here?.kind === 'call' ? here.payload.callBackAfter : row.said.find(({ id }) => id === counts)?.call_back_after;
  return asked ? parseTimestamp(asked) : null;
}

/** What was sent for a batch that is over need not be remembered. */
function useForgetting(kept: readonly KeptFact[], rows: readonly CallRow[] | null, userId: string) {
  useEffect(() => {
    if (rows === null) return;
    const held = new Set(rows.map((row) => row.lease_id));
    const settled = kept.filter(({ state, fact }) => {
      const { kind, payload } = fact as KeptPayload; // as above
      return state === 'delivered' && kind === 'call' && !held.has(payload.lease);
    });
    if (settled.length === 0) return;
    const ids = settled.map(({ id }) => id);
    void forgetFacts(pageDb(), CALLS_TOPIC, userId, ids).catch(() => undefined);
  }, [kept, rows, userId]);
}
