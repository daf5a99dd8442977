/** The printed pages as files of a build, and what each begins with. */
import { describe, expect, it } from 'vitest';
import { besidePage, contentFiles, pageFileName } from '../../src/build/contentPages.ts';

const html = (text: string) => `<style>${'a'.repeat(40)}</style><h1>${text}</h1>`;

describe('the files of the printed pages', () => {
  const files = contentFiles([
    { path: '/vision', locale: 'en', source: html('Served'), kept: html('Plan') },
    { path: '/vision', locale: 'es', source: html('Served'), kept: html('Plan en español') },
    { path: '/transparency', locale: 'en', source: html('Served'), kept: html('Documents') },
  ]);

  it('lie where a host finds them by their address', () => {
    expect(files.map(({ fileName }) => fileName).slice(0, 3)).toEqual([
      'vision.html',
      'es/vision.html',
      'transparency.html',
    ]);
    expect(pageFileName('/vision/new-park', 'es')).toBe('es/vision/new-park.html');
  });

  it('lie together for the worker, a file a language named by what is in it, without the stylesheet', () => {
    const [en, es] = files.slice(3);
    expect(en?.fileName).toMatch(/^assets\/pages-en-[0-9a-f]{8}\.json$/);
    expect(JSON.parse(en?.source ?? '')).toEqual({
      '/vision': '<!--sheet--><h1>Plan</h1>',
      '/transparency': '<!--sheet--><h1>Documents</h1>',
    });
    expect(Object.keys(JSON.parse(es?.source ?? '') as object)).toEqual(['/es/vision']);
  });
});

describe('what a page begins with', () => {
  const begins = (id: string, page: Parameters<typeof besidePage>[0]) => besidePage(page).some((one) => one.test(id));

  it('is the app, its frame, its own code and the words of its language, and neither another page nor what it shows where it fails', () => {
    const page = { route: '/_public/vision', locale: 'es' } as const;
    for (const id of [
      '/x/src/app/app.tsx',
      '/x/src/app/hydratePrinted.ts',
      '/x/src/routes/_public.tsx?tsr-split=component',
      '/x/src/routes/_public/vision.tsx?tsr-split=component',
      '/x/src/campaign/printed/es.ts',
    ])
      expect([id, begins(id, page)]).toEqual([id, true]);
    for (const id of [
      '/x/src/routes/_public/vision_.$commitment.tsx?tsr-split=component',
      '/x/src/routes/_public/vision.tsx',
      '/x/src/routes/_public/vision.tsx?tsr-split=errorComponent',
    ])
      expect([id, begins(id, page)]).toEqual([id, false]);
  });

  it('finds the code of a page with a part that varies', () => {
    const page = { route: '/_public/vision_/$commitment', locale: 'en' } as const;
    expect(begins('/x/src/routes/_public/vision_.$commitment.tsx?tsr-split=component', page)).toBe(true);
  });
});
