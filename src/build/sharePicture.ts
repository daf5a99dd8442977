/**
 * The picture that messengers show of a shared commitment, one for each language: what is promised, by when and how it stands, in the
 * campaign's typefaces and colors. Letters are drawn as shapes, so that the machine that builds needs no font of its own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { SHARE_PICTURE } from '../app/site/sharePicturePath.ts';
import type { Embed } from './embeds.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const FILES = {
  head: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: 'public-sans/files/public-sans-latin-wght-normal.woff2',
} as const;
const WEIGHT = { head: 800, text: 600 } as const;
/** What the campaign's two languages are written with. */
const LETTERS = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('') + '–—‘’“”…€';

/** px, as Open Graph's readers want it. */
const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const MARGIN = 72;
const STRIP = 128;
/** The title's size is the largest in which it fits. */
const SIZES = [76, 68, 60, 54, 48, 42] as const;
/** Of whose plan it is, beside how it stands. */
const NAME_SIZES = [26, 22, 19, 16] as const;
const LEADING = 1.12;
const ROOM = HEIGHT - STRIP - 2 * MARGIN - 48;

type FaceName = keyof typeof FILES;
const INK = '#1E1C3A';
const STRAW = '#F2BD42';

export interface Draw {
  /** As wide as it is drawn, px. */
  readonly width: number;
  /** An SVG path whose origin is the line's left end. */
  readonly path: string;
}

export type Letters = (face: FaceName, text: string, size: number) => Draw;

/** @returns what draws a line of text; the typefaces are cut once. */
export async function letters(): Promise<Letters> {
  const fonts = new Map<FaceName, { readonly font: Font; readonly upem: number }>();
  for (const face of ['head', 'text'] as const) {
    const whole = readFileSync(join(ROOT, 'node_modules/@fontsource-variable', FILES[face]));
    const cut = await subsetFont(whole, LETTERS, { targetFormat: 'truetype', variationAxes: { wght: WEIGHT[face] } });
    const hb = new Face(new Blob(new Uint8Array(cut)));
    fonts.set(face, { font: new Font(hb), upem: hb.upem });
  }
  return (face, text, size) => {
    const found = fonts.get(face);
    if (!found) throw new Error(`${face} is no typeface of the campaign.`);
    const line = new Buffer();
    line.addText(text);
    line.guessSegmentProperties();
    shape(found.font, line);
    const scale = size / found.upem;
    const places = line.getGlyphPositions();
    let x = 0;
    const parts = line.getGlyphInfos().map(({ codepoint }, at) => {
      const place = places[at];
      const from = x + (place?.xOffset ?? 0);
      x += place?.xAdvance ?? 0;
      return `<path transform="translate(${from} ${place?.yOffset ?? 0})" d="${found.font.glyphToPath(codepoint)}"/>`;
    });
    return { width: x * scale, path: `<g transform="scale(${scale} ${-scale})">${parts.join('')}</g>` };
  };
}

/** Words in lines no wider than `most` px. A word that is wider stands alone. */
export function wrapped(text: string, most: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The largest size in which all of it fits; in the smallest one what does not fit ends in "…". */
export function fitted(title: string, draw: Letters): { readonly size: number; readonly lines: readonly string[] } {
  const most = WIDTH - 2 * MARGIN;
  const inSize = (size: number) => wrapped(title, most, (line) => draw('head', line, size).width);
  const fits = (size: number, lines: readonly string[]) =>
    lines.length * size * LEADING <= ROOM && lines.every((line) => draw('head', line, size).width <= most);
  const size = SIZES.find((one) => fits(one, inSize(one)));
  if (size !== undefined) return { size, lines: inSize(size) };
  const smallest = SIZES.at(-1) ?? 0;
  const rows = Math.floor(ROOM / (smallest * LEADING));
  const lines = inSize(smallest);
  if (lines.length <= rows) return { size: smallest, lines };
  return { size: smallest, lines: [...lines.slice(0, rows - 1), `${lines[rows - 1] ?? ''}…`] };
}

export async function sharePicture({ title, facts, from }: Embed, draw: Letters, paper: string): Promise<Uint8Array> {
  const [due, rated] = facts;
  const { size, lines } = fitted(title.text, draw);
  const at = (x: number, y: number, { path }: Draw, fill: string) =>
    `<g transform="translate(${x} ${y})" fill="${fill}">${path}</g>`;
  const kicker = draw('text', due?.name ?? '', 30);
  const word = draw('text', rated?.said.text ?? '', 30);
  const middle = HEIGHT - STRIP / 2 + 10;
  const tag = word.width + 36;
  const beside = WIDTH - 2 * MARGIN - tag - 32;
  const names = NAME_SIZES.map((px) => draw('text', from, px));
  const name = names.find(({ width }) => width <= beside) ?? names.at(-1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
${at(MARGIN, MARGIN + 24, kicker, '#524E73')}
${lines.map((line, row) => at(MARGIN, MARGIN + 60 + size * (row * LEADING + 0.8), draw('head', line, size), INK)).join('\n')}
<path fill="${INK}" d="M0 ${HEIGHT - STRIP}l210-16 250 12 230-14 280 15 230-11v${STRIP + 20}H0z"/>
<rect x="${MARGIN}" y="${middle - 40}" width="${tag}" height="56" rx="4" fill="${STRAW}"/>
${at(MARGIN + 18, middle, word, INK)}
${name ? at(WIDTH - MARGIN - name.width, middle, name, paper) : ''}
</svg>`;
  // A palette: flat colors are a third of the bytes.
  return new Uint8Array(
    await sharp(Uint8Array.from(new TextEncoder().encode(svg)))
      .png({ palette: true, colours: 32 })
      .toBuffer(),
  );
}
