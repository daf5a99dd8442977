/** Where the picture of a shared commitment lies (the build draws it: build/sharePicture.ts). */
import type { Locale } from '../../core/locale.ts';

/** px */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

export const sharePicturePath = (slug: string, locale: Locale): string => `/share/${slug}-${locale}.png`;
