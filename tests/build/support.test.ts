/** What the oldest browsers of the line lack is not called: in our own files, by place; in what the build made, by name. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALLOWED } from '../../src/build/support/allowed.ts';
import { BUILD_TARGET, LINE } from '../../src/build/support/line.ts';
import { unexplained } from '../../src/build/support/unexplained.ts';
import { newerStyles } from '../../src/build/support/styles.ts';
import { newerUses } from '../../src/build/support/uses.ts';

const src = resolve(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/^(styled-system|build)\/|\.gen\.ts$|\.d\.ts$|database\.types/.test(file),
);
const uses = files.flatMap((file) =>
  newerUses(readFileSync(join(src, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map((use) => ({ ...use, file })),
);
const names = (code: string, lang: 'js' | 'tsx' = 'js') => newerUses(code, lang).map(({ api }) => api);

describe('our own files', () => {
  it('use no newer API but where it is allowed, with a reason', () => {
    const stray = uses.filter(({ api, file }) => !ALLOWED.some((one) => one.api === api && one.where.test(file)));
    expect(stray.map(({ api, file, line }) => `${api} in ${file}:${line}`)).toEqual([]);
  });

  it('need every allowance there is', () => {
    const needed = ALLOWED.filter((one) => uses.some(({ api, file }) => one.api === api && one.where.test(file)));
    expect(ALLOWED.filter((one) => !needed.includes(one)).map(({ api }) => api)).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Promise.try(work)', 'Promise.try'],
    ['Object.groupBy(list, by)', 'Object.groupBy'],
    ['Map.groupBy(list, by)', 'Map.groupBy'],
    ['Array.fromAsync(list)', 'Array.fromAsync'],
    ['URL.parse(text)', 'URL.parse'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['one.isSubsetOf(other)', '.isSubsetOf()'],
    ['one.union(other)', '.union()'],
    ['text.isWellFormed()', '.isWellFormed()'],
    ['list.values().take(3)', '.take()'],
    ['requestIdleCallback(run)', 'requestIdleCallback'],
    ['window.requestIdleCallback(run)', 'window.requestIdleCallback'],
    ['new BarcodeDetector()', 'BarcodeDetector'],
    ['navigator.share(it)', 'navigator.share'],
    ['globalThis.navigator?.locks.request(name)', 'navigator.locks'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['navigator.storage.persist()', 'navigator.storage'],
    ['document.startViewTransition(run)', 'document.startViewTransition'],
    ['part.showPopover()', '.showPopover()'],
    ['new CloseWatcher()', 'CloseWatcher'],
  ])('finds %s', (code, api) => {
    expect(names(code)).toContain(api);
  });

  it.each([
    'list.toSorted()', // Safari 16, Chrome 110, Firefox 115
    'list.at(-1)',
    'list.findLast(it)',
    'structuredClone(it)',
    'new BroadcastChannel(name)',
    'AbortSignal.timeout(5)',
    'Promise.allSettled(all)',
    'text.replaceAll(a, b)',
    'fetch(url)',
    'const any = (x) => x; any(1)',
    'class Report {} new Report()',
    "'requestIdleCallback' in window",
  ])('has nothing against %s', (code) => {
    expect(names(code)).toEqual([]);
  });

  it('reads TypeScript and JSX, and takes no type for a call', () => {
    expect(
      names('type A = ReturnType<typeof AbortSignal.any>; const a: BarcodeDetector = b as unknown;', 'tsx'),
    ).toEqual([]);
    expect(names('const a = <div popover="auto">{(window as Odd).requestIdleCallback(run)}</div>;', 'tsx')).toEqual([
      '<div popover>',
      'window.requestIdleCallback',
    ]);
  });

  it.each([
    ['a:has(b) { color: red }', ':has'],
    ['a { & b { color: red } }', '&'],
    ['a { color: light-dark(red, blue) }', 'light-dark'],
    ['a { view-transition-name: b }', 'view-transition-name'],
    ['@starting-style { a { color: red } }', '@starting-style'],
    ['@scope (a) { b { color: red } }', '@scope'],
    ['a:popover-open { color: red }', ':popover-open'],
  ])('finds %s', (style, api) => {
    expect(newerStyles(style).map((use) => use.api)).toContain(api);
  });

  it.each([
    '@layer a { b { min-height: 100dvh } }',
    '@container (width > 10px) { a { color: color-mix(in srgb, red, blue) } }',
    String.raw`.a\:has\(b\) { inset: 0 }`,
  ])('has nothing against %s', (style) => {
    expect(newerStyles(style)).toEqual([]);
  });

  it('names what stands in a finished script, a page and a stylesheet', () => {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'));
    writeFileSync(join(dist, 'a.js'), 'AbortSignal.any([])');
    writeFileSync(join(dist, 'b.css'), 'a{color:light-dark(red,blue)}');
    writeFileSync(join(dist, 'c.html'), '<script>Promise.try(a)</script><style>@scope (a){b{color:red}}</style>');
    const found = unexplained(dist);
    rmSync(dist, { recursive: true });
    expect([...found.keys()].toSorted()).toEqual(['@scope', 'AbortSignal.any', 'Promise.try', 'light-dark']);
  });
});

it('what the README says is supported is what the build aims at', () => {
  const readme = readFileSync(resolve(src, '../README.md'), 'utf8');
  for (const said of [
    `Safari and every browser on iOS | ${LINE.safari_ios}`,
    `Chrome, Edge and Android’s WebView | ${LINE.chrome}`,
    `Samsung Internet | ${Number(LINE.samsunginternet_android)}`,
    `Firefox | ${LINE.firefox}`,
  ]) {
    expect(readme.replaceAll(/ +\|/g, ' |')).toContain(said);
  }
  expect(BUILD_TARGET).toContain(`ios${LINE.safari_ios}`);
});
