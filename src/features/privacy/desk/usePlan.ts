/** The plan of a request, and the leader's decisions about look-alikes, each of which brings the plan as it is then. */
import { useEffect, useState } from 'react';
import { requestWords } from '../../../hooks/requestWords.ts';
import { useChange, type Change } from '../../../hooks/useChange.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { parsePlan, type Plan } from '../model/requests.ts';

export interface PlanDesk {
  readonly plan: Plan | null;
  readonly problem: string | null;
  readonly change: Change;
  /** @param same null takes the decision back. */
  readonly decide: (ref: string, same: boolean | null) => Promise<void>;
}

export function usePlan(request: string, refresh: () => Promise<void>): PlanDesk {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [trouble, setTrouble] = useState<{ readonly cause: unknown } | null>(null);
  const change = useChange(refresh);

  useEffect(() => {
    let gone = false;
    void staffApi()
      .then((api) => api.rpc('plan_erasure', { request }))
      .then((answer) => (gone ? undefined : setPlan(parsePlan(answer))))
      .catch((cause: unknown) => (gone ? undefined : setTrouble({ cause })));
    return () => {
      gone = true;
    };
  }, [request]);

  async function decide(ref: string, same: boolean | null) {
    await change.run(async (api) => {
      const decided = await api.rpc('decide_duplicates', { request, choices: [{ ref, same }] });
      setPlan(parsePlan(decided));
    });
  }

  return { plan, problem: trouble ? requestWords(trouble.cause) : change.problem, change, decide };
}
