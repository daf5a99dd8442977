/**
 * Supabase Realtime as far as this app needs it: hears that something changed on a public topic, and sends nothing but that it listens.
 * The protocol is Phoenix's, in messages of version 1.0.0 (supabase.com/docs/guides/realtime/protocol). By hand, because
 * @supabase/realtime-js brings presence, database rows and 60 kB to say the same three messages.
 */
import type { News, NewsListener } from '../../core/news/news.ts';
import type { BackendEnv } from './backendEnv.ts';

/** As often as Supabase's own client: a proxy ends what is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** An answer takes no longer, or none comes. */
const ANSWER_MS = 10_000;
const AGAIN_MS = [2000, 5000, 15_000, 60_000] as const;

export interface RealtimeOptions {
  readonly heartbeatMs?: number;
  readonly answerMs?: number;
  readonly againMs?: readonly number[];
}

/** One connection a topic: a page follows one room. */
export function realtimeNews({ url, key }: BackendEnv, options: RealtimeOptions = {}): News {
  const address = new URL('/realtime/v1/websocket', url.replace(/^http/, 'ws'));
  address.search = new URLSearchParams({ apikey: key, vsn: '1.0.0' }).toString();
  return { follow: (topic, listener) => follow(address.href, `realtime:${topic}`, listener, options) };
}

function follow(
  address: string,
  topic: string,
  { changed, heard }: NewsListener,
  options: RealtimeOptions,
): () => void {
  const { heartbeatMs = HEARTBEAT_MS, answerMs = ANSWER_MS, againMs = AGAIN_MS } = options;
  let socket: WebSocket | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ended = false;
  let tries = 0;

  function connect() {
    if (ended) return;
    let ref = 0;
    let awaited: string | null = null;
    const mine = new WebSocket(address);
    socket = mine;
    const send = (to: string, event: string, payload: object) => {
      awaited = String((ref += 1));
      mine.send(JSON.stringify({ topic: to, event, payload, ref: awaited, join_ref: to === topic ? awaited : null }));
      timers.push(setTimeout(() => mine.close(), answerMs));
    };
    timers.push(setTimeout(() => mine.close(), answerMs));
    mine.addEventListener('open', () => {
      still();
      // Neither who one is nor what one does is told to others, and nobody's rows are asked for.
      const config = { broadcast: { ack: false, self: false }, presence: { enabled: false }, private: false };
      send(topic, 'phx_join', { config });
    });
    mine.addEventListener('message', ({ data }) => {
      const told = parsed(data);
      if (told === null || mine !== socket) return;
      if (told.event === 'phx_reply' && told.ref === awaited) {
        still();
        if (!told.ok) return mine.close();
        timers.push(setTimeout(() => send('phoenix', 'heartbeat', {}), heartbeatMs));
        if (told.topic !== topic) return;
        tries = 0;
        heard(true);
        // What changed before it was heard.
        changed();
      } else if (told.topic === topic && told.event === 'broadcast') changed();
      else if (told.topic === topic && (told.event === 'phx_close' || told.event === 'phx_error')) mine.close();
    });
    mine.addEventListener('close', () => {
      if (mine !== socket) return;
      still();
      socket = null;
      heard(false);
      const wait = againMs[Math.min(tries, againMs.length - 1)] ?? ANSWER_MS;
      tries += 1;
      // Not all of a room at the same moment.
      if (!ended) timers.push(setTimeout(connect, wait * (0.5 + Math.random())));
    });
  }
  /** Waits for nothing any more. */
  function still() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  connect();
  return () => {
    ended = true;
    still();
    const last = socket;
    socket = null;
    last?.close();
  };
}

interface Told {
  readonly topic: string;
  readonly event: string;
  readonly ref: string | null;
  readonly ok: boolean;
}

/** null for what is none of the protocol. */
function parsed(data: unknown): Told | null {
  try {
    const told: unknown = JSON.parse(String(data));
    if (typeof told !== 'object' || told === null) return null;
    const { topic, event, ref, payload } = told as Readonly<Record<string, unknown>>; // an object, as was just seen
    if (typeof topic !== 'string' || typeof event !== 'string') return null;
    const status = typeof payload === 'object' && payload !== null && 'status' in payload ? payload.status : null;
    return { topic, event, ref: typeof ref === 'string' ? ref : null, ok: status === 'ok' };
  } catch {
    return null;
  }
}
