/** Realtime against a peer that speaks Phoenix: heard as it happens, asked anew after silence, and nothing sent but that somebody listens. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer, type WebSocket as Peer } from 'ws';
import { realtimeNews, type RealtimeOptions } from '../../../src/adapters/supabase/realtime.ts';
import { seldom } from '../../../src/core/news/news.ts';

interface Message {
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly ref: string;
  readonly join_ref: string | null;
}

const TOPIC = 'town-hall:d0000000-0000-4000-8000-000000000001';
const QUICK: RealtimeOptions = { heartbeatMs: 40, answerMs: 300, againMs: [20] };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Answers a join and a heartbeat as Supabase does, until it is told not to. */
async function realtime({
  joins = 'ok',
  beats = true,
}: { readonly joins?: 'ok' | 'error'; readonly beats?: boolean } = {}) {
  const http: Server = createServer((_, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ server: http, path: '/realtime/v1/websocket' });
  const heard: Message[] = [];
  const asked: string[] = [];
  const peers: Peer[] = [];
  sockets.on('connection', (peer, request) => {
    peers.push(peer);
    asked.push(request.url ?? '');
    peer.on('message', (data) => {
      const said = JSON.parse(String(data)) as Message; // what the client sent is what is judged below
      heard.push(said);
      const { topic, ref, join_ref: join } = said;
      const reply = (status: string) =>
        peer.send(
          JSON.stringify({ topic, ref, join_ref: join, event: 'phx_reply', payload: { status, response: {} } }),
        );
      if (said.event === 'phx_join') reply(joins);
      else if (said.event === 'heartbeat' && beats) reply('ok');
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  closing.push(() => {
    sockets.close();
    for (const peer of peers) peer.terminate();
    http.close();
  });
  const tell = (event: string, topic = `realtime:${TOPIC}`) =>
    peers
      .at(-1)
      ?.send(
        JSON.stringify({ topic, event, ref: null, payload: { event: 'changed', type: 'broadcast', payload: {} } }),
      );
  const { port } = http.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${port}`, heard, asked, peers, tell };
}

function listen(url: string, options = QUICK) {
  const told = { changed: 0, heard: [] as boolean[] };
  const end = realtimeNews({ url, key: 'sb_publishable_x' }, options).follow(TOPIC, {
    changed: () => (told.changed += 1),
    heard: (so) => told.heard.push(so),
  });
  closing.push(end);
  return { told, end };
}
const until = (what: () => unknown) => vi.waitFor(() => expect(what()).toBeTruthy(), { timeout: 4000, interval: 10 });
const rest = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

describe('Realtime', () => {
  it('joins the room’s topic as Supabase documents it, and says nothing of who listens', async () => {
    const server = await realtime();
    const { told } = listen(server.url);
    await until(() => told.heard.at(-1) === true);
    expect(server.asked).toEqual(['/realtime/v1/websocket?apikey=sb_publishable_x&vsn=1.0.0']);
    expect(server.heard[0]).toEqual({
      topic: `realtime:${TOPIC}`,
      event: 'phx_join',
      payload: { config: { broadcast: { ack: false, self: false }, presence: { enabled: false }, private: false } },
      ref: '1',
      join_ref: '1',
    });
  });

  it('says of a join what Supabase’s own client of the pinned version says', async () => {
    const server = await realtime();
    const theirs = createClient(server.url, 'sb_publishable_x', { realtime: { vsn: '1.0.0', transport: WebSocket } });
    const told = vi.fn();
    theirs.channel(TOPIC).on('broadcast', { event: 'changed' }, told).subscribe();
    await until(() => server.heard.length > 0);
    const { topic, event, payload } = server.heard[0] as Message; // it was waited for
    expect({ topic, event }).toEqual({ topic: `realtime:${TOPIC}`, event: 'phx_join' });
    expect(payload['config']).toMatchObject({
      broadcast: { ack: false, self: false },
      presence: { enabled: false },
      private: false,
    });
    expect(server.asked[0]).toContain('/realtime/v1/websocket?');
    // And it hears what the peer of these tests tells.
    await rest(50);
    server.tell('broadcast');
    await until(() => told.mock.calls.length === 1);
    await theirs.removeAllChannels();
  });

  it('tells of each change on its topic, of none on another, and first of what changed before it was heard', async () => {
    const server = await realtime();
    const { told } = listen(server.url);
    await until(() => told.heard.at(-1) === true);
    expect(told.changed).toBe(1);
    server.tell('broadcast');
    await until(() => told.changed === 2);
    server.tell('broadcast', 'realtime:town-hall:another');
    server.tell('presence_state');
    server.peers.at(-1)?.send('no JSON');
    server.peers.at(-1)?.send('null');
    server.tell('broadcast');
    await until(() => told.changed === 3);
    expect(told.heard).toEqual([true]);
  });

  it('keeps the connection by heartbeats that say nothing', async () => {
    const server = await realtime();
    listen(server.url);
    await until(() => server.heard.length >= 4);
    for (const one of server.heard.slice(1))
      expect(one).toMatchObject({ topic: 'phoenix', event: 'heartbeat', payload: {}, join_ref: null });
    expect(server.asked).toHaveLength(1);
  });

  it('a connection that drops, or whose heartbeat nobody answers, is not heard any more, and comes again', async () => {
    const server = await realtime();
    const { told } = listen(server.url);
    await until(() => told.heard.at(-1) === true);
    server.peers.at(-1)?.terminate();
    await until(() => told.heard.length === 3);
    expect(told.heard).toEqual([true, false, true]);
    expect(told.changed).toBe(2);
    const dead = await realtime({ beats: false });
    const other = listen(dead.url);
    await until(() => other.told.heard.length >= 3);
    expect(other.told.heard.slice(0, 3)).toEqual([true, false, true]);
  });

  it.each(['phx_close', 'phx_error'])('is not heard after %s, and joins again', async (event) => {
    const server = await realtime();
    const { told } = listen(server.url);
    await until(() => told.heard.at(-1) === true);
    server.tell(event);
    await until(() => told.heard.length === 3);
    expect(server.heard.filter((one) => one.event === 'phx_join')).toHaveLength(2);
  });

  it('where the join is refused, or there is no Realtime at all, nothing is ever said to be heard', async () => {
    const server = await realtime({ joins: 'error' });
    const { told } = listen(server.url);
    await until(() => server.heard.length >= 2);
    const none = createServer((_, response) => response.writeHead(404).end());
    await new Promise<void>((done) => none.listen(0, '127.0.0.1', done));
    closing.push(() => none.close());
    const { port } = none.address() as AddressInfo; // it listens on a port
    const other = listen(`http://127.0.0.1:${port}`);
    await until(() => other.told.heard.length >= 2);
    expect([...told.heard, ...other.told.heard]).not.toContain(true);
    expect(told.changed + other.told.changed).toBe(0);
  });

  it('nothing is told, and nobody comes again, once nobody follows', async () => {
    const server = await realtime();
    const { told, end } = listen(server.url);
    await until(() => told.heard.at(-1) === true);
    end();
    server.tell('broadcast');
    await rest(150);
    expect(told).toEqual({ changed: 1, heard: [true] });
    expect(server.asked).toHaveLength(1);
  });
});

describe('a full room', () => {
  it('asks once for many changes, each device at a moment of its own, and no sooner again than the pace allows', () => {
    vi.useFakeTimers();
    try {
      let asked = 0;
      const one = seldom(
        () => (asked += 1),
        5000,
        1500,
        () => 0.5,
      );
      for (let n = 0; n < 50; n++) one.changed();
      vi.advanceTimersByTime(749);
      expect(asked).toBe(0);
      vi.advanceTimersByTime(1);
      expect(asked).toBe(1);
      one.changed();
      vi.advanceTimersByTime(4999);
      expect(asked).toBe(1);
      vi.advanceTimersByTime(1);
      expect(asked).toBe(2);
      one.changed();
      one.stop();
      vi.advanceTimersByTime(60_000);
      expect(asked).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
