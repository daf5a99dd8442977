/** Cutting planned turfs one after the other, what came of it, and taking it back. */
import { useState } from 'react';
import type { StaffApi } from '../../../backend/staffApi.ts';
import { useChange, type Change } from '../../../hooks/useChange.ts';
import type { PlannedTurf } from './plan.ts';

export interface MadeTurf {
  readonly id: string;
  readonly name: string;
  readonly doors: number;
}

export interface Cutting extends Omit<Change, 'run'> {
  /** What the last cut made, also where it then stopped half way. */
  readonly made: readonly MadeTurf[];
  /** Resolves with whether everything was cut. @param plan may ask the server once more first. */
  readonly cut: (plan: (api: StaffApi) => readonly PlannedTurf[] | Promise<readonly PlannedTurf[]>) => Promise<boolean>;
  readonly undo: () => Promise<void>;
}

export function useCutting(...refresh: readonly (() => Promise<void>)[]): Cutting {
  const { run, busy, problem } = useChange(...refresh);
  const [made, setMade] = useState<readonly MadeTurf[]>([]);

  async function cut(plan: Parameters<Cutting['cut']>[0]): Promise<boolean> {
    setMade([]);
    return run(async (api) => {
      for (const { name, doors } of await plan(api)) {
        const id = await api.rpc('create_turf', { name, doors: doors.map((door) => door.id) });
        if (typeof id === 'string') setMade((before) => [...before, { id, name, doors: doors.length }]);
      }
    });
  }

  async function undo(): Promise<void> {
    await run(async (api) => {
      for (const { id } of made) {
        await api.rpc('archive_turf', { turf: id });
        setMade((before) => before.filter((one) => one.id !== id));
      }
    });
  }

  return { busy, problem, made, cut, undo };
}
