/** What may be in the body of an insert or a call, looked at before the database is. */
import { restRefusal } from './refusal.ts';
import type { GatewayLimits } from './settings.ts';

const bad = (message: string, code = 'PGRST102') => restRefusal(400, { code, message });

/** The parsed body, or undefined when there is none. Throws a Refusal. */
export function parseBody(text: string, limits: Pick<GatewayLimits, 'depth'>): unknown {
  if (text.trim() === '') return undefined;
  if (depthOf(text) > limits.depth) throw bad('Empty or invalid json: nested too deeply');
  // Postgres's text has no NUL. As lite says it that is a fault of the server's, tried again for ever.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) throw bad('unsupported Unicode escape sequence', '22P05');
  try {
    return JSON.parse(text);
  } catch {
    throw bad('Empty or invalid json');
  }
}

/** How many rows the body asks to insert. Throws a Refusal when they are more than `most`, or no rows at all. */
export function countRows(body: unknown, most: number, limits: Pick<GatewayLimits, 'cells'>): number {
  const rows: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (rows.length > most) throw tooMany(`At most ${most} rows at once; these are ${rows.length}.`);
  let cells = 0;
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw bad('Only an object or a list of objects can be inserted.');
    }
    cells += Object.keys(row).length;
  }
  if (cells > limits.cells) throw tooMany(`At most ${limits.cells} values at once; these are ${cells}.`);
  return rows.length;
}

/** Arguments of a function, or the columns of a change: one object. */
export function refuseLists(body: unknown): void {
  if (body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body))) return;
  throw bad('Only one object can be sent here.');
}

/** Two texts are all that insert_each takes: of others lite asks for a function that is not there, and PostgreSQL hints at this one. */
export function refuseNoBatch(body: unknown): void {
  const { target, rows, ...more } = Object(body) as Readonly<Record<string, unknown>>; // Of anything else nothing is left.
  if (typeof target === 'string' && typeof rows === 'string' && Object.keys(more).length === 0) return;
  throw bad('The name of a table and an array of 1 to 50 rows are expected.', '22023');
}

const tooMany = (message: string) => restRefusal(413, { code: 'PGRST413', message });

function depthOf(text: string): number {
  let [depth, deepest, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (quoted) {
      if (char === 92) at++;
      else if (char === 34) quoted = false;
    } else if (char === 34) quoted = true;
    else if (char === 91 || char === 123) deepest = Math.max(deepest, ++depth);
    else if (char === 93 || char === 125) depth--;
  }
  return deepest;
}
