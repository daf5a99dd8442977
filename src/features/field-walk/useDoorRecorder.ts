/** Owns saving at a door: once a press, said in words, with a way back, and on to the next door. */
import { useRef, useState } from 'react';
import { isOutboxError } from '../../core/errors.ts';
import type { WalkDoor } from '../../core/field/doors.ts';
import { addressWords } from '../../core/field/order.ts';
import type { ResultCode } from '../../core/field/results.ts';
import { recordAttempt, type NewAttempt } from '../../hooks/field/record.ts';
import { toast } from '../../ui/toaster.tsx';
import { markSaved, setLastSaved } from './lastSaved.ts';

export interface Said extends Partial<Omit<NewAttempt, 'door' | 'turf' | 'where'>> {
  /** Made with the draft; a new one where there is none. */
  readonly id?: string;
  readonly result: ResultCode;
}

export interface DoorRecorder {
  readonly busy: boolean;
  /** Resolves with whether it is on this phone. Never rejects. */
  readonly save: (said: Said, also?: () => Promise<void>) => Promise<boolean>;
}

export function useDoorRecorder(turfId: string, userId: string, door: WalkDoor | null): DoorRecorder {
  const [busy, setBusy] = useState(false);
  // State comes too late for a double tap.
  const running = useRef(false);

  async function save(said: Said, also?: () => Promise<void>): Promise<boolean> {
    if (running.current || door === null || userId === '') return false;
    running.current = true;
    setBusy(true);
    const where = addressWords(door);
    const rest = { turf: turfId, door: door.id, where };
    const nothing = { person: null, support: null, answers: [], notes: null, doNotContact: false, supersedes: null };
    try {
      await also?.();
      const { id: drafted, ...fact } = said;
      const id = await recordAttempt(turfId, userId, { ...nothing, ...fact, ...rest }, drafted);
      const takeBack = async () => {
        await recordAttempt(turfId, userId, { ...nothing, ...rest, result: 'undone', supersedes: id });
        markSaved(door.id, false);
      };
      const { result } = said;
      markSaved(door.id, result !== 'undone');
      setLastSaved(result === 'undone' ? null : { turfId, doorId: door.id, attemptId: id, where, result, takeBack });
      return true;
    } catch (cause) {
      toast({ type: 'error', title: 'Not saved', description: failure(cause) });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, save };
}

function failure(cause: unknown): string {
  return isOutboxError(cause) && cause.code === 'storage-full'
    ? 'This phone has no room left. Make some, then press again.'
    : 'This phone’s storage cannot be used right now. Press again; if that does not help, write it down.';
}
