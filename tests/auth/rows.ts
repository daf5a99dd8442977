/** The contract: every row that a Supabase Auth server answers, as it was asked of a real one. */
import { factorRows } from './factors.ts';
import { linkedRows } from './linked.ts';
import { mailRows } from './mails.ts';
import type { AuthServer } from './server.ts';
import { sessionRows } from './sessions.ts';

/** What is promised, and the question. Rejects with NotReached where the server cannot be asked. */
export type Row = readonly [promise: string, ask: (on: AuthServer) => Promise<void>];

export const rows: readonly Row[] = [...sessionRows, ...factorRows, ...linkedRows, ...mailRows];
