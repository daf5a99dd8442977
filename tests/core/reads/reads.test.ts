/** Cached reads: kept rows first, one request for many askers, old rows kept on failure. */
import { describe, expect, it } from 'vitest';
import { defineRead } from '../../../src/core/reads/read.ts';
import { createReads } from '../../../src/core/reads/reads.ts';
import type { FetchedRows, KeptRead, NoRows } from '../../../src/core/reads/ports.ts';

const names = defineRead<string>({
  key: 'names',
  maxAgeMs: 1000,
  path: (now) => `/rest/v1/names?at=${now}`,
  parse: (rows) => {
    if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) throw new Error('not names');
    return rows;
  },
});

function setup(kept: KeptRead[] = [], disk: Promise<unknown> = Promise.resolve()) {
  const store = new Map(kept.map((read) => [read.key, read]));
  const asked: string[] = [];
  const answers: ((rows: unknown, keptAt?: number) => void)[] = [];
  const failures: ((trouble: NoRows['trouble']) => void)[] = [];
  const faults: ((fault: Error) => void)[] = [];
  const told: unknown[] = [];
  let now = 10_000;
  let changed = () => {};
  let rest = () => {};
  const atRest = new Promise<void>((resolve) => (rest = resolve));
  const reads = createReads({
    store: {
      get: async (key) => {
        await disk;
        return store.get(key) ?? null;
      },
      put: async (read) => void store.set(read.key, read),
      watch(listener) {
        changed = listener;
        return () => undefined;
      },
    },
    fetcher: {
      getRows: (path) => {
        asked.push(path);
        return new Promise<FetchedRows | NoRows>((resolve, reject) => {
          answers.push((rows, keptAt) => resolve({ rows, keptAt: keptAt ?? null }));
          failures.push((trouble) => resolve({ trouble }));
          faults.push(reject);
        });
      },
    },
    clock: { now: () => now },
    atRest: () => atRest,
    onFault: (cause) => told.push(cause),
  });
  const otherTab = async (read: KeptRead) => {
    store.set(read.key, read);
    changed();
    await settle();
  };
  const settled = () => (rest(), settle());
  return {
    reads,
    store,
    asked,
    answers,
    failures,
    faults,
    told,
    setNow: (ms: number) => (now = ms),
    otherTab,
    settled,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('cached reads', () => {
  it('shows kept rows at once and asks for newer ones when they are stale', async () => {
    const { reads, asked, answers } = setup([{ key: 'names', rows: ['old'], fetchedAt: 5000 }]);
    reads.subscribe(names, () => undefined);
    await settle();
    expect(reads.snapshot(names)).toMatchObject({ rows: ['old'], asOf: 5000, state: 'ready' });
    expect(asked).toEqual(['/rest/v1/names?at=10000']);
    answers[0]?.(['new']);
    await settle();
    expect(reads.snapshot(names)).toEqual({ rows: ['new'], asOf: 10_000, state: 'ready', trouble: null });
  });

  describe('where every visit asks, and the device is slow to read what it keeps', () => {
    const always = { ...names, maxAgeMs: 0 };
    function slow() {
      let read = () => {};
      const disk = new Promise<void>((done) => (read = done));
      const all = setup([{ key: 'names', rows: ['old'], fetchedAt: 5000 }], disk);
      all.reads.subscribe(always, () => undefined);
      return { ...all, read: () => (read(), settle()) };
    }

    it('the question leaves before it is read, and an answer that came first stays', async () => {
      const { reads, asked, answers, read } = slow();
      expect(asked).toHaveLength(1);
      answers[0]?.(['new']);
      await settle();
      await read();
      expect(reads.snapshot(names)).toEqual({ rows: ['new'], asOf: 10_000, state: 'ready', trouble: null });
    });

    it('a dead spot that was noticed first is said of what is then read', async () => {
      const { reads, failures, read } = slow();
      failures[0]?.('offline');
      await settle();
      await read();
      expect(reads.snapshot(names)).toEqual({ rows: ['old'], asOf: 5000, state: 'ready', trouble: 'offline' });
    });
  });

  describe('an answer that a slow phone takes long to keep', () => {
    const large = { ...names, large: true } as const;
    it('is shown at once and kept when the page has nothing to do', async () => {
      const { reads, answers, store, settled } = setup();
      reads.subscribe(large, () => undefined);
      await settle();
      answers[0]?.(['new']);
      await settle();
      expect(reads.snapshot(large).rows).toEqual(['new']);
      expect(store.get('names')).toBeUndefined();
      await settled();
      expect(store.get('names')).toEqual({ key: 'names', rows: ['new'], fetchedAt: 10_000 });
    });

    it('is not kept over a newer one, and nobody who asks meanwhile waits for it', async () => {
      const { reads, asked, answers, store, setNow, settled } = setup();
      reads.subscribe(large, () => undefined);
      await settle();
      answers[0]?.(['new']);
      await settle();
      setNow(11_000);
      void reads.ask(large);
      await settle();
      expect(asked).toHaveLength(2);
      answers[1]?.(['newer']);
      await settle();
      const kept: unknown[] = [];
      store.set = (key, read) => (kept.push(read), Map.prototype.set.call(store, key, read) as typeof store); // the same map
      await settled();
      expect(kept).toEqual([{ key: 'names', rows: ['newer'], fetchedAt: 11_000 }]);
    });
  });

  it('does not ask again for rows younger than the maximum age', async () => {
    const { reads, asked } = setup([{ key: 'names', rows: ['fresh'], fetchedAt: 9500 }]);
    reads.subscribe(names, () => undefined);
    await settle();
    expect(asked).toEqual([]);
  });

  it('shares one request among all who ask at the same time', async () => {
    const { reads, asked } = setup();
    reads.subscribe(names, () => undefined);
    void reads.ask(names);
    void reads.ask(names);
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('whoever changed something is answered a question that left afterwards, one for all of them', async () => {
    const { reads, asked, answers } = setup();
    reads.subscribe(names, () => undefined);
    await settle();
    const shown: unknown[] = [];
    const changed = [1, 2].map(() => reads.refresh(names).then(() => shown.push(reads.snapshot(names).rows)));
    // Answered before the change was made.
    answers[0]?.(['before']);
    await settle();
    expect([shown, asked.length]).toEqual([[], 2]);
    answers[1]?.(['after']);
    await Promise.all(changed);
    expect([shown, asked.length]).toEqual([[['after'], ['after']], 2]);
    void reads.refresh(names);
    await settle();
    expect(asked).toHaveLength(3);
  });

  it('keeps the old rows and says offline when the network fails', async () => {
    const { reads, failures } = setup([{ key: 'names', rows: ['old'], fetchedAt: 1 }]);
    reads.subscribe(names, () => undefined);
    await settle();
    failures[0]?.('offline');
    await settle();
    expect(reads.snapshot(names)).toEqual({ rows: ['old'], asOf: 1, state: 'ready', trouble: 'offline' });
  });

  it('fails, and does not load for ever, when nothing was ever kept', async () => {
    const { reads, failures } = setup();
    reads.subscribe(names, () => undefined);
    await settle();
    failures[0]?.('offline');
    await settle();
    expect(reads.snapshot(names)).toMatchObject({ rows: null, state: 'failed', trouble: 'offline' });
  });

  it('takes an answer that does not parse for a fault of the app, tells of it, and does not keep it', async () => {
    const { reads, answers, store, told } = setup();
    reads.subscribe(names, () => undefined);
    await settle();
    answers[0]?.('<html>');
    await settle();
    expect(reads.snapshot(names)).toMatchObject({ state: 'failed', trouble: 'fault' });
    expect(told).toEqual([new Error('not names')]);
    expect(store.size).toBe(0);
  });

  it('never calls a fault of the app offline: kept rows are shown, the fault is told, and the next answer ends it', async () => {
    const { reads, faults, answers, told } = setup([{ key: 'names', rows: ['old'], fetchedAt: 1 }]);
    reads.subscribe(names, () => undefined);
    await settle();
    const fault = new TypeError('AbortSignal.any is not a function');
    faults[0]?.(fault);
    await settle();
    expect(reads.snapshot(names)).toEqual({ rows: ['old'], asOf: 1, state: 'ready', trouble: 'fault' });
    expect(told).toEqual([fault]);
    void reads.refresh(names);
    await settle();
    answers[1]?.(['new']);
    await settle();
    expect(reads.snapshot(names)).toEqual({ rows: ['new'], asOf: 10_000, state: 'ready', trouble: null });
  });

  it('says what it was told of a server that could not answer, and calls it nobody’s mistake', async () => {
    const { reads, failures, told } = setup([{ key: 'names', rows: ['old'], fetchedAt: 1 }]);
    reads.subscribe(names, () => undefined);
    await settle();
    failures[0]?.('fault');
    await settle();
    expect(reads.snapshot(names)).toEqual({ rows: ['old'], asOf: 1, state: 'ready', trouble: 'fault' });
    expect(told).toEqual([]);
  });

  it('says offline and how old the rows are when the worker answers from what it kept', async () => {
    const { reads, answers, store } = setup();
    reads.subscribe(names, () => undefined);
    await settle();
    answers[0]?.(['kept'], 7000);
    await settle();
    expect(reads.snapshot(names)).toEqual({ rows: ['kept'], asOf: 7000, state: 'ready', trouble: 'offline' });
    expect(store.size).toBe(0);
  });

  it('does not let the worker’s older copy replace newer rows', async () => {
    const { reads, answers } = setup([{ key: 'names', rows: ['newer'], fetchedAt: 8000 }]);
    reads.subscribe(names, () => undefined);
    await settle();
    answers[0]?.(['older'], 7000);
    await settle();
    expect(reads.snapshot(names)).toEqual({ rows: ['newer'], asOf: 8000, state: 'ready', trouble: 'offline' });
  });

  it('ignores kept rows that an older version wrote and this one cannot read', async () => {
    const { reads } = setup([{ key: 'names', rows: [{ first: 'Ada' }], fetchedAt: 9999 }]);
    reads.subscribe(names, () => undefined);
    await settle();
    expect(reads.snapshot(names).rows).toBeNull();
  });

  it('shows what another tab was answered, and does not go back to what it kept longer ago', async () => {
    const { reads, asked, answers, otherTab } = setup();
    reads.subscribe(names, () => undefined);
    await settle();
    answers[0]?.(['mine']);
    await settle();
    await otherTab({ key: 'names', rows: ['theirs'], fetchedAt: 11_000 });
    expect(reads.snapshot(names)).toEqual({ rows: ['theirs'], asOf: 11_000, state: 'ready', trouble: null });
    await otherTab({ key: 'names', rows: ['older'], fetchedAt: 9000 });
    expect(reads.snapshot(names).rows).toEqual(['theirs']);
    await otherTab({ key: 'names', rows: [{ newer: 'version' }], fetchedAt: 12_000 });
    expect(reads.snapshot(names).rows).toEqual(['theirs']);
    expect(asked).toHaveLength(1);
  });
});

describe('something that nothing here shows any more has arrived', () => {
  const kept = (fetchedAt: number) => [{ key: 'names', rows: ['old'], fetchedAt }];

  it('so the answers that are shown are asked for again, and those from after it are not', async () => {
    const { reads, asked, answers, setNow } = setup(kept(9500));
    reads.subscribe(names, () => undefined);
    await settle();
    // The question of a kept answer may have left as long before it as a request may take.
    reads.outdate(9500 - 15_001);
    reads.outdate(Number.NaN);
    await settle();
    expect(asked).toEqual([]);
    reads.outdate(9400);
    await settle();
    expect(asked).toEqual(['/rest/v1/names?at=10000']);
    setNow(10_500);
    answers[0]?.(['new']);
    await settle();
    reads.outdate(9600);
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('while a question was under way: its answer may be from before, whenever it comes', async () => {
    const { reads, asked, answers, setNow } = setup();
    reads.subscribe(names, () => undefined);
    await settle();
    setNow(10_500);
    reads.outdate(10_200);
    answers[0]?.(['before']);
    await settle();
    answers[1]?.(['after']);
    await settle();
    expect(asked).toEqual(['/rest/v1/names?at=10000', '/rest/v1/names?at=10500']);
    expect(reads.snapshot(names).rows).toEqual(['after']);
  });

  it('and is heard of only once the answer to a question from before is shown', async () => {
    const { reads, asked, answers, setNow } = setup();
    reads.subscribe(names, () => undefined);
    await settle();
    setNow(10_500);
    answers[0]?.(['before']);
    await settle();
    reads.outdate(10_200);
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('so that a page which is opened later asks, however fresh what it keeps', async () => {
    const { reads, asked } = setup(kept(9900));
    reads.outdate(9950);
    await settle();
    expect(asked).toEqual([]);
    reads.subscribe(names, () => undefined);
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('so that a page which is opened while an old question is under way asks after it', async () => {
    const { reads, asked, answers, setNow } = setup();
    const always = { ...names, maxAgeMs: 0 };
    void reads.ask(always);
    await settle();
    setNow(10_500);
    reads.outdate(10_200);
    reads.subscribe(always, () => undefined);
    await settle();
    expect(asked).toHaveLength(1);
    answers[0]?.(['before']);
    await settle();
    expect(asked).toEqual(['/rest/v1/names?at=10000', '/rest/v1/names?at=10500']);
  });

  it('also where another tab kept its slower answer last', async () => {
    const { reads, asked, answers, setNow, otherTab } = setup();
    reads.subscribe(names, () => undefined);
    await settle();
    answers[0]?.(['mine']);
    await settle();
    await otherTab({ key: 'names', rows: ['before'], fetchedAt: 11_000 });
    setNow(11_500);
    reads.outdate(10_500);
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('and nobody is asked for what nobody looks at', async () => {
    const { reads, asked } = setup(kept(9900));
    reads.subscribe(names, () => undefined)();
    await settle();
    reads.outdate(9950);
    await settle();
    expect(asked).toEqual([]);
  });
});
