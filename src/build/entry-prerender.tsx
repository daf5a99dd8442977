/** Runs in Node during the build: renders the landing page and its head to HTML. */
import { text } from 'node:stream/consumers';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { campaign } from '../campaign.ts';
import { words } from '../campaign/en.ts';
import { landingHead, themeMetas } from '../app/site/head.ts';
import { createAppRouter } from '../app/router.tsx';
import { renderHead } from './head.ts';

export interface PrerenderedPage {
  readonly html: string;
  readonly head: string;
  readonly shellHead: string;
}

export async function renderLanding(): Promise<PrerenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  router.ssr = { manifest: undefined };
  await router.load();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // One chunk: late parts are printed in their place, without the inline scripts that would move them there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    html: await text(prelude),
    head: renderHead(landingHead(campaign, words, campaign.siteUrl)),
    shellHead: renderHead({
      title: campaign.appName,
      description: words.head.description,
      metas: themeMetas(campaign),
      links: [],
      jsonLd: [],
    }),
  };
}
