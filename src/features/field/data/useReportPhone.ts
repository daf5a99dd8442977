/**
 * That a phone in the field says what it still holds whenever it reaches the server: organizers see it beside the
 * canvasser's name. Counts only, best effort; a phone that cannot speak is known by its silence. It brings Dexie.
 */
import { useEffect } from 'react';
import { deviceName } from '../../../hooks/deviceName.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { outboxView } from '../../../wiring/view.ts';

/** An answer of the server that is older (ms) says nothing about the network now. */
const FRESH_MS = 60_000;
/** With nothing new to say a phone says so again after this long, ms. */
const AGAIN_MS = 5 * 60_000;
/** An answer often comes with items on their way: they are given this long (ms) to arrive. */
const SETTLE_MS = 2_000;

interface Held {
  readonly waiting: number;
  readonly needsHelp: number;
  /** ISO 8601, this device's clock. */
  readonly oldest: string | null;
}

/** What this page said last, whichever of its screens did: every door is a screen of its own. */
let last = { words: '', at: 0 };

/**
 * @param asOf when the server last answered (epoch ms).
 * @param active whether this person walks or leads: others are not asked.
 * @param unsent what the screen counts as not sent: when it changes there may be something to say.
 */
export function useReportPhone(userId: string, asOf: number | null, active: boolean, unsent: number): void {
  useEffect(() => {
    if (!active || userId === '' || asOf === null || Date.now() - asOf > FRESH_MS) return;
    // Asked when there is somebody to tell, not at every press.
    const timer = setTimeout(() => void report(userId), SETTLE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another count is another thing to say
  }, [active, userId, asOf, unsent]);
}

async function report(userId: string): Promise<void> {
  try {
    const held = await heldBy(userId);
    if (held === null) return;
    const { waiting, needsHelp, oldest } = held;
    const words = JSON.stringify([userId, waiting, needsHelp, oldest]);
    if (words === last.words && Date.now() < last.at + AGAIN_MS) return;
    const api = await staffApi();
    await api.rpc('report_phone', { device: deviceName(), waiting, needs_help: needsHelp, oldest });
    last = { words, at: Date.now() };
  } catch {
    // Told at the next answer.
  }
}

/** What this person saved on this phone and the campaign does not have. null when storage cannot be read. */
async function heldBy(userId: string): Promise<Held | null> {
  const items = await outboxView().unsentOf(userId).once();
  if (items === 'unavailable') return null;
  const stuck = items.filter(({ state }) => state === 'refused' || state === 'waiting-sign-in').length;
  return { waiting: items.length - stuck, needsHelp: stuck, oldest: items[0]?.createdAt ?? null };
}
