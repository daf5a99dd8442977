/** What this browser can, as far as the app makes use of it. */

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const checks: readonly (readonly [string, () => boolean])[] = [
  ['Send with the app closed', () => 'serviceWorker' in navigator && 'SyncManager' in globalThis],
  ['Service worker', () => 'serviceWorker' in navigator],
  ['Database', () => 'indexedDB' in globalThis],
  ['Locks', () => 'locks' in navigator],
  ['Talk between tabs', () => 'BroadcastChannel' in globalThis],
  ['Lasting storage', () => typeof navigator.storage?.persist === 'function'],
  ['Encryption', () => globalThis.crypto?.subtle !== undefined],
  ['Share', () => 'share' in navigator],
  ['Copy', () => navigator.clipboard !== undefined],
  ['Read codes with the camera', () => 'BarcodeDetector' in globalThis],
  ['Camera', () => navigator.mediaDevices !== undefined],
  ['Draw maps', () => 'WebGL2RenderingContext' in globalThis],
];

export function abilities(): readonly Fact[] {
  const [can, cannot] = [true, false].map((wanted) =>
    checks.filter(([, check]) => check() === wanted).map(([label]) => label),
  );
  return [
    { label: 'Yes', value: can?.join(', ') || 'none of what is asked' },
    { label: 'No', value: cannot?.join(', ') || 'nothing is missing' },
  ];
}
