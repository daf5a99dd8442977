/** The device a schedule is played on: its tabs, those in the page cache too, its network, its deaths. */
import { wasFrozen } from './clients/protocol.ts';
import type { ClientState, FaultClient } from './clients/protocol.ts';
import type { Page } from './engine.ts';
import type { Lane } from './lane.ts';
import { pause, within } from './patience.ts';
import type { Death } from './steps.ts';
import type { World } from './world.ts';

/** A page that does not answer for this long is a defect of the harness, or a page that was stopped and not killed. */
const PATIENCE_MS = 20_000;

/** What a stopped worker had sent may take this long to arrive. */
const UNDERWAY_MS = 100;

export interface Tab {
  readonly page: Page;
  /** The name this life of the page signs its requests with; '' while it shows something else. */
  sender: string;
  alive: boolean;
  /** Pages of this tab that the back button returns to. */
  depth: number;
  /** What its page had begun to save when it was frozen. */
  saving: Promise<unknown>;
}

export class Device {
  readonly lane: Lane;
  readonly origin: string;
  readonly world: World;
  /** Those that show the client. */
  tabs: Tab[] = [];
  /** Those that show something else, with a page of the client frozen behind it. */
  away: Tab[] = [];
  #pages = 0;
  #roomAgain: (() => void) | null = null;

  constructor(lane: Lane, origin: string, world: World) {
    this.lane = lane;
    this.origin = origin;
    this.world = world;
  }

  async openTab(): Promise<void> {
    const browser = await this.lane.browser();
    const gone = () => {
      if (!tab.alive) return;
      this.world.disturb()();
      this.#bury(tab);
    };
    const page = await browser.newPage(() => gone());
    const tab: Tab = { page, sender: '', alive: true, depth: 0, saving: Promise.resolve() };
    this.tabs.push(tab);
    if (this.world.cut) await page.setOnline(false);
    await page.open(this.origin);
    tab.sender = await this.ask(tab, 'ready');
  }

  #bury(tab: Tab): void {
    tab.alive = false;
    this.world.died(tab.sender);
    this.tabs = this.tabs.filter((other) => other !== tab);
    this.away = this.away.filter((other) => other !== tab);
  }

  /** The n-th living tab, counted round; opens one when there is none. */
  async tab(n: number): Promise<Tab> {
    if (this.tabs.length === 0) await this.openTab();
    const tab = this.tabs[n % this.tabs.length];
    if (!tab) throw new Error('A tab was opened and is gone.');
    return tab;
  }

  /** Calls the client in the page. Rejects when the page dies or does not answer. */
  async ask<M extends keyof FaultClient>(
    tab: Tab,
    method: M,
    ...args: Parameters<FaultClient[M]>
  ): Promise<Awaited<ReturnType<FaultClient[M]>>> {
    const answer = await within(PATIENCE_MS, tab.page.call(method, args), `${method} on ${this.origin}`);
    return answer as Awaited<ReturnType<FaultClient[M]>>; // JSON of what the method returned
  }

  async state(): Promise<ClientState> {
    return this.ask(await this.tab(0), 'state');
  }

  async network(up: boolean): Promise<void> {
    const calm = this.world.disturb();
    this.world.cut = !up;
    if (!up) this.world.onCut();
    await Promise.all(this.tabs.map((tab) => tab.page.setOnline(up).catch(() => undefined)));
    calm();
  }

  async quota(full: boolean): Promise<void> {
    // A client may have its answer and be unable to write it down.
    if (full) this.#roomAgain ??= this.world.disturb();
    const browser = await this.lane.browser();
    await browser.fullDisk?.(this.origin, full);
    if (full) return;
    this.#roomAgain?.();
    this.#roomAgain = null;
  }

  /** Resolves with false where the engine has no Background Sync. */
  async sync(tag: string): Promise<boolean> {
    const browser = await this.lane.browser();
    await browser.sync?.(this.origin, tag);
    return browser.sync !== undefined;
  }

  async die(tab: Tab, how: Death): Promise<void> {
    if (how === 'freeze') return this.leave(tab, 'elsewhere');
    const calm = this.world.disturb();
    if (how === 'stop') await this.stopWorkers();
    else if (how === 'kill') {
      const all = [...this.tabs, ...this.away];
      for (const other of all) other.alive = false;
      await this.lane.kill();
      for (const other of all) this.#bury(other);
    } else {
      if (how === 'crash') await within(PATIENCE_MS, tab.page.crash(), 'a crash');
      await tab.page.close().catch(() => undefined);
    }
    calm();
  }

  async stopWorkers(): Promise<void> {
    const calm = this.world.disturb();
    const browser = await this.lane.browser();
    await browser.stopWorkers?.();
    await pause(UNDERWAY_MS);
    calm();
  }

  async reload(tab: Tab): Promise<void> {
    const calm = this.world.disturb();
    await tab.page.reload();
    this.world.died(tab.sender);
    tab.sender = await this.ask(tab, 'ready');
    calm();
  }

  /** Another page comes in its place, and it is frozen with whatever it holds: a plain page, or the client again. */
  async leave(tab: Tab, to: 'elsewhere' | 'again'): Promise<void> {
    const calm = this.world.disturb(tab.sender);
    await tab.page.open(`${this.origin}/${to === 'again' ? '' : to}?${++this.#pages}`);
    this.world.died(tab.sender);
    tab.sender = to === 'again' ? await this.ask(tab, 'ready') : '';
    tab.depth++;
    if (to === 'elsewhere') {
      this.tabs = this.tabs.filter((other) => other !== tab);
      this.away.push(tab);
    }
    calm();
  }

  /** Resolves with true when the very page came back that was left, and false when it was loaded again. */
  async back(tab: Tab): Promise<boolean> {
    const calm = this.world.disturb(tab.sender);
    await tab.page.back();
    if (tab.sender !== '') this.world.died(tab.sender);
    tab.sender = await this.ask(tab, 'ready');
    tab.depth--;
    if (this.away.includes(tab)) {
      this.away = this.away.filter((other) => other !== tab);
      this.tabs.push(tab);
    }
    const thawed = wasFrozen(tab.sender);
    if (thawed) {
      await this.ask(tab, 'disarm');
      await tab.saving;
    }
    calm();
    return thawed;
  }

  /** Full loads of the client, each looked at for so many ms: each freezes the one before, whatever it is at. */
  async hurry(tab: Tab, looks: readonly number[]): Promise<void> {
    const calm = this.world.disturb();
    for (const look of looks) {
      await tab.page.open(`${this.origin}/?${++this.#pages}`);
      tab.depth++;
      await pause(look);
    }
    await this.leave(tab, 'again');
    await pause(UNDERWAY_MS);
    this.world.onlyLive(this.tabs.map(({ sender }) => sender));
    calm();
  }

  /** Leaves nothing behind in the profile: no worker that wakes up, no full disk. */
  async forget(): Promise<void> {
    for (const tab of [...this.tabs, ...this.away]) await tab.page.close().catch(() => undefined);
    const browser = await this.lane.browser();
    await browser.forget?.(this.origin);
  }
}
