/** The web app manifest, from the campaign file. */
import type { ManifestOptions } from 'vite-plugin-pwa';
import { campaign } from '../campaign.ts';

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: campaign.appName,
  short_name: campaign.shortName,
  description: campaign.description,
  lang: 'en-US',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: campaign.colors.paper,
  theme_color: campaign.colors.brand,
  categories: ['politics', 'social'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Volunteer', url: '/?open=volunteer' },
    { name: 'Events', url: '/#events' },
  ],
};
