/**
 * The public pages beside the landing page as the build printed them, kept in one file a language (build/contentPages.ts): with the
 * rows that they were printed with they open in a dead spot before anybody has been there.
 */
import { keptFile, type PrecacheEntry } from './laterFiles.ts';
import { newBody } from './newBody.ts';
import { withSheetOf } from './shell.ts';

const FILE = /^assets\/pages-\w+-\w+\.json$/;

export const pagesFileName = (locale: string, hash: string): string => `assets/pages-${locale}-${hash}.json`;

/**
 * @param files everything of this version.
 * @param landing answers with the landing page, which has the stylesheet and the headers.
 * @returns null for a page that was not printed, or is not kept yet.
 */
export async function answerPrinted(
  files: readonly PrecacheEntry[],
  { pathname }: URL,
  landing: () => Promise<Response>,
): Promise<Response | null> {
  for (const { url } of files) {
    if (!FILE.test(url)) continue;
    const kept = await keptFile(`/${url}`);
    const pages = (await kept?.json().catch(() => null)) as Readonly<Record<string, string>> | null | undefined; // written by the build
    const page = pages?.[pathname];
    if (typeof page !== 'string') continue;
    const around = await landing();
    return newBody(around, withSheetOf(await around.text(), page));
  }
  return null;
}
