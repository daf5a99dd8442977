/**
 * That what nobody waits for (statistics, reports of failures) gives way to what somebody has just saved. A flush sends one
 * request after the other, and the person's is part of the next flush: without this, a statistic that the server does not answer
 * keeps a form waiting until its time is out.
 */
import type { Outbox } from './api.ts';
import { DEFAULT_PRIORITY } from './kind.ts';
import { noAnswer } from './noAnswer.ts';
import type { Clock, InsertRequest, Transport, TransportResult } from './ports.ts';

/** A request that is on its way for nobody gets this much longer once somebody waits, ms. */
const GRACE_MS = 1_000;
/** Nothing else of that kind leaves until what was saved has its answer, or for this long: it may have to stay here. ms */
const CLEAR_MS = 5_000;

export interface PoliteTransport extends Transport {
  /** Somebody has saved something and may be waiting for it. */
  giveWay(): void;
}

/** `nobodys`: the tables that nobody waits for. What is given up stays in the outbox and goes later. */
export function createPoliteTransport(
  transport: Transport,
  nobodys: readonly string[],
  clock: Pick<Clock, 'after'>,
): PoliteTransport {
  const underway = new Set<AbortController>();
  let cleared = false;
  let cancel: readonly (() => void)[] = [];

  function open(): void {
    for (const one of cancel) one();
    cancel = [];
    cleared = false;
  }

  async function politely<T>(
    request: InsertRequest,
    send: (polite: InsertRequest) => Promise<T>,
  ): Promise<T | TransportResult> {
    if (!nobodys.includes(request.table)) return send(request).finally(open);
    if (cleared) return noAnswer('failed');
    const own = new AbortController();
    const stop = () => own.abort();
    underway.add(own);
    if (request.signal.aborted) stop();
    request.signal.addEventListener('abort', stop, { once: true });
    try {
      return await send({ ...request, signal: own.signal });
    } finally {
      underway.delete(own);
      request.signal.removeEventListener('abort', stop);
    }
  }

  return {
    ...(transport.reachable ? { reachable: () => transport.reachable?.() ?? Promise.resolve(true) } : {}),
    insert: (request) => politely(request, (polite) => transport.insert(polite)),
    insertEach: (request) => politely(request, (polite) => transport.insertEach(polite)),
    giveWay() {
      open();
      cleared = true;
      const hurry = () => {
        for (const one of underway) one.abort();
      };
      cancel = [clock.after(GRACE_MS, hurry), clock.after(CLEAR_MS, open)];
    },
  };
}

/** The same outbox, in which a person's save, edit or "send now" clears the way. `lastPersonal`: the last priority that is somebody's. */
export function clearingTheWay(outbox: Outbox, transport: PoliteTransport, lastPersonal: number): Outbox {
  return {
    ...outbox,
    async enqueue(kind, payload, options) {
      const item = await outbox.enqueue(kind, payload, options);
      if ((kind.priority ?? DEFAULT_PRIORITY) <= lastPersonal) transport.giveWay();
      return item;
    },
    async replace(id, payload) {
      const item = await outbox.replace(id, payload);
      transport.giveWay();
      return item;
    },
    retryNow(id) {
      transport.giveWay();
      return outbox.retryNow(id);
    },
  };
}
