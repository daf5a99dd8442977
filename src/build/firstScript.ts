/**
 * Puts src/firstScript.ts into the prerendered page in the place of the app's script tag, which it fetches itself. What it
 * is to fetch stands in an attribute: its text, and with it its hash in the Content-Security-Policy, changes only with itself.
 */
import { build, type ResolvedConfig, type Rolldown } from 'vite';

const SOURCE = 'src/firstScript.ts';
/** What the landing page begins with, and what it comes to need at once: the sections of the first screen. */
export const LANDING = {
  begins: [/\/src\/app\/landing\/start\.tsx$/],
  next: [/\/src\/app\/site\/SiteHeader\.tsx$/, /\/src\/features\/landing\/hero\/Hero\.tsx$/],
};

/** @returns the script's text, one function that runs at once. */
export async function bundleFirstScript(config: ResolvedConfig): Promise<string> {
  const built = await build({
    configFile: false,
    root: config.root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: config.build.target,
      lib: { entry: SOURCE, formats: ['iife'], name: 'first' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = outputs;
  if (chunk?.type !== 'chunk' || outputs.length !== 1) throw new Error(`${SOURCE} is not one script.`);
  if (chunk.code.includes('</script')) throw new Error(`${SOURCE} would end its own tag.`);
  return chunk.code.trim();
}

export interface FirstScript {
  readonly script: string;
  readonly bundle: Rolldown.OutputBundle;
  /** Modules in the files that the page begins with. */
  readonly begins: readonly RegExp[];
  /** Modules that those ask for as soon as they run: fetched behind them, so that a slow network is asked once. */
  readonly next?: readonly RegExp[];
  /** Names of other files that it needs. */
  readonly more?: readonly string[];
  /** The page's address. */
  readonly page: string;
}

/** Into the head: it listens before there is anything to press. */
export function inlineFirstScript(
  html: string,
  { script, bundle, begins, next = [], more = [], page }: FirstScript,
): string {
  let entry = '';
  const rest = html.replace(/<script [^>]*type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/, (_tag, file: string) => {
    entry = file;
    return '';
  });
  if (!entry) throw new Error('The page names no script.');
  const files = [entry, ...beside(bundle, begins), ...more];
  const behind = [...beside(bundle, next)].filter((file) => !files.includes(file));
  const lists = { files, next: behind, ahead: aheadOf([...files, ...behind], sizesOf(bundle)) };
  const data = Object.entries(lists).flatMap(([name, list]) =>
    list.length > 0 ? [`data-${name}="${list.map((file) => `/${file}`).join(' ')}"`] : [],
  );
  return rest.replace('</head>', () => `<script data-page="${page}" ${data.join(' ')}>${script}</script></head>`);
}

/** To name one to the browser takes a slow phone 5 ms before its first picture. */
const AHEAD_AT_MOST = 12;

/**
 * Of the app's files those whose way is the longest, the largest first.
 * @param sizes of files with code, by name: others are no scripts to the browser.
 */
export function aheadOf(files: readonly string[], sizes: ReadonlyMap<string, number>): string[] {
  return files
    .filter((file) => sizes.has(file))
    .toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
    .slice(0, AHEAD_AT_MOST);
}

function sizesOf(bundle: Rolldown.OutputBundle): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(bundle).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file.code.length]] : [])),
  );
}

/**
 * The app and what it imports: asked for beside the entry, which would name them only once it is there. What others need comes
 * before them, so that main.tsx can run one after the other.
 */
function beside(bundle: Rolldown.OutputBundle, begins: readonly RegExp[]): Iterable<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk' || chunk.isEntry) return;
    seen.add(file);
    for (const next of chunk.imports) visit(next);
    files.add(file);
  };
  for (const module of begins) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => module.test(id)),
    );
    if (!chunk) throw new Error(`${module} is in no file.`);
    visit(chunk.fileName);
  }
  return files;
}
