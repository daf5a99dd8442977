/** How the sample town's content is written down: in both languages side by side, with money in whole units of the campaign's currency. */

export interface Both {
  readonly en: string;
  readonly es: string;
}

export const both = (en: string, es: string): Both => ({ en, es });

/** What a body keeps: cents. */
export const dollars = (whole: number): number => whole * 100;
