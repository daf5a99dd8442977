/** What happens to one batch: mark, send, judge, find the culprit of a refused batch, record each item's verdict. */
import type { Batch } from './batch.ts';
import { markSending, release, settle } from './changes.ts';
import type { Answer, Gate, InFlight, Marked, Tally } from './inFlight.ts';
import type { OutboxParts } from './parts.ts';
import type { OutboxItem } from './record.ts';
import { createIsolation, whole } from './isolate.ts';
import { concernsAll, failAlike } from './rowByRow.ts';
import { createWary } from './wary.ts';
import { createPermits } from './permits.ts';
import { createRequests } from './requests.ts';
import { createWriter } from './writer.ts';

/** The answer to a request, or one for each of its rows. */
type Said = Answer | readonly Answer[];

export interface Sender extends Gate {
  stopped(): boolean;
  /** The server asked some sender for patience. */
  patience(): boolean;
  /** Commits "may have landed" before anything leaves. Items that changed meanwhile stay behind. */
  mark(batch: Batch): Promise<Marked>;
  /** One request for all of them, two where the server cannot judge row by row; null when nothing was sent, or nothing was said. */
  request(marked: Marked): Promise<Said | null>;
  /** The same beside the main lane, as soon as a connection is free. Null: nothing was sent, and the group is free again. */
  requestAside(marked: Marked): Promise<Answer | null>;
  /** Whether the main lane still has something to send and does not wait for the others. */
  mainOpen(open: boolean): void;
  /** Acts on the answer to the whole batch. @returns it when a culprit must be searched for. */
  conclude(marked: Marked, answer: Said): Promise<Answer | null>;
  isolate(marked: Marked, answer: Answer): Promise<void>;
  release(marked: Marked): Promise<void>;
  rememberStalls(): Promise<void>;
}

/** As many as a browser opens to one host over HTTP/1.1. Needs a backend whose requests do not share a transaction. */
const REQUESTS_AT_ONCE = 6;

export function createSender(
  parts: OutboxParts,
  tally: Tally,
  lost: AbortSignal,
  count: (rule: string) => void,
): Sender {
  const { store, clock, random, requestsAtOnce = REQUESTS_AT_ONCE } = parts;
  const permits = createPermits(requestsAtOnce);
  const requests = createRequests(parts, tally, lost, count);
  const wary = createWary();

  const stopped = () => tally.stopped || lost.aborted;

  /** One commit for all answers that came while the last one was written: with many small requests the disk is the slow part. */
  const writeDown = createWriter<readonly [InFlight, Answer]>(async (answers) => {
    // Without the lock these records are somebody else's; only "the server has it" is true whoever holds it.
    const mine = answers.filter(([, { verdict }]) => !lost.aborted || verdict.outcome === 'delivered');
    const byId = new Map(mine.map(([t, answer]) => [t.item.id, { t, answer }]));
    const decided = await store.change([...byId.keys()], (item) => {
      const found = byId.get(item.id);
      if (!found) return null;
      const { verdict, result } = found.answer;
      return settle(item, verdict, found.t.mayHaveLanded, result.retryAfterMs, clock, random);
    });
    for (const item of decided) tallyUp(item);
  });

  const record = (marked: Marked, answer: Answer) => writeDown(marked.map((t) => [t, answer]));

  function tallyUp(item: OutboxItem): void {
    if (item.state === 'delivered') tally.delivered++;
    else if (item.state === 'refused') tally.refused++;
    else if (item.state === 'queued') {
      tally.later++;
      tally.nextDueAt = Math.min(item.nextAttemptAt, tally.nextDueAt ?? Infinity);
    } else tally.held++;
  }

  async function free(marked: Marked): Promise<void> {
    if (marked.length === 0 || lost.aborted) return;
    const landed = new Map(marked.map((t) => [t.item.id, t.mayHaveLanded]));
    await store.change(ids(marked), (item) => release(item, landed.get(item.id) ?? true));
  }

  /** One request, unless the flush was stopped or the sender may not: then the group is free again, and null. */
  async function attempt(marked: Marked): Promise<Answer | null> {
    if (stopped()) {
      await free(marked);
      return null;
    }
    const answer = await requests.one(marked);
    if (answer === null) await free(marked);
    return answer;
  }

  /** A batch of the main lane. */
  async function send(marked: Marked): Promise<Said | null> {
    const table = marked[0]?.table ?? '';
    if (marked.length > 1 && wary.of(table)) {
      const said = await requests.each(marked);
      if (said === null) return null;
      if (!('verdict' in said)) wary.judged(table, said);
      if (!('verdict' in said) || concernsAll(said)) return said;
      wary.notUnderstood(table);
      if (stopped()) return null;
    }
    return requests.one(marked);
  }

  const requestAside = (marked: Marked) => permits.aside(() => attempt(marked));

  async function attemptEach(marked: Marked): Promise<Answer | readonly Answer[] | null> {
    const answers = stopped() ? null : await requests.each(marked);
    if (answers === null) await free(marked);
    else if (!('verdict' in answers)) wary.judged(marked[0]?.table ?? '', answers);
    return answers;
  }

  const isolate = createIsolation({
    attempt: requestAside,
    attemptEach: (marked) => permits.aside(() => attemptEach(marked)),
    spare: () => permits.spare(),
    record,
    free,
    unable: requests.unableEach,
    setback: requests.setback,
    remember: (marked) => requests.unanswered.push(...ids(marked)),
  });

  return {
    stopped,
    open: (batch) => !stopped() && requests.closedTo(batch[0].item.userId) === null,
    closedTo: requests.closedTo,
    patience: requests.patience,
    async mark(batch) {
      const before = new Map(batch.map((p) => [p.item.id, p]));
      const marked = await store.change([...before.keys()], (item) => {
        const seen = before.get(item.id)?.item;
        // Withdrawn, edited or taken by somebody else since it was read: it is not what was prepared. Without the lock it is theirs.
        const same =
          !lost.aborted && item.state === 'queued' && JSON.stringify(item.payload) === JSON.stringify(seen?.payload);
        return same ? markSending(item) : null;
      });
      return marked.flatMap((item) => {
        const prepared = before.get(item.id);
        return prepared ? [{ ...prepared, mayHaveLanded: prepared.item.mayHaveLanded }] : [];
      });
    },
    // The flush may have been stopped while it waited for its turn.
    request: (marked) => permits.main(async () => (stopped() ? null : send(marked))),
    requestAside,
    mainOpen: (open) => permits.mainOpen(open),
    async conclude(marked, said) {
      if ('verdict' in said) {
        if (!whole(marked, said)) return said;
        if (said.verdict.spread === 'probe') requests.setback();
        await record(marked, said);
        return null;
      }
      if (failAlike(said)) {
        requests.unanswered.push(...ids(marked));
        requests.setback();
      }
      await writeDown(marked.flatMap((t, i) => (said[i] ? [[t, said[i]] as const] : [])));
      return null;
    },
    isolate,
    release: free,
    async rememberStalls() {
      // Others got through: these batches were not unlucky with the network. Next time they travel in smaller company.
      if (tally.delivered === 0 || requests.unanswered.length === 0) return;
      await store.change([...new Set(requests.unanswered)], (i) =>
        i.state === 'queued' ? { ...i, stalls: i.stalls + 1 } : null,
      );
    },
  };
}

function ids(marked: Marked): string[] {
  return marked.map((t) => t.item.id);
}
