/** The house's import law: kept by src as it stands, and broken by each import that it forbids. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, importsIn, sourcesIn } from './importGraph.ts';
import { breach } from './law.ts';

const src = resolve(import.meta.dirname, '../../src');
const sources = sourcesIn(src);
const imports = importsIn(sources, src);
const ours = (file: string) => sources.has(file) || (/\.(tsx?|js|css|vtt)$/.test(file) && existsSync(join(src, file)));

const breaches = (found: typeof imports, known = ours) =>
  found.flatMap((one) => {
    const why = breach(one, known);
    return why === null ? [] : [`${one.from} -> ${one.to}: ${why}`];
  });

describe('the import law', () => {
  it('sees the imports it judges', () => {
    expect(sources.size).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(sources.size);
    for (const [from, to] of [
      ['features/field/import/reader.ts', 'features/field/import/import.worker.ts'],
      ['wiring/session.ts', 'wiring/seals.ts'],
      ['app/router.tsx', 'routeTree.gen.ts'],
    ])
      expect(imports).toContainEqual({ from, to });
  });

  it('is kept', () => {
    expect(breaches(imports)).toEqual([]);
  });

  it('knows no circle of files', () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it('nothing names the candidate or the city outside the campaign file and the sample town', () => {
    const naming = [...sources].filter(
      ([file, text]) => !/^(campaign|sample)/.test(file) && /Whitfield|Larkspur/.test(text),
    );
    expect(naming.map(([file]) => file)).toEqual([]);
  });

  it('addresses of the backend’s rows and functions are written in one place, where the compiler knows the names', () => {
    const writing = [...sources].filter(([, text]) => text.includes('/rest/v1/'));
    // The outbox sends to whatever table its kind names.
    expect(writing.map(([file]) => file).toSorted()).toEqual(['adapters/supabase/transport.ts', 'backend/paths.ts']);
  });

  it('the outbox’s tables are asked by its store alone: screens ask the port', () => {
    const asking = [...sources].filter(
      ([file, text]) => !file.startsWith('adapters/') && /\b(?:db|pageDb\(\))\s*\.(?:outbox|flights)\b/.test(text),
    );
    expect(asking.map(([file]) => file)).toEqual([]);
    expect(imports.filter(({ from, to }) => to === 'adapters/dexie/db.ts' && !from.startsWith('adapters/'))).toEqual(
      [],
    );
  });

  it('components have one clock and one way to ask again: no other hook or screen sets an interval', () => {
    const ticking = [...sources].filter(
      ([file, text]) => /^(hooks|forms|ui|features)/.test(file) && text.includes('setInterval('),
    );
    expect(ticking.map(([file]) => file)).toEqual(['hooks/useCachedRead.ts']);
  });

  it('numbers and dates are written in one place', () => {
    const asking = [...sources].filter(([, text]) =>
      /new Intl\.(DateTime|Number)Format|\.toLocale(Date|Time)?String\(/.test(text),
    );
    expect(asking.map(([file]) => file).toSorted()).toEqual(['core/dateFormat.ts', 'hooks/format.ts']);
  });
});

describe('the law is broken by', () => {
  const planted = [
    ['core/outbox/queue.ts', 'adapters/dexie/db.ts'],
    ['core/csv.ts', 'papaparse'],
    ['core/outbox/kind.ts', 'backend/schema.ts'],
    ['backend/paths.ts', 'adapters/dexie/db.ts'],
    ['ui/Button.tsx', 'backend/paths.ts'],
    ['adapters/dexie/db.ts', 'hooks/drafts.ts'],
    ['adapters/supabase/rpc.ts', 'wiring/env.ts'],
    ['hooks/useRead.ts', 'features/events/data/reads.ts'],
    ['forms/submit.ts', 'features/intake/idea/schema.ts'],
    ['ui/Button.tsx', 'features/auth/words.ts'],
    ['theme/tokens.ts', 'ui/Button.tsx'],
    ['routes/auth.tsx', 'wiring/session.ts'],
    ['routes/index.tsx', 'adapters/dexie/db.ts'],
    ['sw/sw.ts', 'features/intake/idea/kind.ts'],
    ['sw/sw.ts', 'ui/Button.tsx'],
    ['wiring/kinds.ts', 'features/events/data/reads.ts'],
    ['wiring/runtime.ts', 'app/router.tsx'],
    ['features/people/people.ts', 'app/requireAccess.ts'],
    ['features/people/UsersScreen.tsx', 'adapters/supabase/rpc.ts'],
    ['features/people/UsersScreen.tsx', 'wiring/staff.ts'],
    ['features/dashboard/figures.ts', 'features/events/data/reads.ts'],
    ['features/dashboard/figures.ts', 'features/events/parts/RsvpReceipt.tsx'],
    ['features/field/model/order.ts', 'features/field/data/reads.ts'],
    ['features/field/model/order.ts', 'hooks/useRead.ts'],
    ['features/field/data/reads.ts', 'features/field/parts/styles.ts'],
    ['features/field/parts/History.tsx', 'features/field/walk/WalkScreen.tsx'],
    ['features/field/walk/WalkScreen.tsx', 'features/field/phone-bank/CallScreen.tsx'],
    ['main.tsx', 'features/auth/words.ts'],
    ['somewhere/new.ts', 'core/csv.ts'],
    ['core/csv.ts', '../tests/support/formCases/index.ts'],
  ] as const;

  it.each(planted)('%s -> %s', (from, to) => {
    expect(breaches([{ from, to }])).toHaveLength(1);
  });

  it('a glob that takes in another subject’s screens', () => {
    const text = `import.meta.glob('../../events/queue/*.tsx', { eager: true })`;
    const found = importsIn(new Map([['features/people/data/all.ts', text]]), src);
    expect(found.length).toBeGreaterThan(3);
    expect(breaches(found)).toHaveLength(found.length);
  });

  it('two files that import each other, however long the way', () => {
    const ring = [
      { from: 'core/a.ts', to: 'core/b.ts' },
      { from: 'core/b.ts', to: 'core/c.ts' },
      { from: 'core/c.ts', to: 'core/a.ts' },
      { from: 'core/c.ts', to: 'core/d.ts' },
    ];
    expect(circlesIn(ring)).toEqual([['core/a.ts', 'core/b.ts', 'core/c.ts']]);
  });
});
