/** What a session list calls a device, from its user agent. */
import { describe, expect, it } from 'vitest';
import { namedDevice } from '../../src/core/userAgent.ts';

const IOS = (version: string, device = 'iPhone') =>
  `Mozilla/5.0 (${device}; CPU ${device === 'iPad' ? 'OS' : 'iPhone OS'} ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;

describe('the home-screen app', () => {
  it.each([
    ['an iPhone with iOS 18', `${IOS('18_5')} Mobile/15E148`, 'iPhone'],
    ['an iPhone with iOS 26', `${IOS('26_0')} Mobile/15E148`, 'iPhone'],
    ['an iPhone with iOS 15', `${IOS('15_8_3')} Mobile/19H386`, 'iPhone'],
    ['an iPhone with a space at the end', `${IOS('17_4')} Mobile/15E148 `, 'iPhone'],
    ['an iPad that asks for mobile pages', `${IOS('16_7', 'iPad')} Mobile/15E148`, 'iPad'],
  ])('is known on %s, which names no Safari', (_, agent, system) => {
    expect(namedDevice(agent)).toEqual({ browser: null, system });
  });

  it.each([
    ['Facebook', `${IOS('18_5')} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0.46.106;FBDV/iPhone14,5;FBMD/iPhone]`],
    ['Instagram', `${IOS('18_5')} Mobile/15E148 Instagram 350.0.0.20.101 (iPhone14,5; iOS 18_5)`],
    ['Gmail', `${IOS('18_5')} GSA/360.1 Mobile/15E148`],
    [
      'an app on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Mobile/15E148',
    ],
    ['nothing', ''],
  ])('is not taken for one inside %s', (_, agent) => {
    expect(namedDevice(agent)).toBeNull();
  });
});

it.each([
  ['Safari', 'iPhone', `${IOS('18_5')} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome', 'iPhone', `${IOS('18_5')} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'iPhone', `${IOS('18_5')} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
])('knows %s on %s', (browser, system, agent) => {
  expect(namedDevice(agent)).toEqual({ browser, system });
});
