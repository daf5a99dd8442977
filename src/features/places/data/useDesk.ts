/** The desk as it stands on this device: the server's reports of a view, and which of them were decided here meanwhile. */
import { useMemo } from 'react';
import { deliveryOf, type Delivery } from '../../../core/outbox/delivery.ts';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { KEY, reportActKind, type Action, type ReportAct } from '../model/deskKinds.ts';
import { deskRead, type ReportLine, type View } from './deskRead.ts';
import { PLACES_TOPIC } from './saveDesk.ts';
import { useForgetSent } from './useForgetSent.ts';

export const UNSENT_REPORT_ACTS = unsentFacts(reportActKind, KEY);

export interface DeskLine {
  readonly line: ReportLine;
  /** What was decided on this device, and the list does not have yet. */
  readonly own: { readonly action: Action; readonly delivery: Delivery } | null;
}
export interface Desk {
  readonly read: CachedRead<ReportLine>;
  /** null until anything is known. */
  readonly lines: readonly DeskLine[] | null;
  /** A line of another page, with what was decided here. */
  readonly withOwn: (line: ReportLine) => DeskLine;
}

export function useDesk(view: View, userId: string): Desk {
  const read = useStaffRead(deskRead(view));
  const here = useKeptFacts(PLACES_TOPIC, userId, UNSENT_REPORT_ACTS);
  const { rows } = read;

  const withOwn = useMemo(() => {
    const own = new Map<string, DeskLine['own'] & { readonly id: string }>();
    for (const { id, fact, state } of here?.kept ?? []) {
      const { report, action } = fact as ReportAct; // saveDesk.ts wrote it
      own.set(report, { id, action, delivery: deliveryOf(state) });
    }
    return (line: ReportLine): DeskLine => {
      const mine = own.get(line.id) ?? null;
      return { line, own: mine !== null && line.acts.some(({ id }) => id === mine.id) ? null : mine };
    };
  }, [here]);
  const lines = useMemo(() => (rows === null || here === null ? null : rows.map(withOwn)), [rows, here, withOwn]);

  useForgetSent(PLACES_TOPIC, userId, here, read);

  return { read, lines, withOwn };
}
