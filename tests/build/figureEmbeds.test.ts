/** Where a figure in somebody else's frame leads. */
import { expect, it } from 'vitest';
import { bakedContent, liveOf } from '../../src/build/bakedContent.ts';
import { renderFigureEmbeds, renderPage } from '../../src/build/entry-prerender.tsx';
import { campaign } from '../../src/campaign.ts';
import { OPEN_KINDS } from '../../src/features/feeds/model/kinds.ts';

it('leads to the page that has the figure: one about health to /wellness, one about schools to /education, one about places to /revitalization', async () => {
  const baked = await bakedContent({ CONTENT_FROM: 'sample' }, process.cwd());
  const live = new Map<string, Awaited<ReturnType<typeof liveOf>>>();
  for (const { kind } of OPEN_KINDS) live.set(kind, await liveOf(baked, kind));
  const given = { ...baked, api: '', live };
  const pages = new Set<string>();
  for (const { href } of await renderFigureEmbeds('es', given)) {
    const { pathname, hash } = new URL(href);
    expect(href.startsWith(campaign.siteUrl)).toBe(true);
    const page = pathname.replace(/^\/es/, '');
    pages.add(page);
    expect((await renderPage(page, 'es', given))?.html).toContain(`id="${hash.slice(1)}"`);
  }
  expect([...pages].toSorted()).toEqual(['/education', '/revitalization', '/wellness']);
});
