/** What goes out together, with what this device did about it on top; and doing something about it. */
import { useEffect, useMemo } from 'react';
import { forgetFacts } from '../../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { deliveryOf } from '../../../core/outbox/delivery.ts';
import type { FactsHere } from '../../../core/outbox/view.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { withOwnSteps, type OwnStep } from '../model/release.ts';
import { contentReleaseKind, type ReleaseAction, type ReleasePayload } from '../model/releaseKind.ts';
import { releasesRead } from './releasesRead.ts';
import { RELEASES_TOPIC, saveRelease, type KeptStep } from './saveRelease.ts';
import { useMe } from './useMe.ts';

const NONE: readonly OwnStep[] = [];

export function useReleases() {
  const me = useMe();
  const read = useStaffRead(releasesRead);
  const here = useFactsAndItems(RELEASES_TOPIC, me.userId, 'content-release:');
  const own = useMemo(() => (here === null ? null : stepsOf(here)), [here]);
  const releases = useMemo(
    () => (own === null ? null : withOwnSteps(read.rows, own, me.fullName)),
    [own, read.rows, me.fullName],
  );
  const { refresh } = read;
  const has = new Set((read.rows ?? []).flatMap(({ steps }) => steps));
  const sent = (own ?? NONE).filter(({ delivery }) => delivery === 'sent');
  const news = sent.flatMap(({ id }) => (has.has(id) ? [] : [id])).join(' ');
  // What was sent is asked for, and once it is in the answer this device need not remember it.
  useEffect(() => {
    if (news !== '') void refresh();
  }, [news, refresh]);
  const done = sent.flatMap(({ id }) => (has.has(id) ? [id] : [])).join(' ');
  useEffect(() => {
    if (done !== '') void forgetFacts(pageDb(), RELEASES_TOPIC, me.userId, done.split(' ')).catch(() => undefined);
  }, [done, me.userId]);
  return { me, read, releases };
}

/** What the outbox keeps under this kind is what saveRelease gave it. */
const toldBy = (payload: unknown) => payload as ReleasePayload;

function stepsOf({ kept, waiting }: FactsHere): readonly OwnStep[] {
  const known = new Set(kept.map(({ id }) => id));
  const all = [
    ...kept.map(({ id, fact, state }) => ({ id, state, ...(fact as KeptStep) })), // saveRelease wrote it
    // What a sign-out erased here still waits in the outbox.
    ...waiting
      .filter(({ id, kind, payload }) => kind === contentReleaseKind.kind && payload !== null && !known.has(id))
      .map(({ id, state, payload, createdAt }) => ({
        id,
        state,
        at: Date.parse(createdAt),
        payload: toldBy(payload),
      })),
  ];
  return all
    .map(({ state, ...step }) => ({
      ...step,
      delivery: deliveryOf(state),
    }))
    .toSorted((a, b) => a.at - b.at);
}

export type ReleaseSaid = Partial<Pick<ReleasePayload, 'item' | 'wordings' | 'goLiveAt' | 'expireAt'>>;

export function useReleaseSteps(userId: string) {
  const { busy, kept } = useSaving(m.content_not_saved, 'device');
  return {
    busy,
    /** Resolves with whether all of it is on this device. Never rejects. */
    save: (release: string, name: string, action: ReleaseAction, all: readonly ReleaseSaid[] = [{}]) =>
      kept(async () => {
        for (const said of all) {
          const nothing = { item: null, wordings: null, goLiveAt: null, expireAt: null };
          // One after the other: the order is what the server will go by.
          await saveRelease(userId, { ...nothing, ...said, release, name, action });
        }
      }),
  };
}
