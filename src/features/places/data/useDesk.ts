/** The desk as it stands on this device: the server's reports of a view, and which of them were decided here meanwhile. */
import { useEffect, useMemo, useRef } from 'react';
import { forgetFacts } from '../../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import type { Action, ReportAct } from '../model/deskKinds.ts';
import { deskRead, type ReportLine, type View } from './deskRead.ts';
import { PLACES_TOPIC } from './saveDesk.ts';

export interface DeskLine {
  readonly line: ReportLine;
  /** What was decided on this device, and the list does not have yet. */
  readonly own: { readonly action: Action; readonly delivery: 'saved' | 'sent' | 'refused' } | null;
}
export interface Desk {
  readonly read: CachedRead<ReportLine>;
  /** null until anything is known. */
  readonly lines: readonly DeskLine[] | null;
}

export function useDesk(view: View, userId: string): Desk {
  const read = useStaffRead(deskRead(view));
  const here = useKeptFacts(PLACES_TOPIC, userId);
  const { rows, refresh } = read;

  const lines = useMemo(() => {
    if (rows === null || here === null) return null;
    const own = new Map<string, DeskLine['own'] & { readonly id: string }>();
    for (const { id, fact, state } of here.kept) {
      const { report, action } = fact as ReportAct; // saveDesk.ts wrote it
      own.set(report, {
        id,
        action,
        delivery: state === 'delivered' ? 'sent' : state === 'refused' ? 'refused' : 'saved',
      });
    }
    return rows.map((line) => {
      const mine = own.get(line.id) ?? null;
      return { line, own: mine !== null && line.acts.some(({ id }) => id === mine.id) ? null : mine };
    });
  }, [rows, here]);

  // What has arrived is asked for once, and then the server's list has it.
  const asked = useRef('');
  useEffect(() => {
    const sent = (here?.kept ?? []).filter(({ state }) => state === 'delivered').map(({ id }) => id);
    const news = sent.join();
    if (news === asked.current) return;
    asked.current = news;
    if (news === '') return;
    void refresh().then(
      () => forgetFacts(pageDb(), PLACES_TOPIC, userId, sent),
      () => undefined,
    );
  }, [here, refresh, userId]);

  return { read, lines };
}
