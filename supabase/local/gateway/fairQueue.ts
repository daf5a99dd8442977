/** A queue in which addresses take turns, and the accounts of an address take turns among themselves. */

export interface FairQueue<T> {
  /** Adds one. @returns the one that has to go because too many wait: this one, or the newest of the address with most. */
  add(address: string, account: string, one: T): T | undefined;
  /** The next one of an address that may. */
  take(may: (address: string) => boolean): T | undefined;
  size(): number;
}

interface Waiting<T> {
  count: number;
  readonly byAccount: Map<string, T[]>;
}

/** @param most that wait. @param each of one address. */
export function createFairQueue<T>(most: number, each: number): FairQueue<T> {
  /** Whose turn it is next is first. */
  const byAddress = new Map<string, Waiting<T>>();
  let all = 0;

  function longest<K, V>(map: ReadonlyMap<K, V>, lengthOf: (value: V) => number): K | undefined {
    let found: K | undefined;
    let length = -1;
    for (const [key, value] of map) {
      if (lengthOf(value) > length) [found, length] = [key, lengthOf(value)];
    }
    return found;
  }

  /** Removes from the front (`shift`) or the back (`pop`) of one account's, and what is empty by then. */
  function remove(address: string, account: string, from: 'shift' | 'pop'): T | undefined {
    const mine = byAddress.get(address);
    const list = mine?.byAccount.get(account);
    const one = list?.[from]();
    if (mine === undefined || list === undefined || one === undefined) return undefined;
    mine.count -= 1;
    all -= 1;
    if (list.length === 0) mine.byAccount.delete(account);
    if (mine.count === 0) byAddress.delete(address);
    return one;
  }

  return {
    add(address, account, one) {
      const mine = byAddress.get(address);
      if ((mine?.count ?? 0) >= each) return one;
      let dropped: T | undefined;
      if (all >= most) {
        const fullest = longest(byAddress, ({ count }) => count);
        const theirs = fullest === undefined ? undefined : byAddress.get(fullest);
        if (fullest === undefined || theirs === undefined || theirs.count <= (mine?.count ?? 0) + 1) return one;
        const busiest = longest(theirs.byAccount, ({ length }) => length);
        dropped = busiest === undefined ? undefined : remove(fullest, busiest, 'pop');
      }
      const waiting = mine ?? { count: 0, byAccount: new Map<string, T[]>() };
      byAddress.set(address, waiting);
      const list = waiting.byAccount.get(account) ?? [];
      waiting.byAccount.set(account, list);
      list.push(one);
      waiting.count += 1;
      all += 1;
      return dropped;
    },
    take(may) {
      for (const [address, mine] of byAddress) {
        if (!may(address)) continue;
        const [account] = mine.byAccount.keys();
        const one = account === undefined ? undefined : remove(address, account, 'shift');
        if (account === undefined || one === undefined) continue;
        // Both go to the end of their lines.
        const list = mine.byAccount.get(account);
        if (list) {
          mine.byAccount.delete(account);
          mine.byAccount.set(account, list);
        }
        if (mine.count > 0) {
          byAddress.delete(address);
          byAddress.set(address, mine);
        }
        return one;
      }
      return undefined;
    },
    size: () => all,
  };
}
