/** The desk as it stands on this device: the server's lines of a view, and what was decided here on top. */
import { useEffect, useMemo, useRef } from 'react';
import { forgetFacts } from '../../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { NOTHING_SAID, type Action, type ActionPayload } from '../model/actionKind.ts';
import { fold, type DeskLine, type Entry, type View } from '../model/desk.ts';
import { deskRead, figuresRead, type IdeaFigures } from './deskReads.ts';
import { IDEAS_TOPIC, saveAction } from './saveAction.ts';
import { useOwnActions, type Me, type OwnAction } from './useOwnActions.ts';

/** What the server took longer ago is on its list, whether or not this device has seen it there. */
const REMEMBER_MS = 86_400_000;

export type Decision = Partial<Omit<ActionPayload, 'idea' | 'action' | 'seen'>> & { readonly action: Action };

export interface Desk {
  readonly read: CachedRead<DeskLine>;
  readonly figures: IdeaFigures | null;
  /** null until anything is known. The oldest first where somebody waits, else the newest. */
  readonly entries: readonly Entry[] | null;
  readonly busy: boolean;
  /**
   * @param seen the decision that was on the screen when this one was begun, whatever has come since.
   * Resolves with whether it is on this device.
   */
  readonly decide: (entry: Entry, decision: Decision, seen: string | null) => Promise<boolean>;
}

const isNews = ({ delivery, sentAt }: OwnAction, asOf: number | null) =>
  delivery === 'saved' || (delivery === 'sent' && (asOf === null || sentAt === null || sentAt > asOf));

/** @param find words that what is not on this device is asked for; '': none. */
export function useDesk(view: View, me: Me, find: string): Desk {
  const own = useOwnActions(me);
  const read = useStaffRead(deskRead(view));
  // Without words the very same read.
  const found = useStaffRead(deskRead(find === '' ? view : `${view} ${find}`));
  const numbers = useStaffRead(figuresRead);
  const { busy, kept } = useSaving(m.ideas_not_saved, 'device');

  const entries = useMemo(() => {
    if (own === null || (read.rows === null && own.size === 0)) return null;
    const lines = new Map<string, DeskLine>();
    for (const [id, { facts, line }] of own)
      if (line !== null && facts.some((fact) => isNews(fact, read.asOf))) lines.set(id, line);
    for (const line of [...(found.rows ?? []), ...(read.rows ?? [])]) lines.set(line.id, line);
    const all = [...lines.values()].map((line) => fold(line, own.get(line.id)?.facts ?? []));
    const shown = all.filter((entry) => entry.view === view);
    return shown.toSorted((a, b) => (view === 'waiting' ? a.arrivedAt - b.arrivedAt : b.arrivedAt - a.arrivedAt));
  }, [own, read.rows, read.asOf, found.rows, view]);

  const asked = useRef('');
  useEffect(() => {
    const sent = [...(own?.values() ?? [])].flatMap(({ facts }) => facts.filter(({ delivery }) => delivery === 'sent'));
    if (sent.length === 0) return;
    const known = new Set((read.rows ?? []).flatMap(({ facts }) => facts.map(({ id }) => id)));
    const settled = sent.filter(({ id, sentAt }) => known.has(id) || Date.now() - (sentAt ?? 0) > REMEMBER_MS);
    if (settled.length > 0) {
      const ids = settled.map(({ id }) => id);
      void forgetFacts(pageDb(), IDEAS_TOPIC, me.userId, ids).catch(() => undefined);
    }
    const news = sent.flatMap(({ id }) => (known.has(id) ? [] : [id])).join();
    if (news !== '' && news !== asked.current) {
      asked.current = news;
      void read.refresh();
      void numbers.refresh();
    }
  });

  return {
    read,
    figures: numbers.rows?.[0] ?? null,
    entries,
    busy,
    decide: (entry, decision, seen) =>
      kept(() => saveAction(me.userId, { ...NOTHING_SAID, ...decision, idea: entry.id, seen }, entry)),
  };
}
