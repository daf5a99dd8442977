/**
 * Cuts the two typefaces into the files that src/theme/index.css asks for, by the weights and letters that it says: those the
 * app uses, and the letters of its two languages apart from the others, which a page fetches once it shows one of them.
 * Generated, not committed. Skipped while what is there is newer than the stylesheet and the packages.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const STYLESHEET = 'src/theme/index.css';
const OUT = 'src/theme/fonts';
const WHOLE: Readonly<Record<string, string>> = {
  'Bricolage Grotesque': 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'Public Sans': 'public-sans/files/public-sans-latin-wght-normal.woff2',
};

/** What a browser does by itself, and the figures of one width that columns ask for: no small capitals, no old figures. */
const FEATURES = 'ccmp locl kern liga clig calt rlig rclt rvrn mark mkmk tnum'.split(' ');

export interface Face {
  readonly file: string;
  readonly family: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** From and to, both in it. */
  readonly letters: readonly (readonly [number, number])[];
}

/** @returns whether anything had to be cut. */
export async function cutFonts(root: string): Promise<boolean> {
  const stylesheet = join(root, STYLESHEET);
  const faces = facesOf(readFileSync(stylesheet, 'utf8'));
  const newest = Math.max(...[stylesheet, import.meta.filename, join(root, 'package-lock.json')].map(changedAt));
  if (faces.every(({ file }) => changedAt(join(root, OUT, file)) > newest)) return false;

  mkdirSync(join(root, OUT), { recursive: true });
  for (const { file, family, weights, letters } of faces) {
    const whole = WHOLE[family];
    if (whole === undefined) throw new Error(`${STYLESHEET} asks for a typeface that nothing is known of: ${family}.`);
    const font = readFileSync(join(root, 'node_modules/@fontsource-variable', whole));
    const text = letters.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
    const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights }, keepFeatures: FEATURES };
    writeFileSync(join(root, OUT, file), await subsetFont(font, String.fromCodePoint(...text), options));
  }
  return true;
}

/** The faces whose files lie in fonts/. */
export function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const said = (property: string) => new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1] ?? '';
    const file = /url\('\.\/fonts\/([^']+)'\)/.exec(face)?.[1];
    if (file === undefined) return [];
    const [min = 400, max = min] = said('font-weight').split(/\s+/).map(Number);
    const letters = [...said('unicode-range').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
    );
    return [{ file, family: said('font-family').replaceAll("'", ''), weights: { min, max }, letters }];
  });
}

/** 0 for what is not there. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
