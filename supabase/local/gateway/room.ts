/** How many bytes of bodies are held in memory at once, for all requests and for one address. */
import { busy } from './refusal.ts';

export interface Room {
  /** Bytes of all bodies. */
  readonly bytes: number;
  /** Of one address. */
  readonly each: number;
  /** A request's first bytes are not counted: an honest form fits into them, whatever else is held. */
  readonly free: number;
}

export interface Held {
  /** Throws a Refusal (503) when there is no room for so many more. */
  hold(bytes: number): void;
  release(): void;
}

export interface Rooms {
  for(address: string): Held;
  /** Bytes that are counted now. */
  size(): number;
}

export function createRooms({ bytes: most, each, free }: Room): Rooms {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    size: () => all,
    for(address) {
      let asked = 0;
      let counted = 0;
      return {
        hold(bytes) {
          asked += bytes;
          const more = Math.max(0, asked - free) - counted;
          if (more <= 0) return;
          const mine = byAddress.get(address) ?? 0;
          if (all + more > most || mine + more > each) throw busy(5);
          counted += more;
          all += more;
          byAddress.set(address, mine + more);
        },
        release() {
          all -= counted;
          const left = (byAddress.get(address) ?? 0) - counted;
          if (left > 0) byAddress.set(address, left);
          else byAddress.delete(address);
          counted = 0;
        },
      };
    },
  };
}
