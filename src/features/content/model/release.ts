/** What goes out together: how it stands, with what this device did about it on top, and what keeps it from going out. */
import type { Delivery } from '../../../core/outbox/delivery.ts';
import type { Line } from './line.ts';
import type { ReleasePayload, Wording } from './releaseKind.ts';

export const RELEASE_STATES = ['open', 'planned', 'out', 'dropped'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

export interface Found {
  readonly item: string;
  readonly problem: string;
  readonly said: string | null;
}

export interface Release {
  readonly id: string;
  readonly name: string;
  /** Epoch ms, as every time here. */
  readonly at: number;
  readonly byName: string | null;
  readonly state: ReleaseState;
  readonly items: readonly string[];
  readonly goLiveAt: number | null;
  readonly expireAt: number | null;
  /** Who sent it out, called it off or gave it up. */
  readonly turnedByName: string | null;
  /** What went out, or will. */
  readonly wordings: readonly Wording[];
  readonly problems: readonly Found[];
  /** Ids of every step that is in this. */
  readonly steps: readonly string[];
  /** Something of it is on this device only. */
  readonly saved: boolean;
  readonly refused: boolean;
}

export interface OwnStep {
  readonly id: string;
  readonly at: number;
  readonly delivery: Delivery;
  readonly payload: ReleasePayload;
}

/** @param own what this person did here, in that order. Null where nothing is known at all. */
export function withOwnSteps(
  rows: readonly Release[] | null,
  own: readonly OwnStep[],
  me: string,
): readonly Release[] | null {
  const releases = new Map((rows ?? []).map((release) => [release.id, release]));
  const fresh: string[] = [];
  for (const step of own) {
    const { release: id, name } = step.payload;
    const known = releases.get(id);
    if (known?.steps.includes(step.id)) continue;
    if (!known) fresh.unshift(id);
    releases.set(id, stepped(known ?? begun(id, name, step.at, me), step, me));
  }
  if (rows === null && fresh.length === 0) return null;
  const order = [...fresh, ...(rows ?? []).map(({ id }) => id)];
  return order.flatMap((id) => releases.get(id) ?? []);
}

const begun = (id: string, name: string, at: number, byName: string): Release => ({
  id,
  name,
  at,
  byName,
  state: 'open',
  items: [],
  goLiveAt: null,
  expireAt: null,
  turnedByName: null,
  wordings: [],
  problems: [],
  steps: [],
  saved: false,
  refused: false,
});

function stepped(release: Release, { at, delivery, payload }: OwnStep, me: string): Release {
  if (delivery === 'refused') return { ...release, refused: true };
  const { action, item, wordings, goLiveAt, expireAt } = payload;
  const next = { ...release, saved: release.saved || delivery === 'saved' };
  if (item !== null) {
    const others = release.items.filter((one) => one !== item);
    return { ...next, items: action === 'added' ? [...others, item] : others };
  }
  if (action === 'begun') return next;
  const turned = { ...next, turnedByName: me, wordings: wordings ?? [] };
  if (action === 'called_off') return { ...turned, state: 'open', goLiveAt: null, expireAt: null };
  if (action === 'dropped') return { ...turned, state: 'dropped' };
  const times = { goLiveAt: goLiveAt === null ? at : Date.parse(goLiveAt), expireAt: ms(expireAt) };
  return { ...turned, ...times, state: action === 'published' ? 'out' : 'planned' };
}

const ms = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** What was planned is out once its time has come, on a device without a signal too. @param now epoch ms */
export const releaseState = ({ state, goLiveAt }: Release, now: number): ReleaseState =>
  state === 'planned' && goLiveAt !== null && goLiveAt <= now ? 'out' : state;

export type Blocker =
  | 'unknown'
  | 'forked'
  | 'unapproved'
  | 'incomplete'
  | 'broken_link'
  | 'broken_ref'
  | 'picture'
  | 'figures'
  | 'together'
  | 'uncorrected'
  | 'unexplained';
const BLOCKERS: readonly string[] = [
  'unapproved',
  'incomplete',
  'broken_link',
  'broken_ref',
  'picture',
  'figures',
  'together',
  'uncorrected',
  'unexplained',
];
const isBlocker = (problem: string): problem is Blocker => BLOCKERS.includes(problem);

/** What the server found in the newest wording that it knows, and what can be told without it. @param eyes of its kind */
export function blockersOf(
  item: string,
  line: Line | undefined,
  eyes: 1 | 2,
  problems: readonly Found[],
): readonly { readonly blocker: Blocker; readonly said: string | null }[] {
  if (!line || line.head === '') return [{ blocker: 'unknown', said: null }];
  // What was written or approved here since is not what the server looked at.
  const found = line.saved ? [] : problems.filter((one) => one.item === item);
  const told = found.flatMap(({ problem, said }) => (isBlocker(problem) ? [{ blocker: problem, said }] : []));
  const unseen = eyes === 2 && (line.step === null || line.step === 'submitted' || line.step === 'changes_requested');
  return [
    ...(line.forked || found.some(({ problem }) => problem === 'unmerged')
      ? [{ blocker: 'forked' as const, said: null }]
      : []),
    ...(unseen && !told.some(({ blocker }) => blocker === 'unapproved' || blocker === 'incomplete')
      ? [{ blocker: 'unapproved' as const, said: null }]
      : []),
    ...told,
  ];
}
