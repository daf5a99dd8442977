/** What each step does to the device, the server and the ledger, and the judge's looks in between. */
import type { Device } from './device.ts';
import { nowhere } from './invariants.ts';
import type { Violation } from './invariants.ts';
import { Ledger, USER_IDS } from './ledger.ts';
import type { Entry, User } from './ledger.ts';
import { pause } from './patience.ts';
import type { Death, Item, Step } from './steps.ts';
import { race, strike, strikeWorker } from './strikes.ts';
import type { World } from './world.ts';

/** The tag whose `sync` event makes the client's worker send. */
const SYNC_TAGS: Readonly<Record<string, string>> = { ours: 'outbox', workbox: 'workbox-background-sync:notes' };

export class Player {
  readonly client: string;
  readonly device: Device;
  readonly world: World;
  readonly ledger = new Ledger();
  readonly faults = new Map<string, number>();
  readonly violations: Violation[] = [];
  user: User | null = null;

  constructor(client: string, device: Device) {
    this.client = client;
    this.device = device;
    this.world = device.world;
  }

  async play(step: Step): Promise<void> {
    const { device, world } = this;
    switch (step.do) {
      case 'submit':
        return this.submit(step.tab, step.items);
      case 'edit': {
        const entry = this.#pick(step.pick);
        if (!entry || !(await device.ask(await device.tab(step.tab), 'edit', entry.id, step.text))) return;
        Object.assign(entry, { text: step.text, fate: 'healthy' });
        return this.count('edited while waiting');
      }
      case 'withdraw': {
        const entry = this.#pick(step.pick);
        if (!entry) return;
        const done = await device.ask(await device.tab(step.tab), 'withdraw', entry.id, step.evenIfLanded);
        if (done === 'not-done') return;
        entry.withdrawn = done;
        return this.count(done === 'unsent' ? 'taken back unsent' : 'taken back, perhaps sent');
      }
      case 'network':
        if (!step.up && !world.cut) this.count('offline');
        return device.network(step.up);
      case 'server':
        world.queue = [...step.next];
        world.mode = step.rest;
        return;
      case 'open-tab':
        if (device.tabs.length + device.away.length >= 3 || device.tabs.length >= 2) return;
        await device.openTab();
        return device.tabs.length === 2 ? this.count('second tab') : undefined;
      case 'reload':
        await device.reload(await device.tab(step.tab));
        return this.count('page reloaded');
      case 'die':
        await device.die(await device.tab(step.tab), step.how);
        return this.countDeath(step.how);
      case 'leave':
        await device.leave(await device.tab(step.tab), 'again');
        return this.countDeath('freeze');
      case 'back':
        return this.back(step.tab);
      case 'quick-loads':
        await device.hurry(await device.tab(step.tab), step.looksMs);
        return this.count('quick loads');
      case 'sync':
        if (await device.sync(SYNC_TAGS[this.client.split(':')[0] ?? ''] ?? '')) this.count('sync event');
        return;
      case 'sign-in':
        return this.signIn(step.user);
      case 'sign-out':
        await device.ask(await device.tab(0), 'signOut');
        this.user = null;
        return;
      case 'enrol-elsewhere':
        world.enrol(step.user);
        return this.count('second factor set up elsewhere');
      case 'clock':
        if (step.offMs !== 0) this.count('clock 2 h off');
        return device.ask(await device.tab(0), 'skew', step.offMs);
      case 'quota':
        if (step.full) this.count('disk full');
        return device.quota(step.full);
      case 'flush': {
        const flushing = device.ask(await device.tab(step.tab), 'flush', step.reason);
        // Not waited for: whoever closes the tab meanwhile ends it.
        if (!step.wait) return void flushing.catch(() => undefined);
        return flushing;
      }
      case 'wait':
        return pause(step.ms);
      case 'strike':
        return strike(this, step);
      case 'race':
        return race(this, step);
      case 'strike-worker':
        return strikeWorker(this, step);
    }
  }

  /** Something the person counts on; rather what has not arrived, for there is more to go wrong. */
  #pick(n: number): Entry | undefined {
    const all = this.ledger.counted();
    const waiting = all.filter(({ id }) => !this.world.table.has(id));
    const choice = waiting.length > 0 && n % 4 > 0 ? waiting : all;
    return choice[n % Math.max(1, choice.length)];
  }

  count(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }

  countDeath(how: Death): void {
    this.count(how === 'freeze' ? 'page frozen' : `death: ${how}`);
  }

  async back(n: number): Promise<void> {
    const { device } = this;
    const tab = device.away[n % Math.max(1, device.away.length)] ?? (await device.tab(n));
    if (tab.depth === 0) return;
    this.count((await device.back(tab)) ? 'page back, as it was left' : 'page back, loaded again');
  }

  async signIn(user: User): Promise<void> {
    const { device } = this;
    await device.ask(await device.tab(0), 'signIn', USER_IDS[user], this.world.issueToken(user));
    if (this.user !== null && this.user !== user) this.count('user switched');
    this.user = user;
  }

  async submit(n: number, items: readonly Item[]): Promise<void> {
    const tab = await this.device.tab(n);
    for (const { id, text, anonymous, shape } of items) {
      const fate = shape === 'future' ? 'future' : text.startsWith('poison') ? 'poison' : 'healthy';
      this.ledger.intend(id, anonymous ? null : this.user, fate, text);
      if (shape !== 'today') this.count(`${shape} schema`);
      if (fate === 'poison') this.count('poison');
    }
    const failed = await this.device.ask(tab, 'submit', items);
    for (const _ of failed) this.count('save refused, and said so');
  }

  /** (a) holds at every instant, so it is asked after every step. */
  async look(): Promise<void> {
    if (this.device.tabs.length === 0) return;
    const state = await this.device.state();
    this.violations.push(...nowhere(this.ledger, this.world, state));
  }
}
