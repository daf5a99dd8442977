/** Which browser on which system a user agent names, as far as people tell devices apart by it. */

export interface NamedDevice {
  readonly browser: string;
  readonly system: string;
}

/** The first that fits: Edge and Opera call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** null where it names none that we know. */
export function namedDevice(userAgent: string | null): NamedDevice | null {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  return browser !== undefined && system !== undefined ? { browser, system } : null;
}
