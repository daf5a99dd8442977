/** Sends an answer, and ends a connection whose client is still talking or has stopped talking in the middle. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dressAnswer } from './headers.ts';

/** How long a client that was refused may go on sending before its connection is cut, ms. */
const LINGER_MS = 500;

/** An answer whose bytes are there already, for one or for many: they are written as they are. */
export interface WholeAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly whole: Buffer;
}

/** Writes the answer as a whole. Resolves with its size in bytes, once it is handed to the system. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response | WholeAnswer,
): Promise<number> {
  if (response.headersSent || response.destroyed) return 0;
  const body = 'whole' in answer ? answer.whole : await bytesOf(answer);
  const headers = new Headers(answer.headers);
  dressAnswer(headers);
  if (body !== null) headers.set('content-length', String(body.length));
  const unread = !request.complete && hasBody(request);
  if (unread) headers.set('connection', 'close');
  response.writeHead(answer.status, Object.fromEntries(headers));
  const shown = request.method === 'HEAD' ? null : body;
  if (!unread) response.end(shown ?? undefined);
  else {
    // Closing at once would reset the connection, and the answer with it, before a client that is still sending reads it.
    if (shown === null) response.flushHeaders();
    else response.write(shown);
    request.resume();
    const cut = setTimeout(() => request.socket.destroy(), LINGER_MS);
    request.once('end', () => response.end());
    request.socket.once('close', () => clearTimeout(cut));
  }
  return shown?.length ?? 0;
}

const bytesOf = async (answer: Response): Promise<Buffer | null> =>
  answer.body === null ? null : Buffer.from(await answer.arrayBuffer());

function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}
