/** One run of Lighthouse on a page, and what of its figures the benches print. */
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { BROWSER_ARGS } from '../tools/browser.ts';
import { whole } from './measure.ts';

export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed Index': 'speed-index',
} as const;
/** ms as on the audited device, slowed down or not. */
export const WORK = ['script work', 'longest task'] as const;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Device = 'mobile' | 'desktop';
export type Figures = Record<string, number[]>;

export const withoutScripts = (html: string) => html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

function rowsOf(audits: Result['audits'], id: string) {
  const details = audits[id]?.details;
  return details?.type === 'table' ? details.items : [];
}

/** What the main thread did until the page was still: in scripts altogether, and at the longest without a pause. */
function workOf(audits: Result['audits']): { script: number; longest: number } {
  const script = rowsOf(audits, 'mainthread-work-breakdown')
    .filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile')
    .reduce((sum, { duration }) => sum + Number(duration), 0);
  // The list has those over 50 ms alone.
  const longest = Math.max(0, ...rowsOf(audits, 'long-tasks').map(({ duration }) => Number(duration)));
  return { script, longest };
}

/** How often a run that gave no figures (a browser that painted nothing in time) is taken again. */
const TRIES = 8;

/** One run, its figures added to the others. @throws Error when Lighthouse gives no result, or none with all figures. */
export async function audit(url: string, device: Device, browser: string, into: Figures): Promise<void> {
  for (let again = 1; ; again++) {
    const one: Figures = {};
    const said = await auditOnce(url, device, browser, one);
    const lacking = Object.keys(METRICS).filter((name) => one[name]?.some(Number.isNaN) ?? true);
    if (lacking.length === 0) {
      for (const [name, values] of Object.entries(one)) (into[name] ??= []).push(...values);
      return;
    }
    if (again === TRIES) throw new Error(`Lighthouse has no ${lacking.join(', ')} of ${url}: ${said}`);
    console.log(`Taken again: ${url} (${device}) without ${lacking.join(', ')}: ${said}`);
  }
}

/** @returns what Lighthouse says went wrong with the page, or nothing. */
async function auditOnce(url: string, device: Device, browser: string, into: Figures): Promise<string> {
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
    const { script, longest } = workOf(result.lhr.audits);
    (into[WORK[0]] ??= []).push(script);
    (into[WORK[1]] ??= []).push(longest);
    for (const id of CATEGORIES)
      (into[id] ??= []).push(Math.round((result.lhr.categories[id]?.score ?? Number.NaN) * 100));
    if (process.env['VERBOSE']) {
      for (const row of rowsOf(result.lhr.audits, 'bootup-time'))
        console.log(
          `${String(row['url'])}: ${whole(Number(row['scripting']))} ms run, ${whole(Number(row['scriptParseCompile']))} read`,
        );
      const bad = Object.values(result.lhr.audits).filter((one) => one.score !== null && one.score < 0.9);
      console.log(
        url,
        bad.map((one) => `${one.id}: ${one.displayValue ?? one.title}`),
      );
    }
    return result.lhr.runtimeError?.code ?? '';
  } finally {
    chrome.kill();
  }
}
