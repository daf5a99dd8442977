/** Which engine shows the page, by what the browser calls itself. On an iPhone every browser is WebKit, whatever its name. */

export interface Engine {
  readonly engine: 'chromium' | 'webkit' | 'gecko' | 'other';
  /** Of WebKit the version of Safari, or of iOS where the browser is not Safari. 0: not known. */
  readonly major: number;
}

const RULES: readonly (readonly [Engine['engine'], RegExp])[] = [
  ['webkit', /\((?:iPhone|iPad|iPod)[^)]*\bOS (\d{1,3})_/],
  ['chromium', /Chrom(?:e|ium)\/(\d{1,3})\b/],
  ['gecko', /\bFirefox\/(\d{1,3})\b/],
  ['webkit', /\bVersion\/(\d{1,3})\b.*\bSafari\//],
  ['webkit', /\bAppleWebKit\//],
];

export function engineOf(userAgent: string): Engine {
  for (const [engine, pattern] of RULES) {
    const found = pattern.exec(userAgent);
    if (found) return { engine, major: Number(found[1] ?? 0) };
  }
  return { engine: 'other', major: 0 };
}
