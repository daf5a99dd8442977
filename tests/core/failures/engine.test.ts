/** The engine behind a browser's name. */
import { expect, it } from 'vitest';
import { engineOf } from '../../../src/core/failures/engine.ts';

const iphone = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest} Mobile/15E148 Safari/604.1`;

it.each([
  ['Safari on an iPhone', iphone('Version/17.4'), 'webkit', 17],
  ['Chrome on an iPhone', iphone('CriOS/141.0.0.0'), 'webkit', 17],
  ['Firefox on an iPhone', iphone('FxiOS/140.0'), 'webkit', 17],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15',
    'webkit',
    16,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'chromium',
    141,
  ],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'chromium',
    130,
  ],
  [
    'Chromium without a window',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
    'chromium',
    156,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0', 'gecko', 128],
  ['something else', 'curl/8.5.0', 'other', 0],
] as const)('%s is %3$s %4$d', (_, userAgent, engine, major) => {
  expect(engineOf(userAgent)).toEqual({ engine, major });
});
