/** Saving a call: once a press, with a way back. */
import type { Call } from '../model/calls.ts';
import { dialDigits } from '../model/dial.ts';
import type { ResultCode } from '../model/results.ts';
import { markSaved, setLastSaved } from '../data/lastSaved.ts';
import { CALLS_TOPIC, recordCall, type NewCall } from '../data/saveFact.ts';
import { useSaving } from '../parts/useSaving.ts';

export interface SaidOnPhone extends Partial<Omit<NewCall, 'lease' | 'person' | 'household' | 'dialed' | 'name'>> {
  /** Made with the draft; a new one where there is none. */
  readonly id?: string;
  readonly result: ResultCode;
}

export interface CallRecorder {
  readonly busy: boolean;
  /** Resolves with whether it is on this phone. Never rejects. */
  readonly save: (said: SaidOnPhone, also?: () => Promise<void>) => Promise<boolean>;
}

export function useCallRecorder(userId: string, call: Call): CallRecorder {
  const { busy, run } = useSaving();

  async function save(said: SaidOnPhone, also?: () => Promise<void>): Promise<boolean> {
    if (userId === '') return false;
    const { lease, person, household } = call;
    const rest = { lease, person: person.id, household, dialed: dialDigits(person.phone), name: person.name };
    const nothing = {
      support: null,
      answers: [],
      notes: null,
      doNotContact: false,
      supersedes: null,
      callBackAfter: null,
      language: null,
    };
    return run(async () => {
      await also?.();
      const { id: drafted, ...fact } = said;
      const id = await recordCall(userId, { ...nothing, ...fact, ...rest }, drafted);
      const takeBack = async () => {
        await recordCall(userId, { ...nothing, ...rest, result: 'undone', supersedes: id });
        markSaved(lease, null);
      };
      const { result } = said;
      markSaved(lease, result === 'undone' ? null : id);
      const saved = {
        topic: CALLS_TOPIC,
        place: lease,
        attemptId: id,
        where: person.name,
        result,
        brought: said.followUps,
        takeBack,
      };
      setLastSaved(result === 'undone' ? null : saved);
    });
  }
  return { busy, save };
}
