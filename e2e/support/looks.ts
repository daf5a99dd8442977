/**
 * A few pages that together show every recipe of src/theme. They are looked at by day and by night, on a phone and on a desktop; all
 * other pages once. A recipe that none of them shows fails pages.spec.ts.
 */
import type { Page } from '@playwright/test';
import { campaignPreset } from '../../src/theme/preset.ts';

export interface Look {
  readonly path: string;
  /** The recipes that are looked for on it, by their class names. */
  readonly shows: readonly string[];
}

export const LOOKS: Readonly<Record<'pages' | 'dialogs', readonly Look[]>> = {
  pages: [
    { path: '/', shows: ['button'] },
    { path: '/transparency/payments', shows: ['list'] },
    { path: '/transparency/figures', shows: ['chart', 'table'] },
    // Behind a sign-in, as all lists of that kind are.
    { path: '/account', shows: ['row'] },
  ],
  dialogs: [
    { path: '/?open=rsvp&event=:event', shows: ['dialog', 'field', 'control', 'numberInput'] },
    { path: '/?open=newsletter', shows: ['checkbox', 'toast'] },
  ],
};

const { recipes = {}, slotRecipes = {} } = campaignPreset.theme ?? {};

/** By the class names that Panda gives them. */
export const RECIPES: readonly string[] = [...Object.values(recipes), ...Object.values(slotRecipes)].map(
  ({ className }) => className ?? '',
);

/** Which of them a page has on it now. */
export function recipesOn(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const classes = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
    // A part of one is named `dialog__title`.
    const found = new Set([...classes].map((name) => name.split('__')[0] ?? name));
    return names.filter((name) => found.has(name));
  }, RECIPES);
}
