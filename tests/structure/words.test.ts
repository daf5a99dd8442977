/** The app's own words: all of them in both languages, none in a source, none said before it is drawn. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedDates } from '../../src/features/settings/model/namedDates.ts';
import { sourcesIn } from './importGraph.ts';
import { asksWhileLoading, textsIn } from './texts.ts';

const src = join(import.meta.dirname, '../../src');
const sources = sourcesIn(src);

/** No words for people: styles, developers' errors, drawings. The campaign's own words are content. */
const NONE = /^(core|adapters|backend|wiring|sw|theme|campaign|sample)(\/|\.ts$)|^(main\.tsx|firstScript\.ts)$/;

type Message = string | readonly [{ readonly match: Readonly<Record<string, string>>; readonly selectors: string[] }];
const wordsOf = (file: string) => JSON.parse(readFileSync(join(src, file), 'utf8')) as Record<string, Message>; // checked below

const rooms = globSync('**/words/en.json', { cwd: src }).map((file) => file.replace(/\/en\.json$/, ''));
const each = rooms.flatMap((room) => {
  const [english, spanish] = [wordsOf(`${room}/en.json`), wordsOf(`${room}/es.json`)];
  return [...new Set([...Object.keys(english), ...Object.keys(spanish)])].map((key) => ({
    room,
    key,
    english: english[key],
    spanish: spanish[key],
  }));
});

const formsOf = (message: Message): Record<string, string> =>
  typeof message === 'string' ? { '': message } : { ...message[0].match };
/** `{name}` and `{#link}` of a text. */
const placeholders = (text: string) => [...new Set(text.match(/\{[#/]?\w+\/?\}/g))].toSorted().join(' ');

describe('the rooms’ words', () => {
  it('are there', () => {
    expect(each.length).toBeGreaterThan(0);
  });

  it('name no day of the calendar, which a new election day would make wrong', () => {
    const dated = each.flatMap(({ key, english = '', spanish = '' }) =>
      [...Object.values(formsOf(english)), ...Object.values(formsOf(spanish))]
        .filter((text) => namedDates(text).length > 0)
        .map((text) => `${key}: ${text}`),
    );
    expect(dated).toEqual([]);
  });

  it('stand in both languages', () => {
    expect(each.filter(({ english, spanish }) => !english || !spanish).map(({ key }) => key)).toEqual([]);
  });

  it('have one name in the whole app, which begins with the room’s', () => {
    const names = each.map(({ key }) => key);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const strange = each.filter(({ room, key }) => {
      const owner =
        room
          .replace(/\/words$/, '')
          .split('/')
          .at(-1)
          ?.replaceAll('-', '_') ?? '';
      return !/^[a-z\d_]+$/.test(key) || !key.startsWith(`${owner}_`);
    });
    expect(strange.map(({ room, key }) => `${room}: ${key}`)).toEqual([]);
  });

  it('fill in the same in every form and language, a plural’s “one” excepted', () => {
    const unequal = each.filter(({ english, spanish }) => {
      if (!english || !spanish) return false;
      const texts = [formsOf(english), formsOf(spanish)].flatMap((forms) =>
        Object.entries(forms).filter(([form]) => !form.endsWith('=one')),
      );
      return new Set(texts.map(([, text]) => placeholders(text))).size > 1;
    });
    expect(unequal.map(({ key }) => key)).toEqual([]);
  });

  it('say what a count needs: one and other in English, one, many and other in Spanish', () => {
    const plural = (message: Message | undefined, forms: string[]) => {
      if (!message || typeof message === 'string' || !JSON.stringify(message).includes(': plural')) return true;
      const said = Object.keys(message[0].match);
      return message[0].selectors.every((by) =>
        forms.every((form) => said.some((one) => one.includes(`${by}=${form}`))),
      );
    };
    const short = each.filter(
      ({ english, spanish }) => !plural(english, ['one', 'other']) || !plural(spanish, ['one', 'many', 'other']),
    );
    expect(short.map(({ key }) => key)).toEqual([]);
    const alone = each.filter(({ english, spanish }) => typeof english !== typeof spanish);
    expect(alone.map(({ key }) => key)).toEqual([]);
  });

  it('are all said somewhere, by a name that the search finds', () => {
    const said = new Set([...sources.values()].flatMap((text) => text.match(/(?<=\bm\.)\w+/g) ?? []));
    expect(each.filter(({ key }) => !said.has(key)).map(({ key }) => key)).toEqual([]);
  });
});

// Every source is parsed twice, on a machine that may have other work.
describe('the sources', { timeout: 60_000 }, () => {
  const spoken = [...sources].filter(([file]) => !NONE.test(file));

  it('have no text for people in them', () => {
    const texts = spoken.flatMap(([file, text]) => textsIn(file, text).map((found) => `${file}: ${found}`));
    expect(texts).toEqual([]);
  });

  it('ask for no word while they are loaded', () => {
    expect([...sources].filter(([file, text]) => asksWhileLoading(file, text)).map(([file]) => file)).toEqual([]);
  });
});

describe('the search for texts', () => {
  it('finds them between tags, in attributes, in strings and in templates', () => {
    const source = `const a = <p title="Your name">Hello <b aria-label={'Not now'} mark="optional">{\`\${n} doors left\`}</b>{done ? 'Done' : null}</p>;`;
    expect(textsIn('a.tsx', source)).toEqual(['Your name', 'Hello', 'Not now', 'optional', '… doors left', 'Done']);
  });

  it('leaves styles, addresses, keys and developers’ errors alone', () => {
    const source = `const a = <a className="Big Red" href="/Some Where" onKeyDown={(e) => e.key === 'Enter'}>{dark('(prefers-color-scheme: dark)')}{css({ font: 'Public Sans' })}</a>; throw new Error('No such thing');`;
    expect(textsIn('a.tsx', source)).toEqual([]);
  });

  it('sees a word that is asked for before anybody looks', () => {
    expect(asksWhileLoading('a.ts', 'const A = { x: m.ui_close() };')).toBe(true);
    expect(asksWhileLoading('a.ts', 'const A = { x: () => m.ui_close() }; function b() { return m.ui_close(); }')).toBe(
      false,
    );
  });
});
