/**
 * Which rows are to blame when a batch was refused as a whole. The server is asked to judge each by itself, in one request. Where it
 * cannot, they are searched for. What counts is when the healthy rows are in, and
 * how many requests that takes: in few parts while other batches are on their way, in many at once when nothing else is.
 */
import type { Answer, Marked } from './inFlight.ts';
import { createRowByRow } from './rowByRow.ts';
import type { RowByRowTools } from './rowByRow.ts';

interface Tools extends RowByRowTools {
  /** One request, as soon as a connection is free; null when nothing was sent, and the group is free again. */
  attempt(marked: Marked): Promise<Answer | null>;
  /** How many requests the search may make at once now: 1 or 2 while frugality is worth more than speed. */
  spare(): number;
  record(marked: Marked, answer: Answer): Promise<void>;
  free(marked: Marked): Promise<void>;
}

/** Does the answer decide every item of the group? */
export function whole(marked: Marked, answer: Answer): boolean {
  return marked.length === 1 || answer.verdict.spread === 'all';
}

/** Acts on an answer that blames a row without naming it. Every single item ends with its own verdict, or free. */
export function createIsolation(tools: Tools): (marked: Marked, answer: Answer) => Promise<void> {
  const rowByRow = createRowByRow(tools);
  return async (refused, first) => {
    const writes: Promise<void>[] = [];
    /** The next request does not wait for the disk. Until it is written the item counts as on its way. */
    function write(marked: Marked, answer: Answer): void {
      const done = tools.record(marked, answer);
      // Its failure is met at the end; until then nobody listens.
      done.catch(() => undefined);
      writes.push(done);
    }

    /** Its own request and verdict; if that blames a row again, the search goes on inside. */
    async function judge(marked: Marked): Promise<Answer | null> {
      if (marked.length === 0) return null;
      const answer = await tools.attempt(marked);
      if (answer === null) return null;
      if (whole(marked, answer)) write(marked, answer);
      else await search(marked, answer);
      return answer;
    }

    /** `suspects`, more than one, were refused together. */
    async function search(suspects: Marked, answer: Answer): Promise<void> {
      if (answer.verdict.outcome === 'duplicate') {
        // A fresh uuid is nowhere yet: only rows that left before can be there. Each of those is asked about by itself.
        const before = suspects.filter((t) => t.mayHaveLanded);
        const fresh = suspects.filter((t) => !t.mayHaveLanded);
        if (before.length > 0) return all([...before.map((t) => () => judge([t])), () => judge(fresh)]);
      }
      await narrow(suspects);
    }

    /**
     * While frugality counts: all parts but one are asked about, and when those are clean the culprit is in the last. What is not
     * known to be refused goes together at the end. When nothing else is on its way: as many parts as there are connections.
     */
    async function narrow(refusedTogether: Marked): Promise<void> {
      let suspects = refusedTogether;
      let rest: Marked = [];
      for (;;) {
        const ways = tools.spare();
        if (ways > 2 || suspects.length === 1) {
          return all([...cut(suspects, Math.min(ways, suspects.length)), rest].map((part) => () => judge(part)));
        }
        const parts = cut(suspects, Math.min(ways + 1, suspects.length));
        const unasked = parts.pop() ?? [];
        const refused: Marked[] = [];
        let clean = true;
        await all(
          parts.map((part) => async () => {
            const answer = await tools.attempt(part);
            clean &&= answer?.verdict.outcome === 'delivered';
            if (answer === null) return;
            if (whole(part, answer)) write(part, answer);
            else refused.push(part);
          }),
        );
        if (clean) {
          suspects = unasked;
          continue;
        }
        rest = [...rest, ...unasked];
        const [one = [], ...more] = refused;
        if (one.length === 0) return void (await judge(rest));
        if (more.length > 0) return all([...refused.map((part) => () => narrow(part)), () => judge(rest)]);
        suspects = one;
      }
    }

    /** One split; when both halves fail in the same way the cause is common and nobody is singled out. */
    async function probe(marked: Marked): Promise<void> {
      const [left = [], right = []] = cut(marked, 2);
      const one = await tools.attempt(left);
      if (one === null) return tools.free(right);
      if (whole(left, one)) write(left, one);
      if (one.verdict.outcome === 'delivered')
        return right.length === 1 ? void (await judge(right)) : search(right, first);
      const two = await tools.attempt(right);
      if (two === null) return whole(left, one) ? undefined : tools.free(left);
      const common = one.verdict.spread === 'probe' && two.verdict.spread === 'probe';
      const halves = [...(whole(left, one) ? [] : [[left, one] as const]), [right, two] as const];
      if (common) for (const [half, answer] of halves) write(half, answer);
      else {
        for (const [half, answer] of halves) {
          if (whole(half, answer)) write(half, answer);
          else await search(half, answer);
        }
      }
      if (!common) return;
      tools.remember(marked);
      tools.setback();
    }

    // The flush, and with it the lock, ends only when every request has its answer and every answer is on the disk.
    try {
      if (await rowByRow(refused, first, write)) return;
      await (first.verdict.spread === 'probe' ? probe(refused) : search(refused, first));
    } finally {
      await all(writes.map((done) => () => done));
    }
  };
}

/** Nearly equal parts, in order. */
function cut(marked: Marked, ways: number): Marked[] {
  const at = (i: number) => Math.ceil((i * marked.length) / ways);
  return Array.from({ length: ways }, (_, i) => marked.slice(at(i), at(i + 1)));
}

/** Waits for all, also when one fails; then fails with the first. */
async function all(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const results = await Promise.allSettled(works.map((work) => work()));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
