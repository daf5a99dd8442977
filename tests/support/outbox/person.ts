/** What a person, a browser and a network may do to a device, and what the person then knows. */
import type { Outbox } from '../../../src/core/outbox/api.ts';
import type { OutboxItem } from '../../../src/core/outbox/record.ts';
import type { Mode } from './fakeServer.ts';
import { knock, note, noteV1, ping } from './kinds.ts';
import { Broken } from './promise.ts';
import type { FaultPoint, World } from './world.ts';

export type Command = { readonly steps: number } & (
  | {
      readonly type: 'submit';
      readonly slot: number;
      readonly what: 'note' | 'knock' | 'ping' | 'old';
      readonly text: string;
      readonly door: string;
    }
  | { readonly type: 'flush'; readonly slot: number; readonly reason: 'timer' | 'send-now' | 'sync' | 'sign-in' }
  | { readonly type: 'kill'; readonly slot: number; readonly old: boolean }
  | { readonly type: 'kill-at'; readonly slot: number; readonly point: FaultPoint; readonly countdown: number }
  | { readonly type: 'server'; readonly modes: readonly Mode[] }
  | { readonly type: 'user'; readonly user: string | null }
  | { readonly type: 'expire' }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'set-clock'; readonly hours: number }
  | { readonly type: 'full'; readonly slot: number }
  | { readonly type: 'withdraw' | 'replace' | 'remove' | 'retry'; readonly slot: number; readonly nth: number }
);

export class Person {
  readonly #world: World;
  readonly #fail: (error: unknown) => void;
  #count = 0;
  readonly #editing = new Set<string>();

  constructor(world: World, fail: (error: unknown) => void) {
    this.#world = world;
    this.#fail = fail;
  }

  act(c: Command): void {
    const world = this.#world;
    if (c.type === 'server') world.server.modes = [...c.modes];
    else if (c.type === 'user') world.signIn(c.user);
    else if (c.type === 'expire') world.server.expireTokens();
    else if (c.type === 'wait') world.clock.advance(c.ms);
    else if (c.type === 'set-clock') world.clock.set(world.clock.now() + c.hours * 3_600_000);
    else {
      if (!world.page(c.slot).alive) world.open(c.slot);
      const page = world.page(c.slot);
      if (c.type === 'kill') {
        world.kill(page);
        world.open(c.slot, c.old);
      } else if (c.type === 'kill-at') page.crash = { point: c.point, countdown: c.countdown };
      else if (c.type === 'full') page.full = true;
      else if (c.type === 'flush') this.#watched(page.outbox.flush(c.reason));
      else if (c.type === 'submit') this.#submit(c);
      else this.#change(c.type, c.slot, c.nth);
    }
  }

  #watched(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (error instanceof Broken || !(error instanceof Error && 'tag' in error)) this.#fail(error);
    });
  }

  #submit(c: Command & { type: 'submit' }): void {
    const { watch, identity } = this.#world;
    const id = `00000000-0000-4000-8000-${String(++this.#count).padStart(12, '0')}`;
    // A door's items wait for each other by design: only what is refused at once may stand there.
    const text = `${c.what === 'knock' && c.text !== 'ok' ? 'bad' : c.text} ${this.#count}`;
    watch.owners.set(id, identity.who?.userId ?? null);
    watch.texts.set(id, new Set([text]));
    const { outbox } = this.#world.page(c.slot);
    const saved =
      c.what === 'knock'
        ? outbox.enqueue(knock, { door: c.door, text }, { id })
        : c.what === 'old'
          ? outbox.enqueue(noteV1, { body: text }, { id })
          : outbox.enqueue(c.what === 'ping' ? ping : note, { text }, { id });
    this.#watched(saved.then(() => watch.told.add(id)));
  }

  #change(type: 'withdraw' | 'replace' | 'remove' | 'retry', slot: number, nth: number): void {
    const { watch, disk } = this.#world;
    const { outbox } = this.#world.page(slot);
    const item = disk.bySeq()[nth];
    if (!item) return;
    if (type === 'retry') return this.#watched(outbox.retryNow(item.id));
    if (type === 'replace') return this.#replace(outbox, item);
    const takeBack = watch.ask(item.id);
    const work =
      type === 'remove'
        ? outbox.remove(item.id).then((removed) => removed || takeBack())
        : outbox
            .withdraw(item.id, { evenIfLanded: nth % 2 === 0 })
            .then((result) => result.outcome === 'withdrawn' || takeBack());
    this.#watched(work);
  }

  #replace(outbox: Outbox, item: OutboxItem): void {
    // One change of an item at a time, as the screen allows: which of two was saved last would be anybody's guess.
    if (this.#editing.has(item.id)) return;
    this.#editing.add(item.id);
    const text = `ok edited ${++this.#count}`;
    const payload = item.kind === 'knock' ? { door: item.entityKey.slice(5), text } : { text, body: text };
    const texts = this.#world.watch.texts.get(item.id) ?? new Set();
    const before = [...texts];
    texts.add(text);
    const settle = (gone: readonly string[]) => {
      for (const old of gone) texts.delete(old);
      this.#editing.delete(item.id);
    };
    this.#watched(
      outbox.replace(item.id, payload).then(
        () => settle(before),
        (error: unknown) => {
          settle([text]);
          throw error;
        },
      ),
    );
  }

  clearRefusedDoors(round: number, whose: readonly (string | null)[] = ['ann', 'bob', null]): void {
    const { disk, watch } = this.#world;
    const { outbox } = this.#world.page(0);
    const refused = disk.bySeq().filter((i) => i.state === 'refused' && whose.includes(i.userId));
    for (const item of round > 1 ? refused : []) {
      if (item.lastError?.code === 'already-arrived' || !watch.text(item.id).startsWith('ok')) {
        if (item.kind !== 'knock') continue;
        watch.ask(item.id);
        this.#watched(outbox.remove(item.id));
      } else this.#watched(outbox.retryNow(item.id));
    }
  }
}
