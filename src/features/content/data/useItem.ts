/** One thing with its history, as it stands on this device. */
import { useEffect, useMemo } from 'react';
import { forgetFacts } from '../../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { withOwn } from '../model/fold.ts';
import type { Item, Version } from '../model/item.ts';
import { itemRead } from './reads.ts';
import { CONTENT_TOPIC } from './save.ts';
import { useMe } from './useMe.ts';
import { NO_WORK, useOwnWork } from './useOwnWork.ts';

const NO_VERSIONS: readonly Version[] = [];

export function useItem(id: string) {
  const me = useMe();
  const read = useStaffRead(itemRead(id));
  const own = useOwnWork(me.userId);
  const work = own?.get(id) ?? NO_WORK;
  const known = read.rows?.[0] ?? null;
  const { userId, fullName } = me;
  const item: Item | null = useMemo(
    () => (own === null ? null : withOwn(known, work, { userId, fullName })),
    [own, known, work, userId, fullName],
  );
  const { refresh } = read;
  const sent = [...work.revisions, ...work.steps].filter(({ delivery }) => delivery === 'sent');
  const has = new Set([...(known?.revisions ?? []), ...(known?.steps ?? [])].map((one) => one.id));
  const settled = sent.flatMap((one) => (has.has(one.id) ? [one.id] : []));
  const news = sent.flatMap((one) => (has.has(one.id) ? [] : [one.id])).join(' ');
  // What was sent is asked for, and once it is in the answer this device need not remember it.
  useEffect(() => {
    if (news !== '') void refresh();
  }, [news, refresh]);
  const done = settled.join(' ');
  useEffect(() => {
    if (done !== '') void forgetFacts(pageDb(), CONTENT_TOPIC, userId, done.split(' ')).catch(() => undefined);
  }, [done, userId]);
  return { me, read, item, versions: known?.versions ?? NO_VERSIONS, ready: own !== null };
}
