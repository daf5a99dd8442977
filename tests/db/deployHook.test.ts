/** Publishing tells the host to build anew, and never waits for it or fails with it. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../supabase/local/content/api.ts';
import { samplePassword } from '../../supabase/local/seed.ts';
import { createDeployHook } from '../../supabase/local/gateway/deployHook.ts';
import { serveGateway, type Served } from './support/gateway.ts';
import { accountOf } from './support/people.ts';
import { publishedWords } from './support/world.ts';

const asked: string[] = [];
const host = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(request.url === '/broken' ? 500 : 201).end();
});
let origin: string;
let served: Served;
let authorization: string;

beforeAll(async () => {
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // Listening on TCP, so it is an AddressInfo.
  served = await serveGateway({ deployHook: `${origin}/build` });
  const api = {
    key: served.backend.publishableKey,
    fetch: (path: string, init: RequestInit) => served.ask(path, init),
  };
  authorization = `Bearer ${await signIn(api, accountOf('content')?.email ?? '', samplePassword)}`;
});
afterAll(async () => {
  await served.close();
  host.close();
});
beforeEach(() => void asked.splice(0));

const publish = (words: object, replaces: string | null) =>
  served.post('/rest/v1/rpc/publish_content', { locale: 'en', ...words, replaces }, { authorization });

it('asks once for each publication, and not for one that was refused', async () => {
  const [first] = publishedWords;
  expect((await publish({ ...first, sha256: 'another' }, null)).ok).toBe(false);
  expect((await publish({ ...first }, null)).ok).toBe(true);
  await vi.waitFor(() => expect(asked).toEqual(['POST /build']));
});

it.each(['/broken', 'nowhere'])('a host that fails (%s) is one line in the log, without its address', async (where) => {
  const lines: string[] = [];
  const url = where === 'nowhere' ? 'http://127.0.0.1:9/secret' : `${origin}${where}`;
  await createDeployHook(url, (line) => lines.push(line))();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the words are published or taken back');
  expect(lines[0]).not.toMatch(/http|secret|broken/);
});

it('where no address is set, nobody is asked', async () => {
  await createDeployHook(undefined)();
  expect(asked).toEqual([]);
});
