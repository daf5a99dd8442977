/** A press on a form's link: answered at once, written into the history once its picture stands. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followHistory, landingWays } from '../../src/app/landing/ways.ts';
import { onPlace, type Ways } from '../../src/hooks/place.ts';

let written: string[];
let paint: () => void;
let back: () => void;
let told: number;
let ways: Ways;
let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  told = 0;
  const address = { href: 'http://town.example/', pathname: '/', search: '', assign: () => undefined };
  const state = { now: {} as unknown };
  const write = (how: string) => (entry: unknown, _title: string, to: string | URL) => {
    const url = new URL(String(to), address.href);
    Object.assign(address, { href: url.href, pathname: url.pathname, search: url.search });
    state.now = entry;
    written.push(`${how} ${url.pathname}${url.search}`);
  };
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    pushState: write('push'),
    replaceState: write('replace'),
    get state() {
      return state.now;
    },
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    paint = () => {
      run();
      vi.advanceTimersByTime(1);
    };
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('addEventListener', (_name: string, listen: () => void) => (back = listen));
  vi.stubGlobal('removeEventListener', () => undefined);
  ways = landingWays(() => undefined);
  ends = [followHistory(() => undefined), onPlace(() => (told += 1))];
});

afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is where the person is before the address says so, which follows once', () => {
  ways.push('/?open=volunteer', true);
  expect([ways.now().search, told, written]).toEqual(['?open=volunteer', 1, []]);
  paint();
  vi.advanceTimersByTime(1000);
  expect([ways.now().search, written]).toEqual(['?open=volunteer', ['push /?open=volunteer']]);
});

it('is written in its order where something else follows it sooner', () => {
  ways.push('/?open=volunteer', true);
  ways.replace('/');
  ways.push('/?open=idea', true);
  paint();
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['push /?open=volunteer', 'replace /', 'push /?open=idea']);
  expect(history.state).toMatchObject({ ['__TSR_index']: 2 });
});

it('is given up where somebody goes back sooner', () => {
  ways.push('/?open=volunteer', true);
  back();
  paint();
  vi.advanceTimersByTime(1000);
  expect([ways.now().search, written]).toEqual(['', []]);
});

it('comes without a picture, too: a page in the background has none', () => {
  ways.push('/?open=volunteer', true);
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['push /?open=volunteer']);
});
