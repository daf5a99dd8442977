/** Requests as an attacker makes them: plain ones, ones that no client library would send, and raw bytes. */
import http from 'node:http';
import net from 'node:net';

export interface Answer {
  /** 0 where there was no answer in time, or none at all. */
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** The parsed text, or undefined where it is no JSON. */
  readonly body: unknown;
  readonly ms: number;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string | Buffer | undefined;
  /** Milliseconds until an answer counts as none. */
  readonly timeout?: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 2048 });

/** Never rejects: a connection that fails or is silent too long is an answer with status 0. */
export function ask(
  url: string,
  target: string,
  { method = 'GET', headers = {}, body, timeout = 20_000 }: Asking = {},
): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    let settled = false;
    const settle = (status: number, answerHeaders: http.IncomingHttpHeaders, text: string) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      resolve({ status, headers: answerHeaders, text, body: parsed(text), ms: performance.now() - began });
    };
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = http.request(
      { hostname, port, method, path: target, headers: { ...length, ...headers }, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          settle(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString('utf8')),
        );
        response.on('error', () => settle(0, {}, ''));
      },
    );
    const timer = setTimeout(() => {
      request.destroy();
      settle(0, {}, '');
    }, timeout);
    request.on('error', (error) => settle(0, {}, String(error)));
    request.end(body);
  });
}

export interface Spoken {
  /** Everything that came back until the other side closed, or until `ms` had passed. */
  readonly text: string;
  readonly closed: boolean;
  readonly ms: number;
}

/** Writes the bytes to a connection of its own and listens for at most `ms`; `until` ends the listening early. */
export function speak(port: number, bytes: string | Buffer, ms: number, until?: Pick<RegExp, 'test'>): Promise<Spoken> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    const settle = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, closed, ms: performance.now() - began });
    };
    const timer = setTimeout(() => settle(false), ms);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (until?.test(text)) settle(false);
    });
    socket.on('error', () => settle(true));
    socket.on('close', () => settle(true));
  });
}

/** The head of a request as bytes, the headers in the order and spelling given. */
export function head(method: string, target: string, headers: readonly (readonly [string, string])[]): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines}\r\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
