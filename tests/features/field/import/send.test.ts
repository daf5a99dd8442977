/** Handing a voter file over: each batch once, in order, however the answers get lost. */
import { describe, expect, it } from 'vitest';
import type { StaffApi } from '../../../../src/backend/staffApi.ts';
import { RequestError } from '../../../../src/core/session/request.ts';
import type { Batch } from '../../../../src/features/field/import/protocol.ts';
import { sendAll } from '../../../../src/features/field/import/send.ts';
import { failureOf } from '../../../../src/features/field/import/words.ts';

const TOTAL = 5;

/** A server that counts as the database does, and loses the answers it is told to. */
function fakeServer(lost: readonly number[] = [], done = 0) {
  let calls = 0;
  const server = { done, taken: [] as number[] };
  const row = () => [
    {
      id: 'i1',
      file_name: 'voters.csv',
      rows_total: TOTAL,
      rows_done: server.done,
      people_added: server.done,
      people_updated: 0,
      people_unchanged: 0,
      doors_added: 0,
      duplicates: 0,
      left_out: 0,
      without_door: 0,
      asked: 0,
      finished_at: server.done === TOTAL ? '2026-11-01T12:00:00Z' : null,
    },
  ];
  const rpc = async (name: string, args: Readonly<Record<string, unknown>>) => {
    if (name === 'begin_import') return row();
    if (args['first'] === server.done) {
      server.done = Number(args['upto']);
      server.taken.push(server.done);
    }
    calls += 1;
    if (lost.includes(calls)) throw new RequestError('offline', 'The answer was lost.');
    return row();
  };
  const never = () => Promise.reject(new Error('not asked for'));
  // The import calls these two functions only, and both answer one row.
  const api: StaffApi = { rpc: rpc as StaffApi['rpc'], get: never, insert: never, remove: never };
  return { server, api: () => Promise.resolve(api) };
}

const reader = {
  async *batches(_: unknown, from: number) {
    for (let upto = from + 1; upto <= TOTAL; upto += 1) {
      yield { first: upto - 1, upto, voters: [], leftOut: 0, duplicates: 0 } satisfies Batch;
    }
  },
};

const sending = (api: () => Promise<StaffApi>, told: number[], stopAt = Infinity) => ({
  api,
  reader,
  reading: {
    mapping: {},
    headed: true,
    source: 'file',
    codes: {},
    chosen: {},
    keepOldBirths: false,
    sameStreets: {},
  },
  fileName: 'voters.csv',
  total: TOTAL,
  fingerprint: 'f',
  tell: ({ rows_done }: { readonly rows_done: number }) => void told.push(rows_done),
  stopped: () => (told.at(-1) ?? 0) >= stopAt,
  pauses: [0, 0],
});

describe('a voter file', () => {
  it('is handed over batch by batch to its end', async () => {
    const told: number[] = [];
    const { api } = fakeServer();
    expect(await sendAll(sending(api, told))).toEqual({ all: true, problem: null });
    expect(told).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('asks again after a lost answer, and nothing is taken twice', async () => {
    const { server, api } = fakeServer([2, 3]);
    expect(await sendAll(sending(api, []))).toEqual({ all: true, problem: null });
    expect(server.taken).toEqual([1, 2, 3, 4, 5]);
  });

  it('says what is in when the server stays away, and goes on from there the next time', async () => {
    const { server, api } = fakeServer([3, 4, 5]);
    const told: number[] = [];
    const ended = await sendAll(sending(api, told));
    expect(ended.all).toBe(false);
    expect(failureOf(ended.problem)).toContain('Every row counted here is in');
    expect(told.at(-1)).toBe(2);
    expect(await sendAll(sending(api, told))).toEqual({ all: true, problem: null });
    expect(server.taken).toEqual([1, 2, 3, 4, 5]);
  });

  it('stops between two batches when told to', async () => {
    const { server, api } = fakeServer();
    expect(await sendAll(sending(api, [], 3))).toEqual({ all: false, problem: null });
    expect(server.done).toBe(3);
  });

  it('tells a refusal in the server’s words, at once', async () => {
    const words = 'Only the candidate, campaign managers and field organizers may do this.';
    const api = () => Promise.reject(new RequestError('forbidden', words));
    const { all, problem } = await sendAll(sending(api, []));
    expect([all, failureOf(problem)]).toEqual([false, words]);
  });
});
