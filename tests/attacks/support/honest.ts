/** What honest people send while the server is under attack, and whether what it answered 201 to is there. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { goodFailure } from '../../support/failureCases.ts';
import { rest, stored, type Row } from './api.ts';
import type { Answer, Asking } from './http.ts';
import type { Target } from './target.ts';

export type PublicTable = 'signups' | 'yard_sign_requests' | 'analytics_events' | 'device_failures';
export const publicTables: readonly PublicTable[] = [
  'signups',
  'yard_sign_requests',
  'analytics_events',
  'device_failures',
];

export const now = (): string => new Date().toISOString();

/** A row that its form would send now. */
export function honestRow(table: PublicTable): Row {
  const id = randomUUID();
  switch (table) {
    case 'signups':
      return {
        id,
        type: 'idea',
        name: 'Ada Quill',
        phone: '(207) 555-0100',
        notes: 'Shade at the bus stops.',
        client_created_at: now(),
      };
    case 'yard_sign_requests':
      return { id, name: 'Ada Quill', address: '1 Mill Street', phone: '(207) 555-0100', client_created_at: now() };
    case 'analytics_events':
      return { id, event: 'page_view', props: { page: 'campaign_hub' }, client_created_at: now() };
    case 'device_failures':
      return { id, ...goodFailure, client_created_at: now() };
  }
}

/** Keeps what was answered 201, so that it can be looked for at the end. */
export class Ledger {
  readonly #target: Target;
  readonly #taken = new Map<PublicTable, Set<string>>(publicTables.map((table) => [table, new Set()]));
  constructor(target: Target) {
    this.#target = target;
  }

  get size(): number {
    return [...this.#taken.values()].reduce((sum, ids) => sum + ids.size, 0);
  }

  async send(table: PublicTable, asking: Asking = {}): Promise<Answer> {
    const row = honestRow(table);
    // Each from a phone of its own, as a crowd behind one address would.
    const headers = { 'x-device-id': randomUUID(), ...asking.headers };
    const answer = await rest(this.#target, 'POST', table, row, { ...asking, headers });
    if (answer.status === 201) this.#taken.get(table)?.add(String(row['id']));
    return answer;
  }

  /** Ids that were answered 201 and are not in their table. */
  async lost(): Promise<string[]> {
    const missing: string[] = [];
    for (const [table, ids] of this.#taken) {
      if (ids.size === 0) continue;
      const there = new Set((await stored(this.#target, table, 'select=id')).map(({ id }) => String(id)));
      for (const id of ids) if (!there.has(id)) missing.push(`${table} ${id}`);
    }
    return missing;
  }
}

/** The server takes an honest row within `ms`, keeps it, and shows it to whoever may read. */
export async function expectWell(target: Target, ms = 5000): Promise<void> {
  const ledger = new Ledger(target);
  for (const table of publicTables) {
    const answer = await ledger.send(table, { timeout: ms });
    expect(answer.status, `an honest row of ${table} within ${ms} ms: ${answer.text}`).toBe(201);
  }
  expect(await ledger.lost(), 'answered 201 and not in the table').toEqual([]);
}
