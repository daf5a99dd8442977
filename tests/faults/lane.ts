/** A browser on a profile, started when it is asked for and again after it was killed. */
import { startChromium } from './chromium.ts';
import type { Browser, Engine, StartBrowser } from './engine.ts';
import type { Ledger } from './ledger.ts';
import { startWebKit } from './webkit/browser.ts';

const START: Readonly<Record<Engine, StartBrowser>> = { chromium: startChromium, webkit: startWebKit };

/** A browser on a profile; outlives the schedules it is used for. */
export class Lane {
  readonly profile: string;
  #browser: Promise<Browser> | null = null;
  /** The schedule being played hears what the person is told. */
  ledger: Ledger | null = null;

  readonly engine: Engine;

  constructor(engine: Engine, profile: string) {
    this.engine = engine;
    this.profile = profile;
  }

  browser(): Promise<Browser> {
    this.#browser ??= START[this.engine](this.profile, (id) => this.ledger?.tell(id));
    return this.#browser;
  }

  async kill(): Promise<void> {
    const browser = this.#browser;
    this.#browser = null;
    await (await browser)?.kill();
  }
}
