/** One tab of a WebKit phone, driven by the commands of the W3C standard. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS, type Name, type Plain, type Role, type Tab } from '../phone.ts';
import { cameThrough, comeToRest, findInPage, type Wanted, wantedOf, watchClicks } from './inPage.ts';
import { field, WireError, type Json } from './wire.ts';

/** A command to this tab; `path` follows the session's address. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Json) => Promise<Json>;

/** The standard's name of an element in an answer. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS = { Tab: '\uE004', 'Shift+Tab': '\uE008\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ' };

export function createWebKitTab(command: Command, origin: string): Tab {
  async function evaluate(source: string, args: readonly Json[]): Promise<Json> {
    // `execute/async`, so that a promise is awaited and a rejection keeps its words.
    const answer = await command('POST', '/execute/async', {
      script:
        `const done = arguments[arguments.length - 1]; const args = [...arguments].slice(0, -1);` +
        `Promise.resolve().then(() => (${source})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args,
    });
    const error = field(answer, 'error');
    if (error !== '""' && error !== '') throw new Error(`In the page: ${error}`);
    return typeof answer === 'object' && answer !== null ? (Reflect.get(answer, 'value') ?? null) : null;
  }

  const textOf = () => evaluate('() => document.body?.innerText ?? ""', []).then(String);

  /** Asks again until it is so. A page that is just being left answers with an error: then, too. */
  async function until<T>(what: string, ask: () => Promise<T | null>, withinMs = PATIENCE_MS): Promise<T> {
    const ends = Date.now() + withinMs;
    let failure = '';
    for (;;) {
      try {
        const found = await ask();
        if (found !== null) return found;
      } catch (cause) {
        failure = String(cause);
      }
      if (Date.now() > ends) break;
      await sleep(100);
    }
    const [where, text] = await Promise.all([path().catch(String), textOf().catch(String)]);
    throw new Error(`${what} did not come within ${withinMs} ms. ${failure}\nAt ${where}:\n${text.slice(0, 1500)}`);
  }

  /** The standard's reference to it, or null. */
  const look = (wanted: Wanted) =>
    command('POST', '/execute/sync', { script: `return (${findInPage})(arguments[0]);`, args: [{ ...wanted }] });
  const idOf = (found: Json) => (typeof found === 'object' && found !== null ? field(found, ELEMENT) : '');

  /** `run` resolves with false when nothing came of it: then the element is looked for anew. */
  const act = (what: string, wanted: Wanted, run: (id: string) => Promise<unknown>) =>
    until(what, async () => {
      const found = await look(wanted);
      if (found === null || (await evaluate(comeToRest.toString(), [found])) !== true) return null;
      return (await run(idOf(found))) === false ? null : true;
    });

  const path = async () => {
    const url = new URL(String(await command('GET', '/url')));
    return url.pathname + url.search + url.hash;
  };

  const named = (name: Name) => (typeof name === 'string' ? `“${name}”` : String(name));

  const tab: Tab = {
    async open(to, { early = false } = {}) {
      if (!early) return void (await command('POST', '/url', { url: new URL(to, origin).href }));
      await command('POST', '/execute/sync', {
        script: 'location.href = arguments[0]',
        args: [new URL(to, origin).href],
      });
    },
    reload: async () => void (await command('POST', '/refresh')),
    back: async () => void (await command('POST', '/back')),
    path,
    press: async (role: Role, name) =>
      void (await act(`The ${role} ${named(name)} to press`, wantedOf('role', role, name), click)),
    fill: async (label, text) =>
      void (await act(`The field ${named(label)}`, wantedOf('label', '', label), async (id) => {
        const reference = { [ELEMENT]: id };
        const isSelect = await command('POST', '/execute/sync', {
          script: `const [field, text] = arguments;
            if (!(field instanceof HTMLSelectElement)) return false;
            field.value = [...field.options].find((option) => option.text.trim() === text).value;
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
            return true;`,
          args: [reference, text],
        });
        if (isSelect === true) return;
        await command('POST', `/element/${id}/clear`);
        if (text !== '') await command('POST', `/element/${id}/value`, { text });
      })),
    async key(key) {
      const presses = [...KEYS[key]];
      await command('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              ...presses.map((value) => ({ type: 'keyDown', value })),
              ...presses.toReversed().map((value) => ({ type: 'keyUp', value })),
            ],
          },
        ],
      });
    },
    find: (role, name) =>
      until(`The ${role} ${named(name)}`, async () => {
        const found = await look(wantedOf('role', role, name));
        return found === null ? null : String(await evaluate('(element) => element.innerText', [found]));
      }),
    has: async (role, name) => (await look(wantedOf('role', role, name))) !== null,
    sees: async (text, withinMs) =>
      void (await until(
        `The text ${named(text)}`,
        async () => {
          const page = (await textOf()).replaceAll(/\s+/g, ' ');
          return (typeof text === 'string' ? page.includes(text) : text.test(page)) || null;
        },
        withinMs,
      )),
    read: textOf,
    // What comes back is JSON of what `run` returned: the caller's type is its own word.
    eval: async <A extends readonly Plain[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> =>
      (await evaluate(String(run), args as readonly Json[])) as Awaited<T>,
    close: async () => void (await command('DELETE', '/window')),
  };

  /** @returns whether the click fell on it. A page that it leads away from cannot be asked any more: then it did. */
  async function click(id: string): Promise<boolean> {
    const reference = { [ELEMENT]: id };
    await command('POST', '/execute/sync', { script: `return (${watchClicks})(arguments[0]);`, args: [reference] });
    try {
      await command('POST', `/element/${id}/click`);
    } catch (cause) {
      // Of the driver: a checkbox that is drawn by its label cannot be clicked itself; a person presses the label.
      if (!(cause instanceof WireError) || cause.code !== 'element not interactable') throw cause;
      await command('POST', '/execute/sync', {
        script: '(arguments[0].labels?.[0] ?? arguments[0]).click()',
        args: [reference],
      });
      return true;
    }
    return (await evaluate(cameThrough.toString(), []).catch(() => true)) !== false;
  }

  return tab;
}
