/**
 * The shell, which every page but the first begins as. Nearly all of it is the stylesheet that stands in the landing page too:
 * the worker keeps the rest alone (build/prerender.ts) and puts the two together, 13 kB less for a first visit.
 */

import { newBody } from './newBody.ts';

/** In the kept rest, where the stylesheet goes. */
const SHEET = '<!--sheet-->';

type Answer<Options> = (options: Options) => Promise<Response>;

/**
 * @param landing answers with the landing page.
 * @param rest answers with the shell but for its stylesheet.
 */
export function shellOf<Options>(landing: Answer<Options>, rest: Answer<Options>): Answer<Options> {
  return async (options) => {
    const [page, around] = await Promise.all([landing(options), rest(options)]);
    const [html, shell] = await Promise.all([page.text(), around.text()]);
    return newBody(page, withSheetOf(html, shell));
  };
}

/** A page that is kept without its stylesheet, with that of the landing page. */
export const withSheetOf = (landing: string, page: string): string => page.replace(SHEET, () => sheetOf(landing));

/** For the build. @throws Error when there is no stylesheet in the page. */
export function withoutSheet(shell: string): string {
  const sheet = sheetOf(shell);
  if (!sheet) throw new Error('The shell has no stylesheet.');
  return shell.replace(sheet, () => SHEET);
}

/** The longest style: a browser too old for the app has a short one of its own. */
function sheetOf(html: string): string {
  const styles = html.match(/<style>[\s\S]*?<\/style>/g) ?? [];
  return styles.reduce((longest, style) => (style.length > longest.length ? style : longest), '');
}
