/** Chance that can be repeated. The same seed always makes the same choices. */

export interface Dice {
  /** [0, 1) */
  fraction(): number;
  /** Both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Picks by weight. */
  weighted<T>(list: readonly [readonly [weight: number, value: T], ...(readonly [number, T])[]]): T;
  uuid(): string;
}

/** mulberry32: 32 bits of state are plenty for a schedule. */
export function createDice(seed: number): Dice {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  return {
    fraction,
    between,
    chance: (probability) => fraction() < probability,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    weighted(list) {
      let left = fraction() * list.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return list[0][1];
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
