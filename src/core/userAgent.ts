/** Which browser on which system a user agent names, as far as people tell devices apart by it. */

export interface NamedDevice {
  /** null: opened from the home screen, where the iPhone names none. */
  readonly browser: string | null;
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

/** An app on the home screen names no Safari and ends here; apps that show pages inside add their own name. */
const HOME_SCREEN = /\b(?:iPhone|iPad)\b.* AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Mobile\/\w+\s*$/;

/** null where it names none that we know. */
export function namedDevice(userAgent: string | null): NamedDevice | null {
  const agent = userAgent ?? '';
  const system = SYSTEMS.find(([sign]) => sign.test(agent))?.[1];
  if (system !== undefined && HOME_SCREEN.test(agent)) return { browser: null, system };
  const browser = BROWSERS.find(([sign]) => sign.test(agent))?.[1];
  return browser !== undefined && system !== undefined ? { browser, system } : null;
}
