/** What this browser can, as far as the app makes use of it. */
import type { Label } from '../../../core/label.ts';
import { m } from '../../../messages/messages.js';

/** Put into words when it is drawn, in the language of that moment. */
export interface Fact {
  readonly label: Label;
  readonly value: Label;
}

const checks: readonly (readonly [() => string, () => boolean])[] = [
  [m.failures_can_background, () => 'serviceWorker' in navigator && 'SyncManager' in globalThis],
  [m.failures_can_worker, () => 'serviceWorker' in navigator],
  [m.failures_can_database, () => 'indexedDB' in globalThis],
  [m.failures_can_locks, () => 'locks' in navigator],
  [m.failures_can_tabs, () => 'BroadcastChannel' in globalThis],
  [m.failures_can_lasting, () => typeof navigator.storage?.persist === 'function'],
  [m.failures_can_encryption, () => globalThis.crypto?.subtle !== undefined],
  [m.failures_can_share, () => 'share' in navigator],
  [m.failures_can_copy, () => navigator.clipboard !== undefined],
  [m.failures_can_codes, () => 'BarcodeDetector' in globalThis],
  [m.failures_can_camera, () => navigator.mediaDevices !== undefined],
  [m.failures_can_maps, () => 'WebGL2RenderingContext' in globalThis],
];

export function abilities(): readonly Fact[] {
  const can = checks.filter(([, check]) => check());
  const cannot = checks.filter((check) => !can.includes(check));
  const said = (some: typeof checks) => some.map(([label]) => label()).join(', ');
  return [
    { label: m.failures_label_yes, value: () => said(can) || m.failures_can_none() },
    { label: m.failures_label_no, value: () => said(cannot) || m.failures_nothing_missing() },
  ];
}
