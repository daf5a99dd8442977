/** The queue as it stands on this phone: the server's lines, as kept or as new as can be, with what was saved here on top. */
import { useEffect, useMemo, useRef } from 'react';
import { forgetFacts } from '../../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { createFolder, fold, type Calendar, type Entry } from '../model/fold.ts';
import { entriesFor, isNarrow, keyOf, recounted } from '../model/looking.ts';
import { isInView, type Filter, type View } from '../model/views.ts';
import { countsRead, PAGE, viewRead, type KeptLine } from './reads.ts';
import { INBOX_TOPIC } from './saveAction.ts';
import { useFound } from './useFound.ts';
import { useOneLine, type OneLine } from './useOneLine.ts';
import { useOwnActions, type OwnAction, type OwnActions } from './useOwnActions.ts';

/** What the server took longer ago is on its list, whether or not this phone has seen it there. */
const REMEMBER_MS = 86_400_000;
/** Parts of "to do": until their own page is here, that one shows what is known of them. */
const OF_TODO: readonly View[] = ['mine', 'new', 'claimed', 'overdue', 'contested'];

export interface Inbox {
  /** Null until anything is known. */
  readonly shown: readonly Entry[] | null;
  /** Everything at hand, also of other views. */
  readonly all: readonly Entry[];
  readonly lineOf: (entry: Entry) => KeptLine | null;
  readonly counts: ReadonlyMap<View, number> | null;
  readonly asOf: number | null;
  readonly trouble: ReadTrouble | null;
  readonly more: boolean;
  readonly busy: boolean;
  /** What was looked for is looked for on this device alone. */
  readonly onlyHere: boolean;
  readonly older: () => Promise<void>;
}

export interface Me {
  readonly userId: string;
  readonly fullName: string;
}

/** @param open a line that stays at hand, whatever becomes of it. */
export function useInbox(filter: Filter, me: Me, open: KeptLine | null): Inbox {
  const own = useOwnActions(me);
  const view = useStaffRead(viewRead(filter.what === null ? filter.view : `${filter.view}:${filter.what}`));
  const todo = useStaffRead(viewRead('todo'));
  const numbers = useStaffRead(countsRead);
  const found = useFound(filter);
  const day = townDay(useNow());
  const calendar = useMemo((): Calendar => ({ today: day, dayOf: townDay }), [day]);

  const fallback = view.rows === null && OF_TODO.includes(filter.view);
  const read = fallback ? todo : view;
  const arrived =
    open === null ? [] : (own?.get(keyOf(open))?.facts ?? []).filter(({ delivery }) => delivery === 'sent');
  const one = useOneLine(open, arrived.map(({ id }) => id).join());
  const lines = useMemo(
    () => own && poolOf(own, [...found.rows, ...(read.rows ?? [])], read.asOf, open, one),
    [own, found.rows, read.rows, read.asOf, open, one],
  );
  const foldOnce = useMemo(() => createFolder(calendar), [calendar]);
  const all = useMemo(
    () => (lines && own ? [...lines].map(([key, line]) => foldOnce(line, own.get(key)?.facts)) : []),
    [lines, own, foldOnce],
  );
  const shown = useMemo(() => {
    if (lines === null || (read.rows === null && !found.asked && lines.size === 0)) return null;
    return entriesFor(all, filter, me.userId, new Set(found.rows.map(keyOf)));
  }, [all, lines, read.rows, found.asked, found.rows, filter, me.userId]);
  const counts = useMemo(() => {
    if (numbers.rows === null || own === null) return null;
    const moves = [...own].flatMap(([key, { facts, line }]) => {
      const about = lines?.get(key) ?? line;
      const told = new Set(about?.facts.map(({ id }) => id));
      const news = facts.filter((fact) => isNews(fact, numbers.asOf) && !told.has(fact.id));
      if (about === null || news.length === 0) return [];
      const known = facts.filter((fact) => !news.includes(fact));
      const before = fold(about, known, calendar);
      return [{ before, after: fold(about, facts, calendar) }];
    });
    return recounted(new Map(numbers.rows.map((one) => [one.view, one.count])), moves, me.userId);
  }, [numbers.rows, numbers.asOf, own, lines, calendar, me.userId]);
  useSettling(
    me.userId,
    own,
    [...(view.rows ?? []), ...found.rows, ...(one?.line ? [one.line] : [])],
    [view.refresh, numbers.refresh],
  );

  const narrow = isNarrow(filter);
  const last = found.rows.at(-1) ?? (narrow || fallback ? undefined : view.rows?.at(-1));
  return {
    shown,
    all,
    lineOf: (entry) => lines?.get(keyOf(entry)) ?? null,
    counts,
    asOf: read.asOf,
    trouble: view.trouble ?? read.trouble,
    more: last !== undefined && (found.asked ? found.more : !narrow && view.rows?.length === PAGE),
    busy: found.busy,
    onlyHere: narrow && found.away,
    older: async () => {
      if (last !== undefined) await found.older(last);
    },
  };
}

/** Not in an answer of that time. */
const isNews = ({ delivery, sentAt }: OwnAction, asOf: number | null): boolean =>
  delivery === 'saved' || (delivery === 'sent' && (asOf === null || sentAt === null || sentAt > asOf));

/**
 * What is told comes before what was kept with a fact, which is at hand only until the server's answer is newer than the fact. The open
 * line stays at hand for as long as it is this person's.
 */
function poolOf(
  own: OwnActions,
  told: readonly KeptLine[],
  asOf: number | null,
  open: KeptLine | null,
  one: OneLine | null,
): ReadonlyMap<string, KeptLine> {
  const pool = new Map<string, KeptLine>();
  const mine = one === null ? open : one.line;
  if (mine !== null) pool.set(keyOf(mine), mine);
  for (const [key, { facts, line }] of own)
    if (line !== null && !pool.has(key) && facts.some((fact) => isNews(fact, asOf))) pool.set(key, line);
  for (const line of told) pool.set(keyOf(line), line);
  if (one?.line && one.asOf > (asOf ?? 0)) pool.set(keyOf(one.line), one.line);
  return pool;
}

/** Asks the server again once facts have arrived there, and lets go of those that its answer holds. */
function useSettling(
  userId: string,
  own: OwnActions | null,
  rows: readonly KeptLine[],
  ask: readonly (() => Promise<void>)[],
) {
  const asked = useRef('');
  useEffect(() => {
    const sent = [...(own?.values() ?? [])].flatMap(({ facts }) => facts.filter(({ delivery }) => delivery === 'sent'));
    if (sent.length === 0) return;
    const known = new Set(rows.flatMap(({ facts }) => facts.map(({ id }) => id)));
    const settled = sent.filter(({ id, sentAt }) => known.has(id) || Date.now() - (sentAt ?? 0) > REMEMBER_MS);
    if (settled.length > 0) {
      const ids = settled.map(({ id }) => id);
      void forgetFacts(pageDb(), INBOX_TOPIC, userId, ids).catch(() => undefined);
    }
    const news = sent.flatMap(({ id }) => (known.has(id) ? [] : [id])).join();
    if (news !== '' && news !== asked.current) {
      asked.current = news;
      for (const refresh of ask) void refresh();
    }
  });
}

/** Those of "mine" for a panel elsewhere. */
export function useMyWork(me: Me): { readonly mine: readonly Entry[] | null; readonly inbox: Inbox } {
  const inbox = useInbox(MINE, me, null);
  return { mine: inbox.shown?.filter((entry) => isInView(entry, 'mine', me.userId)) ?? null, inbox };
}
const MINE: Filter = { view: 'mine', what: null, owner: null, tag: '', words: '' };
