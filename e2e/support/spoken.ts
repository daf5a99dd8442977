/**
 * What of a page is in another language than it says: every text and label that a reader meets is held against the other language's
 * words. Exact, because a text that both languages share is none of either; a person's own words are nobody's business.
 */
import { expect, type Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { sampleSeeds as seeds } from '../../src/sample/seeds.ts';
import type { Locale } from '../../src/core/locale.ts';
import { expectAccessible } from '../fixtures.ts';
import { untilSettled, watchRequests } from './settled.ts';

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

/** Texts of `locale` that are no texts of `other`, whole ones and those with something filled in. */
interface Said {
  readonly whole: ReadonlySet<string>;
  readonly filled: readonly RegExp[];
}

const src = new URL('../../src/', import.meta.url);
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Each form of a plural, each side of what stands out in a sentence. */
function textsOf(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
  return forms.flatMap((form) => form.split(/\{[#/]\w+\/?\}/)).map(tidy);
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [tidy(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

function appWords(locale: Locale): string[] {
  const files = globSync(`**/words/${locale}.json`, { cwd: src.pathname });
  return files.flatMap((file) => {
    const room = JSON.parse(readFileSync(new URL(file, src), 'utf8')) as Record<string, Message>; // held by tests/structure/words.test.ts
    return Object.values(room).flatMap(textsOf);
  });
}

function saidOnlyIn(locale: Locale, other: Locale): Said {
  const both = new Set([...appWords(other), ...leaves(seeds[other])]);
  const own = [...appWords(locale), ...leaves(seeds[locale])].filter(
    (text) => /\p{L}{2}/u.test(text) && !both.has(text),
  );
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return {
    whole: new Set(own.filter((text) => !/\{\w+\}/.test(text))),
    // What stands around the blanks must be words: "{a}, {b}" is every language's.
    filled: own
      .filter((text) => /\{\w+\}/.test(text))
      .flatMap((text) => {
        const around = text.split(/\{\w+\}/);
        const words = around.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0;
        // One word around a blank, "{a} and {b}", stands in many a person's own sentence: then the blank is a figure.
        const blank = words > 1 ? '.+' : String.raw`[\d.,$%]+`;
        return words === 0 ? [] : [new RegExp(`^${around.map(literal).join(blank)}$`, 'u')];
      }),
  };
}

const FOREIGN: Readonly<Record<Locale, Said>> = { en: saidOnlyIn('es', 'en'), es: saidOnlyIn('en', 'es') };
/** As Intl writes days, months and times in English and not in Spanish. */
const ENGLISH_DATE =
  /\b((Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?,|(January|February|March|April|May|June|July|August|September|October|November|December)\b|\d ?[AP]M\b)/;

/** Every text and label with the language that the page says it is in. */
function readPage(): { text: string; lang: string }[] {
  const LABELS = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];
  const found: { text: string; lang: string }[] = [];
  const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of LABELS) {
        const text = node.getAttribute(name);
        if (text) found.push({ text, lang: langOf(node) });
      }
    } else if (node.parentElement && !node.parentElement.closest('script, style, noscript, textarea')) {
      found.push({ text: node.textContent ?? '', lang: langOf(node.parentElement) });
    }
  }
  return [...found, { text: document.title.split(' · ')[0] ?? '', lang: document.documentElement.lang }];
}

/** The page says that it is in this language, and everything on it that says nothing else is. */
export async function expectSpoken(page: Page, locale: Locale) {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  // Section after section follows a switch.
  await expect.poll(() => foreignIn(page, locale), { message: page.url() }).toEqual([]);
}

async function foreignIn(page: Page, locale: Locale): Promise<string[]> {
  const { whole, filled } = FOREIGN[locale];
  const texts = (await page.evaluate(readPage)).filter(({ lang }) => lang === locale).map(({ text }) => tidy(text));
  const foreign = (text: string) =>
    whole.has(text) || filled.some((one) => one.test(text)) || (locale === 'es' && ENGLISH_DATE.test(text));
  return [...new Set(texts.filter(foreign))];
}

/** What can be pressed only by whoever has a wider phone: a fixed bar takes no part in the page's width. */
function beyondTheEdge(): string[] {
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
  const within = (element: Element | null): boolean =>
    element !== null && element !== document.body && (scrolls(element) || within(element.parentElement));
  return [...document.querySelectorAll('a[href], button')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .filter((element) => !within(element))
    .map((element) => (element.textContent ?? '').trim());
}

/** For a sweep over many pages: what is wrong with this one, in words; nothing where it is whole. */
export async function faultsIn(page: Page, locale: Locale): Promise<string[]> {
  const where = new URL(page.url()).pathname + new URL(page.url()).search;
  const lang = await page.locator('html').getAttribute('lang');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const outside = await page.evaluate(beyondTheEdge);
  return [
    ...(lang === locale ? [] : [`lang is ${lang}`]),
    ...(wide > 0 ? [`${wide} px wider than the phone`] : []),
    ...outside.map((name) => `“${name}” is beyond the edge`),
    ...(await foreignIn(page, locale)).map((text) => `says “${text}”`),
  ].map((fault) => `${where}: ${fault}`);
}

/** On this device, as the switch does. For pages whose address says no language. */
export const chooseSpanish = (page: Page) => page.evaluate(() => localStorage.setItem('language', 'es'));

/** Loads one page after the other, as a link in a message would: what each says in English, how wide it is, and what axe finds. */
export async function faultsOf(page: Page, paths: readonly string[], ready: string): Promise<string[]> {
  const faults: string[] = [];
  watchRequests(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator(ready).first(), path).toBeVisible();
    // Rows come after the heading, and say words of their own.
    await untilSettled(page);
    faults.push(...(await faultsIn(page, 'es')));
    await expectAccessible(page);
  }
  return faults;
}
