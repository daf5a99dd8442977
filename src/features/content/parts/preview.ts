/** How a screen of the studio is handed the real page of a kind: the app joins the two, since no subject knows another one's screens. */
import type { ReactNode } from 'react';
import type { Draft } from '../../../core/content/kind.ts';
import type { Locale } from '../../../core/locale.ts';

export interface Previewed {
  readonly kind: string;
  readonly id: string;
  readonly slug: string;
  readonly body: Draft;
  readonly locale: Locale;
}

/** Null: this kind has no page of its own. */
export type PreviewOf = (about: Previewed) => ReactNode;
