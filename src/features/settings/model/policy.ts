/** Whether a Content-Security-Policy lets the page fetch from an address. */

/** @param policy as it is served; null: there is none, and everything is allowed. */
export function mayFetch(policy: string | null, address: string, self: string): boolean {
  if (policy === null) return true;
  const directives = policy.split(';').map((one) => one.trim().split(/\s+/));
  const rule = ['connect-src', 'default-src'].flatMap((name) => directives.find(([first]) => first === name) ?? [])[0];
  if (rule === undefined) return true;
  const [, ...sources] = directives.find(([first]) => first === rule) ?? [];
  const origin = originOf(address);
  return origin !== null && sources.some((source) => (source === "'self'" ? self : source) === origin);
}

/** null: no address at all. */
export function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
