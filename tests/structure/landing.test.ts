/** The landing page starts, answers, opens its dialogs and does its quiet work without the router. */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { importsIn, sourcesIn, type Import } from './importGraph.ts';

const START = 'app/landing/start.tsx';
/** What takes over once somebody goes to another page. */
const APP = 'app/app.tsx';
const ROUTER = /^@tanstack\/(react-router|router-core|history)/;

const src = resolve(import.meta.dirname, '../../src');
const imports = importsIn(sourcesIn(src), src);

/** How each file is come to from the start of the landing page, at once or later; not through what takes over. */
function waysTo(list: readonly Import[]): Map<string, string> {
  const next = new Map<string, string[]>();
  for (const { from, to } of list) next.set(from, [...(next.get(from) ?? []), to]);
  const ways = new Map<string, string>();
  const visit = (file: string, way: string) => {
    if (ways.has(file) || file === APP) return;
    ways.set(file, way);
    for (const to of next.get(file) ?? []) visit(to, `${way} -> ${to}`);
  };
  visit(START, START);
  return ways;
}

const routerIn = (list: readonly Import[]) =>
  [...waysTo(list)].filter(([file]) => ROUTER.test(file)).map(([, way]) => way);

it('nothing that the landing page imports, at once or later, imports the router', () => {
  const ways = waysTo(imports);
  for (const part of ['app/dialogs.tsx', 'forms/SubmissionForm.tsx', 'app/background.ts', 'ui/LanguageSwitch.tsx'])
    expect(ways.has(part), part).toBe(true);
  expect(routerIn(imports)).toEqual([]);
});

it('one import of it is found, and the way to it', () => {
  const broken = [...imports, { from: 'ui/Dialog.tsx', to: '@tanstack/react-router' }];
  expect(routerIn(broken)).toEqual([
    expect.stringMatching(/^app\/landing\/start\.tsx -> .*ui\/Dialog\.tsx -> @tanstack/),
  ]);
});
