/**
 * The oldest browsers that get the app (README, "Browsers"). The build lowers syntax and styles to them, and no newer API is
 * called without a fallback (uses.ts). Whatever is older gets the printed page alone (build/tooOld.ts).
 */

/** Oldest version by the browser's name in @mdn/browser-compat-data. All are of March to July 2023. */
export const LINE = {
  chrome: '111',
  chrome_android: '111',
  edge: '111',
  firefox: '115',
  firefox_android: '115',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '22.0',
} as const;

export type BrowserName = keyof typeof LINE;

/** The same in the build's words; a browser built on Chromium is Chromium to it. */
export const BUILD_TARGET = [
  `chrome${LINE.chrome}`,
  `edge${LINE.edge}`,
  `firefox${LINE.firefox}`,
  `safari${LINE.safari}`,
  `ios${LINE.safari_ios}`,
];
