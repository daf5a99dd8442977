/** How a layout, a status and a source are called. */
import { m } from '../../../messages/messages.js';
import type { Status } from '../model/import/statuses.ts';
import type { OpenedLayout } from './protocol.ts';

const STATES: Readonly<Record<string, () => string>> = {
  ca: m.import_state_ca,
  co: m.import_state_co,
  fl: m.import_state_fl,
  ga: m.import_state_ga,
  mi: m.import_state_mi,
  nc: m.import_state_nc,
  nj: m.import_state_nj,
  nv: m.import_state_nv,
  ny: m.import_state_ny,
  oh: m.import_state_oh,
  pa: m.import_state_pa,
  tx: m.import_state_tx,
  va: m.import_state_va,
  wa: m.import_state_wa,
  wi: m.import_state_wi,
};

const VENDORS: Readonly<Record<string, string>> = {
  van: 'VAN',
  l2: 'L2',
  pdi: 'PDI',
  targetsmart: 'TargetSmart',
  nationbuilder: 'NationBuilder',
};

/** "Looks like Michigan’s voter file." */
export function layoutWords(layout: OpenedLayout | null): string {
  if (layout === null) return m.import_layout_none();
  if (layout.vendor !== null) return m.import_layout_vendor({ name: layout.vendor });
  return m.import_layout_state({ name: sourceWords(layout.source) });
}

/** Whose ids they are. */
export function sourceWords(source: string): string {
  return STATES[source]?.() ?? VENDORS[source] ?? m.import_source_other();
}

const STATUSES: Readonly<Record<Status, () => string>> = {
  active: m.import_status_active,
  inactive: m.import_status_inactive,
  pending: m.import_status_pending,
  removed: m.import_status_removed,
  none: m.import_status_none,
  unknown: m.import_status_unknown,
};

/** "Inactive (I)": what it means, and the code in the file. */
export function statusWords(code: string, means: Status): string {
  const words = STATUSES[means]();
  return code === '' || code.toLowerCase() === words.toLowerCase() ? words : `${words} (${code})`;
}
