/**
 * What may be said of something that was thrown: its name, and where in our own code. Its message is read for a lost file's
 * name and for nothing else.
 */
import { failure, type Failure } from './failure.ts';

/** A file of the build, without its hash; then line and column. */
const OWN_FILE = /\/(?:assets\/([\w.$~-]+?)-[\w-]{8}|(sw))\.(?:js|css)\b(?:[^:\s)]*)(?::(\d{1,6}))?(?::(\d{1,6}))?/;
/** As Chromium, Firefox and WebKit say that code could not be fetched; only the first two say which. */
const LOST = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Code that the page asked for did not come: out of reach, or gone after a deployment. */
export const isLostCode = (thrown: unknown): boolean => isError(thrown) && LOST.test(thrown.message);

/**
 * Null for what is not ours: a browser extension's error, or one that the browser hides.
 * @param siteRoot origin of this site, without a slash at its end.
 */
export function describeThrown(kind: 'error' | 'rejection', thrown: unknown, siteRoot: string): Failure | null {
  if (!isError(thrown)) return failure(kind, 'NotAnError', 'unknown');
  const stack = typeof thrown.stack === 'string' ? thrown.stack : '';
  if (LOST.test(thrown.message)) return failure('chunk', 'ChunkMissing', ownFile(thrown.message) ?? 'unknown');
  const place = ownPlace(stack, siteRoot);
  if (place === null && /\b[a-z-]+-extension:\/\//.test(stack)) return null;
  return failure(kind, nameOf(thrown), place ?? 'unknown');
}

/** For an `error` event without an error: where it happened is all there is. */
export function placeOf(file: string, line: number, column: number, siteRoot: string): string | null {
  return ownPlace(`${file}:${line}:${column}`, siteRoot);
}

interface ErrorLike {
  readonly name: string;
  readonly message: string;
  readonly stack?: unknown;
  readonly code?: unknown;
}

/** A DOMException is none of `Error` in some engines, and neither is an error of another realm. */
function isError(thrown: unknown): thrown is ErrorLike {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'name' in thrown &&
    'message' in thrown &&
    typeof thrown.name === 'string' &&
    typeof thrown.message === 'string'
  );
}

/** Our own errors say more by their code. Codes are words of ours; anything else is not looked at. */
function nameOf({ name, code }: ErrorLike): string {
  const plain = /^[A-Z][A-Za-z]{1,39}$/.test(name) ? name : 'Error';
  return typeof code === 'string' && /^[a-z]+(-[a-z]+){0,3}$/.test(code) ? `${plain}-${code}`.slice(0, 60) : plain;
}

function ownFile(text: string): string | null {
  const found = OWN_FILE.exec(text);
  return found ? (found[1] ?? found[2] ?? null) : null;
}

/** The first line of the stack that is ours. A script in the page itself is called "page": its address says where somebody was. */
function ownPlace(stack: string, siteRoot: string): string | null {
  for (const line of stack.split('\n')) {
    const at = line.indexOf(`${siteRoot}/`);
    if (at < 0) continue;
    const found = OWN_FILE.exec(line.slice(at));
    const [file, row, column] = found
      ? [found[1] ?? found[2] ?? 'unknown', found[3], found[4]]
      : ['page', ...(/:(\d{1,6}):(\d{1,6})\)?\s*$/.exec(line)?.slice(1, 3) ?? [])];
    return [file, row, column].filter((part) => part !== undefined).join(':');
  }
  return null;
}
