/** A tab of a phone with Firefox. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { PATIENCE_MS, type Name, type Plain, type Role, type Tab } from '../phone.ts';

/** @param page asked anew each time: a phone that was started again has other pages. */
export function firefoxTab(page: () => Page, origin: string): Tab {
  const role = (wanted: Role, name: Name): Locator =>
    page()
      .getByRole(wanted, { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first();
  const read = () => page().evaluate(() => document.body.innerText);
  const inFront = () =>
    page().evaluate(
      () => (document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]') ?? document.body).innerText,
    );

  /** What the page showed instead is what one wants to know. */
  async function orTell<T>(what: string, doing: () => Promise<T>): Promise<T> {
    try {
      return await doing();
    } catch (cause) {
      const shown = await inFront().catch(() => '(nothing to read)');
      throw new Error(`${what}: not on ${page().url()}, which shows:\n${shown.slice(0, 2000)}`, { cause });
    }
  }

  return {
    async open(path, { early = false } = {}) {
      const address = `${origin}${path}`;
      try {
        await page().goto(address, { waitUntil: early ? 'commit' : 'load' });
      } catch (cause) {
        // Begun again by the browser or the page, while the page before was on its way: the same place all the same.
        if (!String(cause).includes(`is interrupted by another navigation to "${address}"`)) throw cause;
        await page().waitForLoadState(early ? 'domcontentloaded' : 'load');
      }
    },
    async reload() {
      await page().reload();
    },
    async back() {
      await page().goBack({ waitUntil: 'commit' });
    },
    async path() {
      const { pathname, search, hash } = new URL(await page().evaluate(() => location.href));
      return pathname + search + hash;
    },
    press: (wanted, name) =>
      orTell(`press ${wanted} ${name}`, () => role(wanted, name).click({ timeout: PATIENCE_MS })),
    fill: (label, text) =>
      orTell(`fill ${label}`, async () => {
        const field = page()
          .getByLabel(label, { exact: typeof label === 'string' })
          .filter({ visible: true })
          .first();
        await field.waitFor({ timeout: PATIENCE_MS });
        if (await field.evaluate((element) => element.tagName === 'SELECT')) {
          await field.selectOption({ label: text }, { timeout: PATIENCE_MS });
          return;
        }
        // Of the driver: its own `fill` appends in an e-mail field, and a field that React holds never learns of it.
        await field.focus();
        if ((await field.inputValue()) !== '') {
          await field.press('ControlOrMeta+A');
          await field.press('Delete');
        }
        await field.pressSequentially(text, { timeout: PATIENCE_MS });
      }),
    key: (key) => page().keyboard.press(key),
    find: (wanted, name) =>
      orTell(`find ${wanted} ${name}`, async () => {
        const found = role(wanted, name);
        await found.waitFor({ timeout: PATIENCE_MS });
        return found.innerText();
      }),
    has: (wanted, name) => role(wanted, name).isVisible(),
    sees: (text, withinMs = PATIENCE_MS) =>
      orTell(`see ${text}`, async () => {
        const ends = Date.now() + withinMs;
        // A page that is being left has no text for a moment.
        const there = async () => holds(await read().catch(() => ''), text);
        while (!(await there())) {
          if (Date.now() > ends) throw new Error(`Not seen within ${withinMs} ms.`);
          await sleep(100);
        }
      }),
    read,
    eval: <A extends readonly Plain[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> =>
      page().evaluate<Awaited<T>>(`(${run.toString()})(${args.map((one) => JSON.stringify(one)).join(',')})`),
    close: () => page().close(),
  };
}

const holds = (shown: string, text: Name) => (typeof text === 'string' ? shown.includes(text) : text.test(shown));
