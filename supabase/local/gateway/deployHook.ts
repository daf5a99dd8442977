/**
 * Tells whoever builds the site that other words were published or taken back (DEPLOY_HOOK_URL), so that a first visitor's page has them.
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
