/**
 * The web app manifest, from the campaign file: one to a language, each page naming its own. All have one id, so that they are one
 * app, and what is installed opens in the language chosen on the device (app/homeScreen.ts).
 */
import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { campaign } from '../campaign.ts';
import { seedsOf } from './bakedWords.ts';
import { HOME_SCREEN, localHref, manifestPath } from '../core/address.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '../core/locale.ts';
import { iconFiles } from './icons.ts';
import { pictures } from './pictures.ts';

const { paper, paperNight } = campaign.colors;

/** In the W3C's manifest since April 2026, in WebKit first; not in the plugin's types yet. Others pass over it. */
interface DarkColors {
  readonly color_scheme_dark: { readonly theme_color: string; readonly background_color: string };
}

const shortcutIcons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

const SHORTCUTS = {
  en: { volunteer: 'Volunteer', events: 'Events', walk: 'Walk list' },
  es: { volunteer: 'Sea voluntario/a', events: 'Eventos', walk: 'Lista de recorrido' },
} as const satisfies Record<Locale, object>;

/** @param contentFrom CONTENT_FROM of the build. @param isThere whether a picture of the app is there to be shown. */
export const manifestIn = (
  locale: Locale,
  contentFrom: string | undefined,
  isThere: (file: string) => boolean,
): Partial<ManifestOptions> & DarkColors => ({
  id: '/',
  name: campaign.appName,
  short_name: campaign.shortName,
  description: seedsOf(contentFrom)[locale].head.description,
  lang: locale === BASE_LOCALE ? campaign.locale : locale,
  dir: 'ltr',
  start_url: localHref(`/?${HOME_SCREEN}`, locale),
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
  screenshots: Object.values(pictures)
    .filter(({ file }) => isThere(file))
    .map(({ file, width, height, scale, form, label }) => ({
      src: `/${file}`,
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/png',
      form_factor: form,
      label: label[locale],
    })),
  shortcuts: [
    {
      name: SHORTCUTS[locale].volunteer,
      url: localHref(`/?${HOME_SCREEN}&open=volunteer`, locale),
      icons: shortcutIcons,
    },
    { name: SHORTCUTS[locale].events, url: localHref(`/?${HOME_SCREEN}#events`, locale), icons: shortcutIcons },
    // Asks a stranger to sign in, and then leads there.
    { name: SHORTCUTS[locale].walk, url: '/field-ops', icons: shortcutIcons },
  ],
});

/** Those beside the one that the PWA plugin writes. */
export function otherManifests(contentFrom: string | undefined, isThere: (file: string) => boolean): Plugin {
  return {
    name: 'campaign:manifests',
    apply: 'build',
    generateBundle() {
      for (const locale of LOCALES.filter((one) => one !== BASE_LOCALE)) {
        const source = JSON.stringify(manifestIn(locale, contentFrom, isThere));
        this.emitFile({ type: 'asset', fileName: manifestPath(locale).slice(1), source });
      }
    },
  };
}
