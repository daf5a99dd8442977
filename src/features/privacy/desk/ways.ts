/** What can be done about a request now, the next thing first. */
import { m } from '../../../messages/messages.js';
import { isChecked, wasPutOff, type PrivacyRequest } from '../model/requests.ts';

export type Way = 'identity_checked' | 'file' | 'correct' | 'erase' | 'look' | 'extended' | 'done' | 'refused';

export interface RequestDialogProps {
  readonly asks: PrivacyRequest;
  readonly onClose: () => void;
  readonly refresh: () => Promise<void>;
}

export interface WayOn {
  readonly name: Way;
  readonly label: () => string;
  readonly first?: boolean;
}

export function waysOf(asks: PrivacyRequest): readonly WayOn[] {
  if (asks.closed_at !== null) return [];
  const checked = isChecked(asks);
  const answers: Readonly<Record<PrivacyRequest['kind'], WayOn>> = {
    access: { name: 'file', label: m.privacy_do_file, first: true },
    correct: { name: 'correct', label: m.privacy_do_correct, first: true },
    erase: { name: 'erase', label: m.privacy_do_erase, first: true },
  };
  return [
    ...(checked
      ? [answers[asks.kind]]
      : ([{ name: 'identity_checked', label: m.privacy_do_check, first: true }] as const)),
    ...(checked && asks.kind === 'erase' ? [] : ([{ name: 'look', label: m.privacy_do_look }] as const)),
    ...(checked && asks.kind !== 'erase' ? ([{ name: 'done', label: m.privacy_do_done }] as const) : []),
    ...(wasPutOff(asks) ? [] : ([{ name: 'extended', label: m.privacy_do_extend }] as const)),
    { name: 'refused', label: m.privacy_do_refuse },
  ];
}
