/** Stopping the page dead at a chosen instant of the outbox's work, so that it can be killed exactly there. */
import type { OutboxParts } from '../../../../src/core/outbox/outbox.ts';
import type { PagePoint } from '../protocol.ts';

export interface Points {
  /** Never resolves when this point is armed, until disarmed. */
  reach(point: PagePoint): Promise<void>;
  arm(point: PagePoint): void;
  hit(): Promise<boolean>;
  disarm(): void;
}

export function createPoints(): Points {
  let armed: PagePoint | null = null;
  let announce: (reached: boolean) => void = () => {};
  let reached: Promise<boolean> = Promise.resolve(false);
  let open: () => void = () => {};
  let gate: Promise<void> = Promise.resolve();
  return {
    async reach(point) {
      if (armed !== point) return;
      armed = null;
      announce(true);
      await gate;
    },
    arm(point) {
      armed = point;
      reached = new Promise((resolve) => (announce = resolve));
      gate = new Promise((resolve) => (open = resolve));
    },
    hit: () => reached,
    disarm() {
      armed = null;
      announce(false);
      open();
    },
  };
}

/** The same parts, passing through the points on their way. */
export function withPoints(parts: OutboxParts, points: Points): OutboxParts {
  let answered = false;
  return {
    ...parts,
    store: {
      ...parts.store,
      async add(item, effect) {
        await points.reach('before-save-commit');
        const added = await parts.store.add(item, effect);
        await points.reach('after-save-commit');
        return added;
      },
      async change(ids, decide) {
        if (answered) await points.reach('before-verdict-commit');
        const decided = await parts.store.change(ids, decide);
        if (decided.some((item) => item.state === 'sending')) await points.reach('marked-may-have-landed');
        if (decided.some((item) => item.state === 'delivered')) await points.reach('after-verdict-commit');
        return decided;
      },
    },
    lock: {
      tryRun: (work) =>
        parts.lock.tryRun(async (lost) => {
          await points.reach('lock-taken');
          return work(lost);
        }),
    },
    transport: {
      ...parts.transport,
      insert: (request) => throughPoints(parts.transport.insert(request)),
      insertEach: (request) => throughPoints(parts.transport.insertEach(request)),
    },
  };

  async function throughPoints<T>(going: Promise<T>): Promise<T> {
    await points.reach('request-sent');
    const result = await going;
    answered = true;
    await points.reach('answer-received');
    return result;
  }
}
