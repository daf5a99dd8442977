/** Everything that is written, with what this device saved on top. */
import { useMemo } from 'react';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import type { OwnWork } from '../model/fold.ts';
import type { StepPayload } from '../model/stepKind.ts';
import type { Line } from '../model/line.ts';
import { contentKindOf } from './kinds.ts';
import { overviewRead } from './reads.ts';
import { useMe } from './useMe.ts';
import { useOwnWork } from './useOwnWork.ts';

export function useOverview() {
  const me = useMe();
  const read = useStaffRead(overviewRead);
  const own = useOwnWork(me.userId);
  const lines = useMemo(
    () => (own === null ? null : linesOf(read.rows, own, me.fullName)),
    [own, read.rows, me.fullName],
  );
  return { me, read, lines };
}

/** Null: nothing is known, neither from the server nor from here. */
function linesOf(
  rows: readonly Line[] | null,
  own: ReadonlyMap<string, OwnWork>,
  name: string,
): readonly Line[] | null {
  const waiting = new Map([...own].filter(([, work]) => [...work.revisions, ...work.steps].some(isWaiting)));
  if (rows === null && waiting.size === 0) return null;
  const known = new Set(rows?.map(({ id }) => id));
  const fresh = [...waiting].flatMap(([id, work]) => (known.has(id) ? [] : (newLine(id, work) ?? [])));
  return [...fresh, ...(rows ?? [])].map((line) => {
    const work = waiting.get(line.id);
    return work ? withWork(line, work, name) : line;
  });
}

const isWaiting = ({ delivery }: { readonly delivery: string }) => delivery === 'saved';

function newLine(id: string, work: OwnWork): Line | null {
  const payload = work.revisions[0]?.payload;
  if (!payload) return null;
  const nothing = { changedBy: null, step: null, note: null, reviewer: null, reviewerName: null, live: null };
  const never = { version: null, liveUntil: null, nextAt: null, verifyBy: null };
  const { kind, slug, body } = payload;
  const title = body[contentKindOf(kind)?.title ?? ''];
  return { id, kind, slug, title, head: '', changedAt: 0, forked: false, lacks: [], saved: true, ...nothing, ...never };
}

function withWork(line: Line, work: OwnWork, name: string): Line {
  const written = work.revisions.findLast(isWaiting);
  const step = work.steps.findLast(isWaiting);
  const head = written
    ? {
        head: written.id,
        changedAt: written.at,
        changedBy: name,
        title: written.payload.body[contentKindOf(line.kind)?.title ?? ''],
        step: null,
        note: null,
      }
    : {};
  const done = step
    ? { step: step.payload.action, reviewer: step.payload.reviewer, reviewerName: step.payload.reviewerName }
    : {};
  return { ...line, ...head, ...done, ...(step ? goingOut(step.payload) : {}), saved: true };
}

/** What is published here is public in this list at once, and what is scheduled is scheduled. */
function goingOut({ action, revision, goLiveAt, expireAt }: StepPayload): Partial<Line> {
  if (action === 'published') return { live: revision, nextAt: null, liveUntil: expireAt === null ? null : Date.parse(expireAt) }; // prettier-ignore
  return action === 'scheduled' && goLiveAt !== null ? { nextAt: Date.parse(goLiveAt) } : {};
}
