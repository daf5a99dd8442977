/** Saying how old what is shown is. Rows from a dead spot must never pass for the latest. */
import { moment } from '../../hooks/format.ts';
import { css } from 'styled-system/css';
import { WENT_WRONG } from '../../core/errors.ts';
import type { ReadTrouble } from '../../core/reads/read.ts';

export interface AsOfProps {
  /** Epoch ms of the server's answer; null while there is none. */
  readonly asOf: number | null;
  /** Why it is not newer; null when it is as new as can be. */
  readonly trouble: ReadTrouble | null;
  /** Where what is shown is from: "the record of changes". */
  readonly source?: string;
}

const NOT_REFRESHED: Readonly<Record<ReadTrouble, string>> = {
  offline: ' Not refreshed: the server could not be reached.',
  fault: ` Not refreshed. ${WENT_WRONG}`,
};
const NOT_HERE: Readonly<Record<ReadTrouble, string>> = {
  offline: 'The server could not be reached. Open this once while online, and it stays on this device.',
  fault: WENT_WRONG,
};

export function AsOf({ asOf, trouble, source }: AsOfProps) {
  return (
    <p aria-live="polite" className={css({ textStyle: 'small', color: 'inkMuted', minHeight: '1.5em' })}>
      {[asOfWords(asOf, trouble), source === undefined ? '' : `Source: ${source}.`].filter(Boolean).join(' ')}
    </p>
  );
}

export function asOfWords(asOf: number | null, trouble: ReadTrouble | null): string {
  if (asOf === null) return trouble === null ? '' : NOT_HERE[trouble];
  return `As of ${moment(asOf)}.${trouble === null ? '' : NOT_REFRESHED[trouble]}`;
}
