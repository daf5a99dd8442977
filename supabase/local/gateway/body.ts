/** Reads a request's body before anything is held for it: no longer, no larger and no slower than it may be. */
import type { IncomingMessage } from 'node:http';

export type BodyFault = 'too-large' | 'too-slow' | 'encoded' | 'gone';

/** Why there is no body. 'gone': the client left, and nobody is there to answer. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly fault: BodyFault;

  constructor(fault: BodyFault) {
    super(`The body is ${fault}.`);
    this.fault = fault;
  }
}

/** The whole body. Rejects with BodyError; a length that is announced too large is refused unread. */
export function readBody(request: IncomingMessage, bytes: number, ms: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  // A few kilobytes can unpack to gigabytes, and no client of ours packs.
  if (encoding.trim().toLowerCase() !== 'identity') return Promise.reject(new BodyError('encoded'));
  if (Number(request.headers['content-length'] ?? 0) > bytes) return Promise.reject(new BodyError('too-large'));
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => fail('too-slow'), ms);

    function fail(fault: BodyFault): void {
      stop();
      reject(new BodyError(fault));
    }
    function take(part: Buffer): void {
      size += part.length;
      if (size > bytes) fail('too-large');
      else parts.push(part);
    }
    function done(): void {
      stop();
      resolve(Buffer.concat(parts, size));
    }
    const gone = (): void => fail('gone');
    function stop(): void {
      clearTimeout(timer);
      request.off('data', take).off('end', done).off('error', gone).off('close', gone);
      request.on('error', () => undefined);
    }
    request.on('data', take).on('end', done).on('error', gone).on('close', gone);
  });
}
