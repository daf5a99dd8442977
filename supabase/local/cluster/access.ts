/**
 * How this process reaches the server: by a socket in the cluster's folder; by TCP with a password where there is no such
 * socket (Windows, untried) or the path to it is too long (macOS, untried; Linux has a way around).
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type net from 'node:net';
import path from 'node:path';
import { give, type Account } from './account.ts';

export type Transport = 'socket' | 'tcp';

/** The operating system takes about 100 bytes of a socket's path. */
const LONGEST_PATH = 100;
const PASSWORD = 'password';
const SOCKET_NAME = '.s.PGSQL.5432';

export function transportFor(socketFolder: string, platform = process.platform): Transport {
  if (platform === 'win32') return 'tcp';
  const long = Buffer.byteLength(path.join(socketFolder, SOCKET_NAME)) >= LONGEST_PATH;
  return long && platform !== 'linux' ? 'tcp' : 'socket';
}

/**
 * The password of the cluster in `home`, which only TCP asks for; made with the cluster and kept beside it, readable for its
 * account alone. Undefined where the cluster was made for the socket.
 */
export function passwordIn(home: string): string | undefined {
  const file = path.join(home, PASSWORD);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** @returns the name of its file in `home`. */
export function makePassword(home: string, account: Account): string {
  const file = path.join(home, PASSWORD);
  fs.writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  give(file, account);
  return PASSWORD;
}

/** What to connect to. */
export interface Door {
  readonly address: net.NetConnectOpts;
  close(): void;
}

export function tcpDoor(host: string, port: number): Door {
  return { address: { host, port }, close: () => undefined };
}

/** Through a handle on its folder a socket is reached whatever the length of its path. */
export function socketIn(folder: string): Door {
  const address = path.join(folder, SOCKET_NAME);
  if (Buffer.byteLength(address) < LONGEST_PATH || process.platform !== 'linux') {
    return { address: { path: address }, close: () => undefined };
  }
  const handle = fs.openSync(folder, 'r');
  return { address: { path: `/proc/self/fd/${handle}/${SOCKET_NAME}` }, close: () => fs.closeSync(handle) };
}

/** To the server that runs on a cluster already, as the note says that it keeps: the fourth line its port, the sixth its address. */
export function doorOf(data: string, socketFolder: string): Door {
  const [, , , port, , host] = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  return host ? tcpDoor(host, Number(port)) : socketIn(socketFolder);
}
