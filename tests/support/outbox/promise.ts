/**
 * The promise as something to check after every step: (a) saved is somewhere, (b) once, (c) under the right name,
 * (d) nothing vanishes without a verdict or the person's word, (e) what cannot be delivered delays nobody else.
 */
import type { TransportResult } from '../../../src/core/outbox/ports.ts';
import type { FakeServer } from './fakeServer.ts';
import type { MemoryDisk } from './memoryStore.ts';

export class Broken extends Error {}

export class Watch {
  readonly disk: MemoryDisk;
  readonly server: FakeServer;
  /** Who submitted it: known before anything is saved. */
  readonly owners = new Map<string, string | null>();
  /** What the person was told is saved. */
  readonly told = new Set<string>();
  /** What the person asked to take back or delete. */
  readonly asked = new Map<string, number>();
  /** Texts that may be the one that counts: the last one told, and those not yet told. */
  readonly texts = new Map<string, Set<string>>();
  readonly #seen = new Set<string>();
  readonly #inFlight = new Map<string, object>();
  readonly #lostAnswer = new Set<string>();
  /** The core swallows what a port throws; what was seen there is kept for the next check. */
  #broken: Broken | null = null;
  #judged = 0;

  constructor(disk: MemoryDisk, server: FakeServer) {
    this.disk = disk;
    this.server = server;
  }

  /** Just before a request leaves. */
  leaving(page: object, ids: readonly string[]): void {
    for (const id of ids) {
      const item = this.disk.items.get(id);
      if (item?.state !== 'sending' || !item.mayHaveLanded) {
        this.#breaks(`(b) ${id} leaves without "may have landed" on the disk (${item?.state})`);
        continue;
      }
      if (this.#inFlight.has(id)) this.#breaks(`(b) ${id} leaves a second time while it is on its way`);
      if (this.server.table.has(id) && !this.#lostAnswer.has(id))
        this.#breaks(`(b) ${id} leaves again after its answer`);
      const earlier = this.disk
        .bySeq()
        .find(
          (o) =>
            o.entityKey === item.entityKey && o.userId === item.userId && o.seq < item.seq && o.state !== 'delivered',
        );
      if (earlier) this.#breaks(`(order) ${id} leaves before ${earlier.id} of the same sender and key`);
      this.#inFlight.set(id, page);
    }
  }

  #breaks(what: string): void {
    this.#broken ??= new Broken(what);
  }

  answered(_page: object, ids: readonly string[], result: TransportResult | readonly TransportResult[]): void {
    for (const id of ids) this.#inFlight.delete(id);
    if ('length' in result) return;
    if (result.networkError || result.status === 502) for (const id of ids) this.#lostAnswer.add(id);
  }

  pageDied(page: object): void {
    for (const [id, owner] of this.#inFlight) if (owner === page) this.#inFlight.delete(id);
    for (const item of this.disk.items.values()) if (item.state === 'sending') this.#lostAnswer.add(item.id);
  }

  /** The person asks; the returned function takes the word back when nothing was done. */
  ask(id: string): () => void {
    this.asked.set(id, (this.asked.get(id) ?? 0) + 1);
    return () => {
      const left = (this.asked.get(id) ?? 1) - 1;
      if (left > 0) this.asked.set(id, left);
      else this.asked.delete(id);
    };
  }

  /** At every instant. */
  check(): void {
    if (this.#broken) throw this.#broken;
    for (const id of this.told) {
      if (this.asked.has(id) || this.server.table.has(id)) continue;
      const item = this.disk.items.get(id);
      if (!item || item.state === 'delivered' || item.payload === null) throw new Broken(`(a) ${id} is nowhere`);
    }
    for (const id of this.disk.items.keys()) this.#seen.add(id);
    for (const id of this.#seen) {
      if (!this.disk.items.has(id) && !this.asked.has(id)) throw new Broken(`(d) ${id} was deleted`);
    }
    for (const entry of this.server.journal.slice(this.#judged)) {
      if (entry.userId !== this.owners.get(entry.id)) throw new Broken(`(c) ${entry.id} arrived as ${entry.userId}`);
    }
    this.#judged = this.server.journal.length;
    for (const item of this.disk.items.values()) {
      if (item.state === 'delivered' && !this.server.table.has(item.id))
        throw new Broken(`(a) ${item.id} is not there`);
      if (item.state === 'delivered' && item.payload !== null) throw new Broken(`${item.id} kept its payload`);
      if (item.userId !== this.owners.get(item.id)) throw new Broken(`(c) ${item.id} changed hands`);
      const excused =
        item.faults >= 12 || item.lastError?.code === 'already-arrived' || /^(bad|crash)/.test(this.text(item.id));
      if (item.state === 'refused' && !excused) throw new Broken(`(b) ${item.id} was refused: ${item.lastError?.code}`);
    }
  }

  /** The text as it is on the disk now. An edit that nobody was told of may or may not be in it. */
  text(id: string): string {
    const payload = this.disk.items.get(id)?.payload;
    if (typeof payload !== 'object' || payload === null) return [...(this.texts.get(id) ?? [])].at(-1) ?? '';
    return String('text' in payload ? payload['text'] : 'body' in payload ? payload['body'] : '');
  }

  /** When everything has healed and the queue is at rest. */
  checkAtRest(): void {
    this.check();
    const arrived = new Map<string, number>();
    for (const entry of this.server.journal) if (entry.kept) arrived.set(entry.id, (arrived.get(entry.id) ?? 0) + 1);
    for (const [id, times] of arrived) if (times !== 1) throw new Broken(`(b) ${id} arrived ${times} times`);
    for (const id of this.told) {
      if (this.asked.has(id)) continue;
      const item = this.disk.items.get(id);
      const kept = this.server.table.get(id);
      if (item?.state === 'delivered' && !this.texts.get(id)?.has(String(kept?.row['text']))) {
        throw new Broken(`(a) ${id} arrived as "${String(kept?.row['text'])}", not as it was last saved`);
      }
    }
  }

  /** Told, not taken back, of a text the server takes, and not there yet. */
  missing(whose: readonly (string | null)[] = ['ann', 'bob', null]): string[] {
    return [...this.told].filter(
      (id) =>
        whose.includes(this.owners.get(id) ?? null) &&
        !this.asked.has(id) &&
        this.disk.items.get(id)?.state !== 'delivered' &&
        this.disk.items.get(id)?.lastError?.code !== 'already-arrived' &&
        this.text(id).startsWith('ok'),
    );
  }
}
