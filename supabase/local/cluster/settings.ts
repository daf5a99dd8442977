/** How the embedded server is set up: reached by this process alone, small, and quiet about what people wrote. */

export interface ServerPlan {
  readonly durable: boolean;
  /** Where it listens instead of on a socket. */
  readonly port?: number | undefined;
  /** One process of ours asks, with a handful of connections. */
  readonly connections?: number | undefined;
}

/** Arguments for the server program, which is started in its data folder. */
export function serverSettings({ durable, port, connections = 40 }: ServerPlan): string[] {
  const doors = port === undefined ? socketAlone : { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' };
  const settings = { ...doors, max_connections: connections, ...always, ...(durable ? {} : throwaway) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const socketAlone = {
  listen_addresses: '',
  // Relative to the data folder, so that the length of the path to it does not matter to the server.
  unix_socket_directories: '../socket',
  unix_socket_permissions: '0700',
};

const always: Record<string, string> = {
  // A backup is put in place in one transaction, which locks every table, index and function that goes and that comes. The
  // usual 64 (for each connection) were not enough for them any more; four times as many cost a few megabytes.
  max_locks_per_transaction: '256',
  shared_buffers: '32MB',
  // After a crash of the server one call syncs what file by file took seconds on a busy disk.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  max_wal_size: '256MB',
  max_worker_processes: '2',
  max_parallel_workers: '2',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  jit: 'off',
  // A refused row's error has the row in it: names and phone numbers. Those stay out of the log; what the server itself
  // has to say (started, ended, crashed) is of a higher level.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const throwaway: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Copies of it are made: the log of writes keeps no file that was used up, and fills none before it is used.
  wal_recycle: 'off',
  wal_init_zero: 'off',
  // It doesn't live long enough to need one, and a vacuum in the middle of a test changes how its questions are answered.
  autovacuum: 'off',
};
