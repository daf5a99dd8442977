/** The walk that somebody is on, on this device: which reports, in which order, and which they have looked at. Kept over a reload and a dead battery. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { drafts } from '../../../hooks/drafts.ts';

const KEY = 'places-walk';
const schema = v.object({ userId: v.string(), order: v.array(v.string()), done: v.array(v.string()) });

export interface Walk {
  /** Ids of reports. */
  readonly order: readonly string[];
  readonly done: readonly string[];
}
export interface WalkHere {
  /** undefined: not read yet. null: they are on none. */
  readonly walk: Walk | null | undefined;
  readonly begin: (order: readonly string[]) => void;
  readonly served: (report: string) => void;
  readonly end: () => void;
}

export function useWalk(userId: string): WalkHere {
  const [walk, setWalk] = useState<Walk | null | undefined>();
  useEffect(() => {
    let gone = false;
    void drafts.read(KEY).then((kept) => {
      const read = v.safeParse(schema, kept);
      if (!gone) setWalk(read.success && read.output.userId === userId ? read.output : null);
    });
    return () => {
      gone = true;
    };
  }, [userId]);
  function become(next: Walk | null) {
    setWalk(next);
    void (next === null ? drafts.forget(KEY) : drafts.save(KEY, { ...next, userId }));
  }
  return {
    walk,
    begin: (order) => become({ order, done: [] }),
    served: (report) => become(walk ? { ...walk, done: [...new Set([...walk.done, report])] } : null),
    end: () => become(null),
  };
}
