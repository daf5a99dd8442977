/** What the first visit downloads, and what waits. */
import { describe, expect, it } from 'vitest';
import { filesBehindDoors, laterAssets, type ChunkLinks } from '../../src/build/firstFiles.ts';
import { splitManifest } from '../../src/sw/laterFiles.ts';

describe('the worker’s files', () => {
  it('leave the other pages’ code out of the first visit, and lose none of it', () => {
    const first = ['index.html', 'assets/app-1.js'].map((url) => ({ url, revision: null }));
    const users = { url: 'assets/users-2.js', revision: null, later: 'idle' as const };
    const map = { url: 'assets/MapCanvas-3.js', revision: null, later: 'asked' as const };
    expect(splitManifest([...first, users, map])).toEqual({
      first,
      idle: ['/assets/users-2.js'],
      asked: ['/assets/MapCanvas-3.js'],
    });
  });
});

describe('what lies behind a page’s door', () => {
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
