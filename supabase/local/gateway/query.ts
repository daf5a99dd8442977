/** Which questions may be put to the tables: the app's own, and nothing that costs the server more than the asker. */
import { restRefusal, type Refusal } from './refusal.ts';
import type { GatewayLimits } from './settings.ts';

const COLUMN = /^[a-z_][a-z0-9_]{0,62}$/;
const COLUMNS = /^\s*(\*|[a-z_][a-z0-9_]*)(\s*,\s*(\*|[a-z_][a-z0-9_]*))*\s*$/;
const ORDER =
  /^[a-z_][a-z0-9_]*(\.(asc|desc))?(\.(nullsfirst|nullslast))?(,[a-z_][a-z0-9_]*(\.(asc|desc))?(\.(nullsfirst|nullslast))?)*$/;
/** Comparisons that an index or one look at the value answers. */
const COMPARED = /^(not\.)?(eq|neq|gt|gte|lt|lte|is|in)\./;
/** The others that PostgREST has: patterns, text search, ranges and containment. */
const SEARCHED = /^(not\.)?(i?match|i?like|(pl|ph|w)?fts|cs|cd|ov|sl|sr|nxr|nxl|adj|isdistinct)(\([^)]*\))?\./;

const unused = (what: string): Refusal =>
  restRefusal(400, { code: 'PGRST100', message: `This server does not answer ${what}.` });

export type Asked = 'table' | 'function';

/**
 * Throws a Refusal unless the question is one that the app asks: columns by name, comparisons, an order, a limit. A regular
 * expression with back references kept the embedded database busy for more than a minute, and everybody else waiting.
 */
export function checkQuery(search: string, asked: Asked, limits: Pick<GatewayLimits, 'filters'>): void {
  const params = [...new URLSearchParams(search)];
  if (params.length > limits.filters) throw unused(`more than ${limits.filters} conditions at once`);
  for (const [name, value] of params) checkParam(name, value, asked);
}

function checkParam(name: string, value: string, asked: Asked): void {
  switch (name) {
    case 'select':
      if (value !== '' && !COLUMNS.test(value)) throw unused('embedded tables, casts or sums in "select"');
      return;
    case 'order':
      if (!ORDER.test(value)) throw unused('this "order"');
      return;
    case 'limit':
    case 'offset':
      if (!/^\d{1,6}$/.test(value)) throw unused(`this "${name}"`);
      return;
    // Read by lite as no condition: a removal of everything would look like one with a condition.
    case 'columns':
    case 'on_conflict':
    case 'apikey':
      throw unused(`"${name}"`);
    case 'or':
    case 'and':
    case 'not.or':
    case 'not.and':
      throw unused('conditions joined by "or" and "and"');
    default:
      if (!COLUMN.test(name)) throw unused('conditions on anything but a column');
      if (SEARCHED.test(value)) throw unused('patterns and searches');
      // A function's arguments are written like conditions, without an operator.
      if (asked === 'table' && !COMPARED.test(value)) throw unused('conditions other than comparisons');
  }
}

/** A change or a removal has to say of what, as on hosted Supabase. */
export function refuseUnfiltered(method: string, search: string): void {
  if (method !== 'PATCH' && method !== 'DELETE') return;
  const names = [...new URLSearchParams(search).keys()];
  if (names.some((name) => !['select', 'order', 'limit', 'offset'].includes(name))) return;
  const verb = method === 'PATCH' ? 'UPDATE' : 'DELETE';
  throw restRefusal(400, { code: '21000', message: `${verb} requires a WHERE clause` });
}
