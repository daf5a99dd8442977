/** Saying how old what is shown is. Rows from a dead spot must never pass for the latest. */
import { moment } from '../../hooks/format.ts';
import { css } from 'styled-system/css';
import type { ReadTrouble } from '../../core/reads/read.ts';
import { m } from '../../messages/messages.js';

export interface AsOfProps {
  /** Epoch ms of the server's answer; null while there is none. */
  readonly asOf: number | null;
  /** Why it is not newer; null when it is as new as can be. */
  readonly trouble: ReadTrouble | null;
  /** Where what is shown is from: "the record of changes". */
  readonly source?: string;
}

const NOT_REFRESHED: Readonly<Record<ReadTrouble, () => string>> = {
  offline: m.ui_not_refreshed_away,
  fault: m.ui_not_refreshed,
};
const NOT_HERE: Readonly<Record<ReadTrouble, () => string>> = {
  offline: m.ui_not_here,
  fault: m.ui_went_wrong,
};

export function AsOf({ asOf, trouble, source }: AsOfProps) {
  return (
    <p aria-live="polite" className={css({ textStyle: 'small', color: 'inkMuted', minHeight: '1.5em' })}>
      {[asOfWords(asOf, trouble), source === undefined ? '' : m.ui_source({ source })].filter(Boolean).join(' ')}
    </p>
  );
}

export function asOfWords(asOf: number | null, trouble: ReadTrouble | null): string {
  if (asOf === null) return trouble === null ? '' : NOT_HERE[trouble]();
  const age = m.ui_as_of({ time: moment(asOf) });
  return trouble === null ? age : `${age} ${NOT_REFRESHED[trouble]()}`;
}
