/**
 * The app's own words: every room keeps them in words/en.json and words/es.json; Paraglide makes a typed function of each
 * (src/messages, generated). A file of its own per message, so that a page brings only the words it says.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import type { Plugin } from 'vite';
import { BASE_LOCALE, LOCALES } from '../core/locale.ts';

const FORMAT = 'node_modules/@inlang/plugin-message-format/dist/index.js';
const WORDS = 'src/**/words/';
const OUT = 'src/messages';
const MADE_OF = `${OUT}/made-of.txt`;

/**
 * In place of Paraglide's own, which looks for the language in addresses, cookies and storage: 1.1 kB (brotli) before the
 * first press, where core/locale.ts knows it already.
 */
const RUNTIME = `/** @typedef {string} LocalizedString */
/** @typedef {{ type: string, value?: string, name?: string, options?: object, attributes?: object }} MessagePart */
/**
 * @template Inputs, Options, Markup
 * @typedef {{ readonly markup?: Markup }} MessageMetadata
 */
export { currentLocale as getLocale } from '../core/locale.ts';
export const experimentalStaticLocale = undefined;
`;

/**
 * In place of Paraglide's own, which makes the rules of a language anew for each word that counts: a third of a ms on a slow phone, and
 * a list has fifty. It has what our words ask for.
 */
const REGISTRY = `/** @type {Map<string, Intl.PluralRules>} */
const made = new Map();

/** @type {(locale: string, input: unknown, options?: Intl.PluralRulesOptions) => string} */
export function plural(locale, input, options) {
  const key = locale + JSON.stringify(options);
  const rules = made.get(key) ?? new Intl.PluralRules(locale, options);
  made.set(key, rules);
  return rules.select(Number(input));
}
`;

/** Does nothing where src/messages is made of what the words are now. */
export async function makeMessages(root: string): Promise<void> {
  const files = globSync(`${WORDS}{${LOCALES.join(',')}}.json`, { cwd: root }).toSorted();
  const hash = createHash('sha256')
    .update(RUNTIME)
    .update(REGISTRY)
    .update(readFileSync(join(root, 'package-lock.json')));
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  const madeOf = hash.digest('hex');
  if (read(join(root, MADE_OF)) === madeOf) return;
  await compileAll(root, [...new Set(files.map((file) => file.replace(/[^/]+$/, '{locale}.json')))]);
  writeFileSync(join(root, OUT, 'runtime.js'), RUNTIME);
  writeFileSync(join(root, OUT, 'registry.js'), REGISTRY);
  writeFileSync(join(root, MADE_OF), madeOf);
}

/** Its project stands for a moment only: it names what the rooms have, and the compiler leaves files of its own in it. */
async function compileAll(root: string, pathPattern: readonly string[]): Promise<void> {
  const home = await mkdtemp(join(root, 'node_modules/.messages-'));
  const project = join(home, 'project.inlang');
  try {
    mkdirSync(project);
    const settings = {
      baseLocale: BASE_LOCALE,
      locales: LOCALES,
      modules: [`../../${FORMAT}`],
      'plugin.inlang.messageFormat': { pathPattern: pathPattern.map((pattern) => `../../${pattern}`) },
    };
    writeFileSync(join(project, 'settings.json'), JSON.stringify(settings));
    await compile({
      project,
      outdir: join(root, OUT),
      strategy: ['globalVariable', 'baseLocale'],
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      emitReadme: false,
    });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** While developing: a changed word is there as soon as it is written. */
export function messages(): Plugin {
  return {
    name: 'campaign:messages',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (/\/words\/\w+\.json$/.test(file)) void makeMessages(server.config.root);
      });
    },
  };
}
