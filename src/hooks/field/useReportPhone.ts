/**
 * Owns that a phone in the field says what it still holds whenever it reaches the server: organizers see it beside the
 * canvasser's name. Counts only, best effort; a phone that cannot speak is known by its silence. It brings Dexie.
 */
import { useEffect, useRef } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { pageDb } from '../../adapters/dexie/pageDb.ts';
import { unsentOf } from '../../adapters/dexie/unsent.ts';
import { deviceName } from '../events/device.ts';
import { staffApi } from '../useStaff.ts';

/** An answer of the server that is older (ms) says nothing about the network now. */
const FRESH_MS = 60_000;
/** With nothing new to say a phone says so again after this long, ms. */
const AGAIN_MS = 5 * 60_000;
/** While items are being sent the counts change many times a second. */
const SETTLE_MS = 2_000;

interface Held {
  readonly waiting: number;
  readonly needsHelp: number;
  /** ISO 8601, this device's clock. */
  readonly oldest: string | null;
}

/** @param asOf when the server last answered (epoch ms). @param active whether this person walks or leads: others are not asked. */
export function useReportPhone(userId: string, asOf: number | null, active: boolean): void {
  const held = useLiveQuery(() => heldBy(userId), [userId]);
  const last = useRef({ words: '', at: 0 });
  useEffect(() => {
    if (!held || !active || userId === '' || asOf === null || Date.now() - asOf > FRESH_MS) return;
    const words = JSON.stringify(held);
    const due = words === last.current.words ? last.current.at + AGAIN_MS : 0;
    if (Date.now() < due) return;
    const timer = setTimeout(() => {
      last.current = { words, at: Date.now() };
      void report(held);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [held, active, userId, asOf]);
}

async function report({ waiting, needsHelp, oldest }: Held): Promise<void> {
  try {
    const api = await staffApi();
    await api.rpc('report_phone', { device: deviceName(), waiting, needs_help: needsHelp, oldest });
  } catch {
    // Told at the next answer.
  }
}

/** What this person saved on this phone and the campaign does not have. */
async function heldBy(userId: string): Promise<Held | null> {
  try {
    const items = await unsentOf(pageDb(), userId);
    const stuck = items.filter(({ state }) => state === 'refused' || state === 'waiting-sign-in').length;
    return { waiting: items.length - stuck, needsHelp: stuck, oldest: items[0]?.createdAt ?? null };
  } catch {
    return null;
  }
}
