/** The numbers, addresses and places of a person, each once, however they were written. */
import type { Person } from './person.ts';

export interface SaidWay {
  /** As it was written, the newest first. */
  readonly said: string;
  /** As the ledger of consents knows it; what is no address of its kind stands for itself. */
  readonly point: string;
}

export interface Ways {
  readonly phones: readonly SaidWay[];
  readonly emails: readonly SaidWay[];
  readonly places: readonly string[];
}

function once(ways: readonly (SaidWay | null)[]): readonly SaidWay[] {
  const found = new Map<string, SaidWay>();
  for (const way of ways) if (way !== null && !found.has(way.point)) found.set(way.point, way);
  return [...found.values()];
}

export function waysOf({ members }: Person): Ways {
  const way = (said: string | null, point: string | null) => (said === null ? null : { said, point: point ?? said });
  return {
    phones: once(members.map(({ phone, keys }) => way(phone, keys.phone))),
    emails: once(members.map(({ email, keys }) => way(email, keys.email))),
    places: once(members.map(({ place, keys }) => way(place, keys.door))).map(({ said }) => said),
  };
}
