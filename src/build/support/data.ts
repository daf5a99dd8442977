/** What MDN's browser-compat-data knows: whether every browser of the line has an API, a style property or a function in one. */
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { LINE, type BrowserName } from './line.ts';

/** true: all have it; false: one of them lacks it; null: nothing is known by this name. */
export type Known = boolean | null;

const browsers = Object.keys(LINE) as BrowserName[]; // keys of LINE

/** "16.4" after "16.10" is not what text says. */
function upTo(version: string, line: string): boolean {
  const [a, b] = [version, line].map((text) => text.replace('≤', '').split('.').map(Number)) as [number[], number[]]; // two in, two out
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

function hasIt(one: SimpleSupportStatement, line: string): boolean {
  const { version_added: added, version_removed: removed } = one;
  if (one.flags || one.prefix || one.alternative_name || typeof added !== 'string' || added === 'preview') return false;
  return upTo(added, line) && !(typeof removed === 'string' && upTo(removed, line));
}

export function everywhere(compat: CompatStatement | undefined): Known {
  if (!compat) return null;
  return browsers.every((browser) => {
    const said = compat.support[browser];
    if (!said) return false;
    return (Array.isArray(said) ? said : [said]).some((one) => hasIt(one, LINE[browser]));
  });
}

/** The entry under these names, if there is one. */
export function entry(root: Identifier | undefined, ...path: readonly string[]): Identifier | undefined {
  let at: Identifier | undefined = root;
  for (const name of path) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

export const known = (root: Identifier | undefined, ...path: readonly string[]): Known =>
  everywhere(entry(root, ...path)?.__compat);

export const { api, css, html } = bcd;
export const builtins: Identifier | undefined = bcd.javascript['builtins'];

/** What a script calls methods on without naming it: the language's own objects, and the parts of a page. */
const CALLED_ON =
  /^(HTML\w*Element|Element|Node|Document|EventTarget|Event|Request|Response|Headers|Blob|File|FormData|Range|AbortSignal|URLSearchParams|ReadableStream|ServiceWorkerRegistration|IDB\w+|Cache|Clients?|Animation)$/;

/** Objects with methods: Intl's have no place of their own in the data. */
function* holders(): Generator<readonly [name: string, own: boolean, members: Identifier]> {
  for (const [name, members] of Object.entries(api)) yield [name, CALLED_ON.test(name), members as Identifier]; // interfaces
  for (const [name, members] of Object.entries(builtins ?? {})) {
    if (name === '__compat') continue;
    yield [name, true, members as Identifier]; // objects
    if (name !== 'Intl') continue;
    for (const [inner, one] of Object.entries(members)) yield [inner, true, one as Identifier]; // objects too
  }
}

/** By a method's name: false when everything that has it is newer than the line; what is never called unnamed is left out. */
function memberNames(): ReadonlyMap<string, boolean> {
  const has = new Map<string, boolean>();
  const called = new Set<string>();
  for (const [, own, members] of holders()) {
    for (const [name, member] of Object.entries(members)) {
      const old = name === '__compat' ? null : everywhere((member as Identifier).__compat); // all but __compat are entries
      if (old === null) continue;
      has.set(name, (has.get(name) ?? false) || old);
      if (own) called.add(name);
    }
  }
  return new Map([...has].filter(([name]) => called.has(name)));
}

/** false: a method of this name is newer than the line, whatever it is called on. */
export const member: (name: string) => Known = (
  (names) => (name: string) =>
    names.get(name) ?? null
)(memberNames());
