/** How a screen of the studio is handed the real page of a kind: the app joins the two, since no subject knows another one's screens. */
import type { ReactNode } from 'react';
import type { Draft } from '../../../core/content/kind.ts';

export interface Previewed {
  readonly kind: string;
  readonly id: string;
  readonly slug: string;
  readonly body: Draft;
}

/** Draws in the language of the moment. Null: this body cannot be a page as it is. */
export type DrawPage = (about: Previewed) => ReactNode;

/** Null: this kind has no page of its own. Rejects where the page's code is not to be had. */
export type PreviewOf = (kind: string) => Promise<DrawPage | null>;
