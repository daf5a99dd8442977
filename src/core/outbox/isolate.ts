// Owns: the search for the rows to blame when a batch was refused as a whole.
import type { Answer, Marked } from './sender.ts';

interface Tools {
  /** One request; null when nothing was sent, and the group is free again. */
  attempt(marked: Marked): Promise<Answer | null>;
  record(marked: Marked, answer: Answer): Promise<void>;
  free(marked: Marked): Promise<void>;
  /** Nothing got through: twice in a row stops the flush. */
  setback(): void;
  /** To travel in smaller company next time. */
  remember(marked: Marked): void;
}

/** Does the answer decide every item of the group? */
export function whole(marked: Marked, answer: Answer): boolean {
  return marked.length === 1 || answer.verdict.spread === 'all';
}

/** Acts on an answer that blames a row without naming it. Every single item ends with its own verdict, or free. */
export function createIsolation(tools: Tools): (marked: Marked, answer: Answer) => Promise<void> {
  /** A culprit is known or suspected in here. Each single item gets its own request, and its own verdict. */
  async function search(marked: Marked, suspected: boolean): Promise<boolean> {
    if (marked.length === 1 || !suspected) {
      const answer = await tools.attempt(marked);
      if (answer === null) return false;
      if (whole(marked, answer)) {
        await tools.record(marked, answer);
        return answer.verdict.outcome === 'delivered';
      }
    }
    const middle = Math.ceil(marked.length / 2);
    const clean = await search(marked.slice(0, middle), false);
    // The first half got through, so the culprit is in the second: no need to send that as a whole.
    await search(marked.slice(middle), clean);
    return false;
  }

  /** One split; when both halves fail in the same way the cause is common and nobody is singled out. */
  async function probe(marked: Marked): Promise<void> {
    const middle = Math.ceil(marked.length / 2);
    const halves = [marked.slice(0, middle), marked.slice(middle)] as const;
    const first = await tools.attempt(halves[0]);
    if (first === null) return tools.free(halves[1]);
    if (whole(halves[0], first)) await tools.record(halves[0], first);
    if (first.verdict.outcome === 'delivered') {
      await search(halves[1], true);
      return;
    }
    const second = await tools.attempt(halves[1]);
    if (second === null) return whole(halves[0], first) ? undefined : tools.free(halves[0]);
    const common = first.verdict.spread === 'probe' && second.verdict.spread === 'probe';
    for (const [half, answer] of [[halves[0], first] as const, [halves[1], second] as const]) {
      if (half === halves[0] && whole(half, answer)) continue;
      if (whole(half, answer) || common) await tools.record(half, answer);
      else await search(half, true);
    }
    if (!common) return;
    tools.remember(marked);
    tools.setback();
  }

  return async (marked, answer) => {
    if (answer.verdict.spread === 'probe') await probe(marked);
    else await search(marked, true);
  };
}
