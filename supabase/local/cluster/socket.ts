/**
 * A connection's socket that tells of its loss instead of vanishing. postgres.js drops a lost socket at once, and whoever is
 * in a transaction on it then writes to null: an uncaught error, or a question that nobody will ever answer.
 */
import { EventEmitter } from 'node:events';
import type net from 'node:net';

/** The answer for every request that lost its connection: HTTP 503, which phones take for "later". */
export class DatabaseAwayError extends Error {
  readonly code = 'PT503';
  constructor(cause?: unknown) {
    super('The database is being restarted. Try again in a moment.', { cause });
  }
}

/** The part of a net.Socket that postgres.js uses. Lost, it answers every write with DatabaseAwayError. */
export class WatchedSocket extends EventEmitter {
  readonly #socket: net.Socket;
  #asked = false;
  #lost = false;

  /** `lost` is called once, if the connection ends and it was not postgres.js that ended it. */
  constructor(socket: net.Socket, lost: () => void) {
    super();
    this.#socket = socket;
    let cause: unknown;
    for (const event of ['connect', 'data', 'drain', 'timeout'])
      socket.on(event, (...values: unknown[]) => this.emit(event, ...values));
    socket.on('error', (error) => (cause = error));
    socket.on('close', () => {
      if (this.#asked) return this.emit('close', false);
      this.#lost = true;
      lost();
      return this.#refuse(cause);
    });
  }

  get readyState(): net.SocketReadyState {
    return this.#socket.readyState;
  }

  write(chunk: Buffer, done?: () => void): boolean {
    if (!this.#lost) return this.#socket.write(chunk, done);
    setImmediate(() => this.#refuse());
    return true;
  }

  end(chunk: Buffer): void {
    this.#asked = true;
    this.#socket.end(chunk);
  }

  destroy(): void {
    this.#socket.destroy();
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  setKeepAlive(on: boolean, milliseconds: number): void {
    this.#socket.setKeepAlive(on, milliseconds);
  }

  // Nobody listens any more when postgres.js has given the connection up.
  #refuse(cause?: unknown): boolean {
    return this.listenerCount('error') > 0 && this.emit('error', new DatabaseAwayError(cause));
  }
}
