// Owns: the device a schedule is played on: a browser that may die and come back, its tabs, its network.
import type { ClientState, FaultClient } from './clients/protocol.ts';
import { setOnline, startBrowser } from './browser.ts';
import type { Browser, Tab } from './browser.ts';
import type { Ledger } from './ledger.ts';
import type { Death } from './steps.ts';
import type { World } from './world.ts';

/** A page that does not answer for this long is a defect of the harness, or a page that was stopped and not killed. */
const PATIENCE_MS = 20_000;

/** What a stopped worker had sent may take this long to arrive. */
const UNDERWAY_MS = 100;

/** A browser on a profile; outlives the schedules it is used for. */
export class Lane {
  readonly profile: string;
  #browser: Promise<Browser> | null = null;
  /** The schedule being played hears what the person is told. */
  ledger: Ledger | null = null;

  constructor(profile: string) {
    this.profile = profile;
  }

  browser(): Promise<Browser> {
    this.#browser ??= startBrowser(this.profile, (id) => this.ledger?.tell(id));
    return this.#browser;
  }

  async kill(): Promise<void> {
    const browser = this.#browser;
    this.#browser = null;
    await (await browser)?.kill();
  }
}

export class Device {
  readonly lane: Lane;
  readonly origin: string;
  readonly world: World;
  tabs: Tab[] = [];
  #roomAgain: (() => void) | null = null;

  constructor(lane: Lane, origin: string, world: World) {
    this.lane = lane;
    this.origin = origin;
    this.world = world;
  }

  async openTab(): Promise<void> {
    const { context } = await this.lane.browser();
    const page = await context.newPage();
    const tab: Tab = { page, cdp: await context.newCDPSession(page), sender: '', alive: true };
    const gone = () => {
      if (!tab.alive) return;
      this.world.disturb()();
      this.world.died(tab.sender);
      tab.alive = false;
      this.tabs = this.tabs.filter((other) => other !== tab);
    };
    page.on('crash', gone);
    page.on('close', gone);
    this.tabs.push(tab);
    if (this.world.cut) await setOnline(tab, false);
    await page.goto(this.origin);
    tab.sender = await this.ask(tab, 'ready');
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
    const asked = tab.page.evaluate(
      ([name, values]) => (window.faultClient[name] as (...values: unknown[]) => unknown)(...values),
      [method, args] as const,
    );
    const answer = await within(PATIENCE_MS, asked, `${method} on ${this.origin}`);
    return answer as Awaited<ReturnType<FaultClient[M]>>; // JSON of what the method returned
  }

  async state(): Promise<ClientState> {
    return this.ask(await this.tab(0), 'state');
  }

  async network(up: boolean): Promise<void> {
    const calm = this.world.disturb();
    this.world.cut = !up;
    if (!up) this.world.onCut();
    await Promise.all(this.tabs.map((tab) => setOnline(tab, up).catch(() => undefined)));
    calm();
  }

  async quota(full: boolean): Promise<void> {
    // A client may have its answer and be unable to write it down.
    if (full) this.#roomAgain ??= this.world.disturb();
    const { control } = await this.lane.browser();
    await control.send('Storage.overrideQuotaForOrigin', { origin: this.origin, ...(full ? { quotaSize: 1 } : {}) });
    if (full) return;
    this.#roomAgain?.();
    this.#roomAgain = null;
  }

  async sync(tag: string): Promise<void> {
    const { control, registration } = await this.lane.browser();
    const registrationId = registration(this.origin);
    if (registrationId === undefined) return;
    await control.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.origin,
      registrationId,
      tag,
      lastChance: false,
    });
  }

  async die(tab: Tab, how: Death): Promise<void> {
    const calm = this.world.disturb();
    if (how === 'stop') await this.stopWorkers();
    else if (how === 'kill') {
      for (const other of this.tabs) Object.assign(other, { alive: false });
      await this.lane.kill();
      for (const other of this.tabs) this.world.died(other.sender);
      this.tabs = [];
    } else {
      if (how === 'crash') {
        const crashed = tab.page.waitForEvent('crash');
        tab.cdp.send('Page.crash').catch(() => undefined);
        await within(PATIENCE_MS, crashed, 'a crash');
      }
      await tab.page.close().catch(() => undefined);
    }
    calm();
  }

  async stopWorkers(): Promise<void> {
    const calm = this.world.disturb();
    await (await this.lane.browser()).control.send('ServiceWorker.stopAllWorkers');
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

  /** Leaves nothing behind in the profile: no worker that wakes up, no full disk. */
  async leave(): Promise<void> {
    // A copy: tabs leave the list as they close.
    for (const tab of Array.from(this.tabs)) await tab.page.close().catch(() => undefined);
    const { control } = await this.lane.browser();
    await control.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' });
  }
}

export async function within<T>(ms: number, work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms: ${what}`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
