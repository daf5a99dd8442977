/** The server: a table with a primary key, and beside it a journal without one, where a second arrival cannot hide. */
import type { InsertRequest, TransportResult } from '../../../src/core/outbox/ports.ts';
import type { Row } from '../../../src/core/outbox/kind.ts';

export interface JournalEntry {
  readonly request: number;
  readonly id: string;
  /** Who the server took the sender for. */
  readonly userId: string | null;
  readonly row: Row;
  /** Did the row go into the table with this request? */
  readonly kept: boolean;
}

export interface KeptRow {
  readonly table: string;
  readonly userId: string | null;
  readonly row: Row;
}

/** What the server does with the next request. 'ok' when the list is empty. */
export type Mode =
  | 'ok'
  | '500'
  | '502'
  | '503'
  | '429'
  | '401'
  | 'PT403'
  | 'hang'
  | 'commit-hang'
  | 'drop'
  | 'commit-drop'
  | 'commit-502'
  | 'html';

export const MODES: readonly Mode[] = [
  'ok',
  '500',
  '502',
  '503',
  '429',
  '401',
  'PT403',
  'hang',
  'commit-hang',
  'drop',
  'commit-drop',
  'commit-502',
  'html',
];

const ANSWER: TransportResult = {
  status: 201,
  code: '',
  message: '',
  contentType: '',
  retryAfterMs: null,
  networkError: null,
};
export const answer = (some: Partial<TransportResult>): TransportResult => ({ ...ANSWER, ...some });
const failure = (status: number, code: string, message: string) =>
  answer({ status, code, message, contentType: 'application/json' });

type Asked = Pick<InsertRequest, 'table' | 'rows' | 'token'>;

/** The part of a transport that asks about each row, towards a server that cannot tell. */
export const olderServer = {
  insertEach: async () => failure(404, 'PGRST202', 'Could not find the function public.insert_each'),
};

export class FakeServer {
  readonly table = new Map<string, KeptRow>();
  readonly journal: JournalEntry[] = [];
  readonly tokens = new Map<string, string>();
  modes: Mode[] = [];
  requests = 0;
  /** False: a server from before it judged row by row. */
  judgesEach = true;

  /** Called when a row is kept. */
  onKept: (id: string) => void = () => {};

  issueToken(userId: string): string {
    const token = `token-${userId}-${this.tokens.size}`;
    this.tokens.set(token, userId);
    return token;
  }

  expireTokens(): void {
    this.tokens.clear();
  }

  /** Executes one array insert: one statement, all rows or none. The mode decides what becomes of it and of its answer. */
  handle({ table, rows, token }: Asked): TransportResult {
    return this.#misbehave((request) => this.#execute(request, table, rows, token));
  }

  /** Each row by itself, in one transaction: a row that never ends ends it, and none is kept. */
  handleEach({ table, rows, token }: Asked): TransportResult | TransportResult[] {
    return this.#misbehave((request) => {
      if (!this.judgesEach) return failure(404, 'PGRST202', 'Could not find the function public.insert_each');
      if (token !== null && !this.tokens.has(token)) return failure(401, 'PGRST303', 'JWT expired');
      if (rows.some((row) => String(row['text']).startsWith('stuck')))
        return answer({ status: 0, networkError: 'timeout' });
      return rows.map((row) => this.#execute(request, table, [row], token));
    });
  }

  #misbehave<T>(execute: (request: number) => T): T | TransportResult {
    const request = ++this.requests;
    const mode = this.modes.shift() ?? 'ok';
    if (mode === '500') return answer({ status: 500, contentType: 'text/plain' });
    if (mode === '502') return answer({ status: 502, contentType: 'text/html' });
    if (mode === '503') return answer({ status: 503, retryAfterMs: 30_000 });
    if (mode === '429') return answer({ status: 429, retryAfterMs: 10_000 });
    if (mode === '401') return failure(401, 'PGRST303', 'JWT expired');
    if (mode === 'PT403') return failure(403, 'PT403', 'This needs your second factor.');
    if (mode === 'html') return answer({ status: 200, contentType: 'text/html' });
    if (mode === 'hang') return answer({ status: 0, networkError: 'timeout' });
    if (mode === 'drop') return answer({ status: 0, networkError: 'failed' });
    const result = execute(request);
    if (mode === 'commit-hang') return answer({ status: 0, networkError: 'timeout' });
    if (mode === 'commit-drop') return answer({ status: 0, networkError: 'failed' });
    if (mode === 'commit-502') return answer({ status: 502, contentType: 'text/html' });
    return result;
  }

  #execute(request: number, table: string, rows: readonly Row[], token: string | null): TransportResult {
    const userId = token === null ? null : this.tokens.get(token);
    if (userId === undefined) return failure(401, 'PGRST303', 'JWT expired');
    for (const row of rows) {
      const trouble = poison(row);
      if (trouble) return trouble;
    }
    const duplicate = rows.some((row) => this.table.has(String(row['id'])));
    for (const row of rows) {
      const id = String(row['id']);
      this.journal.push({ request, id, userId, row, kept: !duplicate });
      if (duplicate) continue;
      this.table.set(id, { table, userId, row });
      this.onKept(id);
    }
    if (!duplicate) return ANSWER;
    return failure(409, '23505', `duplicate key value violates unique constraint "${table}_pkey"`);
  }
}

/** Rows that this server never takes, by the text they carry. */
function poison(row: Row): TransportResult | null {
  const text = String(row['text']);
  if (text.startsWith('bad')) return failure(400, '23514', 'new row violates check constraint "text_check"');
  if (text.startsWith('crash')) return failure(500, 'XX000', 'internal error');
  if (text.startsWith('stuck')) return answer({ status: 0, networkError: 'timeout' });
  if (text.startsWith('forbidden')) return failure(401, '42501', 'new row violates row-level security policy');
  return null;
}
