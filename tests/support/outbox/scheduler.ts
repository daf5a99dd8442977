/** Who goes next. Everything asynchronous in the model waits at a gate; a seeded hand opens one gate at a time. */

export class Scheduler {
  #waiting: (() => void)[] = [];
  readonly #fraction: () => number;

  constructor(fraction: () => number) {
    this.#fraction = fraction;
  }

  gate(): Promise<void> {
    return new Promise((open) => this.#waiting.push(open));
  }

  /** Opens up to `limit` gates, each after everything before it has come to rest. */
  async run(limit: number, afterEach: () => void): Promise<void> {
    for (let step = 0; step < limit; step++) {
      await rest();
      if (this.#waiting.length === 0) return;
      const index = Math.floor(this.#fraction() * this.#waiting.length);
      const [open] = this.#waiting.splice(index, 1);
      open?.();
      await rest();
      afterEach();
    }
    if (limit === Infinity) return;
  }
}

/** All microtasks done. */
function rest(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
