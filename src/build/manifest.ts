/** The web app manifest, from the campaign file. */
import type { ManifestOptions } from 'vite-plugin-pwa';
import { campaign } from '../campaign.ts';
import { words } from '../campaign/en.ts';
import { iconFiles } from './icons.ts';
import { pictures } from './pictures.ts';

const { paper, paperNight } = campaign.colors;

/** In the W3C's manifest since April 2026, in WebKit first; not in the plugin's types yet. Others pass over it. */
interface DarkColors {
  readonly color_scheme_dark: { readonly theme_color: string; readonly background_color: string };
}

const shortcutIcons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

export const manifest: Partial<ManifestOptions> & DarkColors = {
  id: '/',
  name: campaign.appName,
  short_name: campaign.shortName,
  description: words.head.description,
  lang: campaign.locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // The page's own colours, as its theme-color tags say them: nothing flashes between the splash and the page.
  background_color: paper,
  theme_color: paper,
  color_scheme_dark: { theme_color: paperNight, background_color: paperNight },
  categories: ['politics', 'social'],
  icons: [
    ...iconFiles.flatMap(({ file, size, purpose }) =>
      purpose === null ? [] : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
    ),
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  screenshots: Object.values(pictures).map(({ file, width, height, scale, form, label }) => ({
    src: `/${file}`,
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/png',
    form_factor: form,
    label,
  })),
  shortcuts: [
    { name: 'Volunteer', url: '/?open=volunteer', icons: shortcutIcons },
    { name: 'Events', url: '/#events', icons: shortcutIcons },
    // Asks a stranger to sign in, and then leads there.
    { name: 'Walk list', url: '/field-ops', icons: shortcutIcons },
  ],
};
