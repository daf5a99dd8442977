/**
 * Bounds connections without letting one client take them all: where no more fit, the address that has most of them loses the one on
 * which it has been silent longest. 2,000 connections that said one byte in a while kept everyone else out.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limitKey } from '../gateway/address.ts';

/** Those of one address, the one heard from longest ago first. */
type Crowd = Map<Socket, IncomingMessage | null>;

/** A proxy of our own is one address: its clients are told apart by its own limits. */
export function boundConnections(server: Pick<Server, 'on'>, most: number): void {
  const crowds = new Map<string, Crowd>();
  const crowdOf = new Map<Socket, Crowd>();

  /** One that no whole request has come on, or none since its last answer. */
  function silentOf(crowd: Crowd): Socket | undefined {
    for (const [socket, request] of crowd) if (request === null || !request.complete) return socket;
    return undefined;
  }

  function fullest(): Crowd | undefined {
    let found: Crowd | undefined;
    for (const crowd of crowds.values()) if (crowd.size > (found?.size ?? 0)) found = crowd;
    return found;
  }

  function forget(socket: Socket, address: string): void {
    const crowd = crowdOf.get(socket);
    crowdOf.delete(socket);
    crowd?.delete(socket);
    if (crowd?.size === 0) crowds.delete(address);
  }

  function heard(socket: Socket, request: IncomingMessage | null): void {
    const crowd = crowdOf.get(socket);
    if (!crowd?.delete(socket)) return;
    crowd.set(socket, request);
  }

  server.on('connection', (socket: Socket) => {
    const address = limitKey((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
    const crowd: Crowd = crowds.get(address) ?? new Map();
    crowds.set(address, crowd.set(socket, null));
    crowdOf.set(socket, crowd);
    socket.once('close', () => forget(socket, address));
    if (crowdOf.size <= most) return;
    const largest = fullest();
    const silent = largest && silentOf(largest);
    (silent ?? socket).destroy();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    heard(socket, request);
    response.once('close', () => heard(socket, null));
  });
}
