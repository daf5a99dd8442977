/** Reads a request's body before anything is held for it: no longer, no larger and no slower than it may be. */
import type { IncomingMessage } from 'node:http';
import { callerNow } from './caller.ts';

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

/**
 * The whole body. Rejects with BodyError; a length that is announced too large is refused unread. What is held of it counts for its
 * caller until the request is answered: rejects with a Refusal (503) when there is no room for it.
 */
export function readBody(request: IncomingMessage, bytes: number, ms: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  // A few kilobytes can unpack to gigabytes, and no client of ours packs.
  if (encoding.trim().toLowerCase() !== 'identity') return Promise.reject(new BodyError('encoded'));
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > bytes) return Promise.reject(new BodyError('too-large'));
  const { hold } = callerNow();
  return new Promise((resolve, reject) => {
    hold(announced);
    const parts: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => fail(new BodyError('too-slow')), ms);

    function fail(why: unknown): void {
      stop();
      parts.length = 0;
      reject(why);
    }
    function take(part: Buffer): void {
      const more = Math.max(0, size + part.length - Math.max(size, announced));
      size += part.length;
      if (size > bytes) return fail(new BodyError('too-large'));
      try {
        hold(more);
        parts.push(part);
      } catch (noRoom) {
        fail(noRoom);
      }
    }
    function done(): void {
      stop();
      resolve(Buffer.concat(parts, size));
    }
    const gone = (): void => fail(new BodyError('gone'));
    function stop(): void {
      clearTimeout(timer);
      request.off('data', take).off('end', done).off('error', gone).off('close', gone);
      request.on('error', () => undefined);
    }
    request.on('data', take).on('end', done).on('error', gone).on('close', gone);
  });
}
