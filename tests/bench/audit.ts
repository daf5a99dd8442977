/** One run of Lighthouse on a page, and what of its figures the benches print. */
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { BROWSER_ARGS } from '../tools/browser.ts';

export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed Index': 'speed-index',
} as const;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Device = 'mobile' | 'desktop';
export type Figures = Record<string, number[]>;

export const withoutScripts = (html: string) => html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

/** One run, its figures added to the others. @throws Error when Lighthouse gives no result. */
export async function audit(url: string, device: Device, browser: string, into: Figures): Promise<void> {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', ...BROWSER_ARGS],
    logLevel: 'silent',
  });
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] } as const;
    const result = await lighthouse(
      url,
      { ...flags, onlyCategories: [...CATEGORIES] },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error('Lighthouse gave no result.');
    for (const [name, id] of Object.entries(METRICS))
      (into[name] ??= []).push(result.lhr.audits[id]?.numericValue ?? Number.NaN);
    for (const id of CATEGORIES)
      (into[id] ??= []).push(Math.round((result.lhr.categories[id]?.score ?? Number.NaN) * 100));
    if (process.env['VERBOSE']) {
      const bad = Object.values(result.lhr.audits).filter((one) => one.score !== null && one.score < 0.9);
      console.log(
        url,
        bad.map((one) => `${one.id}: ${one.displayValue ?? one.title}`),
      );
    }
  } finally {
    await chrome.kill();
  }
}
