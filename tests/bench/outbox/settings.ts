/** What a run measures. The environment narrows it: CLIENTS=ours,floor BENCH_N=100,1000 BENCH_RTT=5 REPS=1. */

/** 'marked' is the floor that marks and keeps receipts; 'ours-one' is ours with one request at a time, which differs only where rows are refused. */
export const ALL_CLIENTS = ['floor', 'marked', 'ours', 'ours-one', 'rxdb', 'workbox', 'tanstack'] as const;
export type Client = (typeof ALL_CLIENTS)[number];

/** They send one request an item: beyond so many round trips a cell says only how long a minute is. */
export const ONE_BY_ONE: ReadonlySet<Client> = new Set(['workbox', 'tanstack']);

const numbers = (name: string, usual: string) => (process.env[name] ?? usual).split(',').map(Number);

export const CLIENTS = ALL_CLIENTS.filter((c) => (process.env['CLIENTS'] ?? ALL_CLIENTS.join()).split(',').includes(c));
export const SIZES = numbers('BENCH_N', '100,1000,10000');
export const RTTS = numbers('BENCH_RTT', '5,100,400');
export const REPS = Number(process.env['REPS'] ?? 5);

/** One item in so many is poison, in the cells with poison. */
export const POISON_EVERY = 100;
/** A drain is stopped after this long. Longer than the floor needs for its longest cell. */
export const CAP_MS = 120_000;
/** Peers that cannot end at all (a poison row blocks them) are stopped sooner. */
export const BLOCKED_CAP_MS = 6_000;
/** A cell of one request an item that would take longer than this is not run: its items times its round trip say enough. */
export const TOO_LONG_MS = 60_000;
/** The last so many of N items are saved one by one with a clock running; the others are put in by the quickest way. */
export const TIMED_SAVES = 300;
/** Before those a few with no clock running, so that nobody's figure is the engine's warming up... */
export const WARM_SAVES = 5;
/** ...and a rest, so that nobody's figure is the disk still working off the quick way. */
export const REST_MS = 1_000;
/** Cells that mostly wait for the network run so many at a time. */
export const LANES = 8;
