/** Saving at a door: once a press, said in words, with a way back, and on to the next door. */
import type { WalkDoor } from '../model/doors.ts';
import { addressWords } from '../model/order.ts';
import type { ResultCode } from '../model/results.ts';
import { markSaved, setLastSaved } from '../data/lastSaved.ts';
import { recordAttempt, topicOf, type NewAttempt } from '../data/saveFact.ts';
import { useSaving } from '../parts/useSaving.ts';

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
  const { busy, run } = useSaving();

  async function save(said: Said, also?: () => Promise<void>): Promise<boolean> {
    if (door === null || userId === '') return false;
    const where = addressWords(door);
    const rest = { turf: turfId, door: door.id, where };
    const nothing = { person: null, support: null, answers: [], notes: null, doNotContact: false, supersedes: null };
    return run(async () => {
      await also?.();
      const { id: drafted, ...fact } = said;
      const id = await recordAttempt(turfId, userId, { ...nothing, ...fact, ...rest }, drafted);
      const takeBack = async () => {
        await recordAttempt(turfId, userId, { ...nothing, ...rest, result: 'undone', supersedes: id });
        markSaved(door.id, null);
      };
      const { result } = said;
      markSaved(door.id, result === 'undone' ? null : id);
      const saved = {
        topic: topicOf(turfId),
        place: door.id,
        attemptId: id,
        where,
        result,
        brought: said.followUps,
        takeBack,
      };
      setLastSaved(result === 'undone' ? null : saved);
    });
  }
  return { busy, save };
}
