/** What the first visit downloads, and what waits. */
import { describe, expect, it } from 'vitest';
import { packsOf } from '../../src/build/packs.ts';
import { filesBehindDoors, laterAssets, type ChunkLinks } from '../../src/build/firstFiles.ts';
import { packFileName, splitManifest } from '../../src/sw/laterFiles.ts';

describe('the worker’s files', () => {
  it('leave the other pages’ code out of the first visit, and lose none of it', () => {
    const first = ['index.html', 'assets/app-1.js'].map((url) => ({ url, revision: null }));
    const users = { url: 'assets/users-2.js', revision: null, later: 'idle' as const };
    const map = { url: 'assets/MapCanvas-3.js', revision: null, later: 'asked' as const };
    const pack = { url: packFileName('staff', '4'), revision: null, later: 'idle' as const, holds: ['turf-5.js'] };
    expect(splitManifest([...first, pack, users, map])).toEqual({
      first,
      idle: ['/assets/pack-staff-4.json', '/assets/users-2.js'],
      asked: ['/assets/MapCanvas-3.js'],
      packs: new Map([['/assets/turf-5.js', '/assets/pack-staff-4.json']]),
    });
  });
});

const chunk = (fileName: string, links: Partial<ChunkLinks> = {}): ChunkLinks => ({
  fileName,
  isEntry: false,
  facadeModuleId: null,
  moduleIds: [],
  imports: [],
  dynamicImports: [],
  ...links,
});
const route = (name: string) => `/site/src/routes/${name}.tsx?tsr-split=component`;

describe('what lies behind a page’s door', () => {
  it('waits with all that only it needs, and what the landing page shares with it does not', () => {
    const chunks = [
      chunk('main.js', { isEntry: true, dynamicImports: ['app.js'] }),
      chunk('app.js', { imports: ['shared.js'], dynamicImports: ['map.js', 'users.js', 'outbox.js', 'dialog.js'] }),
      chunk('map.js', { facadeModuleId: route('_public/revitalization'), imports: ['shared.js', 'draw.js'] }),
      chunk('draw.js', { dynamicImports: ['engine.js'] }),
      chunk('engine.js'),
      chunk('users.js', { facadeModuleId: route('_staff/users'), imports: ['shared.js'] }),
      chunk('outbox.js', { facadeModuleId: route('_public/outbox') }),
      chunk('dialog.js', { imports: ['form.js'] }),
      chunk('form.js'),
      chunk('shared.js'),
    ];
    expect([...filesBehindDoors(chunks)].toSorted()).toEqual(['draw.js', 'engine.js', 'map.js', 'users.js']);
  });

  it('comes with the first visit when the first page imports it at once, door or not', () => {
    const chunks = [
      chunk('main.js', { isEntry: true, imports: ['session.js'] }),
      chunk('session.js', { facadeModuleId: '/site/src/wiring/session.ts' }),
    ];
    expect([...filesBehindDoors(chunks)]).toEqual([]);
  });

  it('is a door also where others import from its file, which then has no module as its face', () => {
    const guard = { moduleIds: ['/site/src/app/requireAccess.ts', '/site/src/hooks/useStaff.ts'] };
    const chunks = [
      chunk('main.js', { isEntry: true, dynamicImports: ['guard.js', 'staff.js'] }),
      chunk('staff.js', { facadeModuleId: route('_staff'), imports: ['guard.js'] }),
      chunk('guard.js', guard),
    ];
    expect([...filesBehindDoors(chunks)].toSorted()).toEqual(['guard.js', 'staff.js']);
  });

  it('is a page’s own worker too, and the letters of other languages, and neither the app’s letters nor a text', () => {
    const first = ['assets/public-sans-D-bA_eZ1.woff2', 'transcript.vtt'];
    const later = ['assets/import.worker-1.js', 'assets/public-sans-more-D-bA_eZ1.woff2'];
    expect(laterAssets([...first, ...later].map((fileName) => ({ fileName })))).toEqual(later);
  });
});

describe('what waits comes in packs', () => {
  const staff = route('_staff/finance.index');
  const chunks = [
    chunk('assets/main.js', { isEntry: true, dynamicImports: ['assets/vision.js', 'assets/finance.js'] }),
    chunk('assets/vision.js', { facadeModuleId: route('_public/vision'), imports: ['assets/list.js'] }),
    chunk('assets/list.js', { moduleIds: ['/site/src/ui/list.tsx'] }),
    chunk('assets/finance.js', { facadeModuleId: staff, imports: ['assets/ledger.js', 'assets/list.js'] }),
    chunk('assets/ledger.js', { moduleIds: ['/site/src/features/finance/model/ledger.ts'] }),
  ];
  const files = new Map(
    ['vision.js', 'list.js', 'finance.js', 'ledger.js'].map((name) => [`assets/${name}`, `code of ${name}`]),
  );

  it('with every file in one of them, word for word, what anybody reads before what staff do', () => {
    const packs = packsOf(files, chunks);
    const held = packs.map(
      ({ url, content }) => [url.replace(/-\w+\.json/, ''), JSON.parse(content) as object] as const,
    );
    expect(held).toEqual([
      ['assets/pack-public', { 'list.js': 'code of list.js', 'vision.js': 'code of vision.js' }],
      ['assets/pack-staff', { 'finance.js': 'code of finance.js', 'ledger.js': 'code of ledger.js' }],
    ]);
    expect(packs.map(({ holds }) => holds)).toEqual(held.map(([, codes]) => Object.keys(codes)));
  });

  it('that have another name when anything in them is another, and the same when nothing is', () => {
    const names = (of: ReadonlyMap<string, string>) => packsOf(of, chunks).map(({ url }) => url);
    const [open = '', staffs = ''] = names(files);
    const changed = new Map([...files, ['assets/ledger.js', 'other code']]);
    expect(names(new Map([...files].toReversed()))).toEqual([open, staffs]);
    expect(names(changed)[0]).toBe(open);
    expect(names(changed)[1]).not.toBe(staffs);
  });

  it('none of them large, a room’s code together', () => {
    const rooms = Array.from({ length: 60 }, (_one, at) => `room${at}`);
    const many = rooms.flatMap((room) =>
      ['list', 'form'].map((part) =>
        chunk(`assets/${room}-${part}.js`, { moduleIds: [`/site/src/features/${room}/${part}.ts`] }),
      ),
    );
    const codes = new Map(many.map(({ fileName }) => [fileName, 'x'.repeat(25_000)]));
    const packs = packsOf(codes, many);
    expect(packs.flatMap(({ holds }) => holds.map((name) => `assets/${name}`)).toSorted()).toEqual(
      [...codes.keys()].toSorted(),
    );
    expect(Math.max(...packs.map(({ content }) => content.length))).toBeLessThan(900_000);
    const packOf = (name: string) => packs.find(({ holds }) => holds.includes(name))?.url;
    for (const room of rooms) expect(packOf(`${room}-list.js`)).toBe(packOf(`${room}-form.js`));
  });
});
