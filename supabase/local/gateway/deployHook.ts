/**
 * Tells whoever builds the site that something else is public than on the pages (DEPLOY_HOOK_URL), so that a first visitor's page has them.
 * Nobody waits for it: what was published is published.
 */

/** ms; a host that only takes the request answers at once. */
const PATIENCE_MS = 10_000;

/** @param log one line, without anything of what was published or of the address, which is a secret. */
export function createDeployHook(url: string | undefined, log: (line: string) => void = console.error) {
  if (!url) return () => Promise.resolve();
  return async (): Promise<void> => {
    try {
      const { ok, status } = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!ok)
        log(`The deploy hook answered ${status}: the words are published or taken back, the site was not built anew.`);
    } catch {
      log('The deploy hook could not be reached: the words are published or taken back, the site was not built anew.');
    }
  };
}

export interface Rebuild {
  ask(): Promise<void>;
  /** Whatever still waits is asked for now. */
  finish(): Promise<void>;
}

/** While several things go out one after the other the first asks at once, and all that follow ask once more together. */
export function createRebuild(deploy: () => Promise<void>, quietMs: number): Rebuild {
  let timer: NodeJS.Timeout | null = null;
  let more = false;
  const quiet = () => {
    timer = setTimeout(() => {
      timer = null;
      if (!more) return;
      more = false;
      quiet();
      void deploy();
    }, quietMs);
    timer.unref();
  };
  return {
    async ask() {
      if (timer !== null) {
        more = true;
        return;
      }
      quiet();
      await deploy();
    },
    async finish() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      if (!more) return;
      more = false;
      await deploy();
    },
  };
}
