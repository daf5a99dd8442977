/**
 * Draws the app's icons from the three SVG files in icons/ into public/, where the dev server and the build find them.
 * Generated, not committed: a changed drawing changes them all. Skipped while what is there is newer than its sources.
 */
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateFavicon, generateMaskableAsset, generateTransparentAsset } from '@vite-pwa/assets-generator/api';

type Drawing = 'icon' | 'maskable' | 'monochrome';

export interface IconFile {
  /** Below public/, also its address. */
  readonly file: string;
  readonly from: Drawing;
  /** Edge in px. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable' | 'monochrome' | null;
}

/** What is made. Those with a purpose stand in the manifest; the others are linked in the head. */
export const iconFiles: readonly IconFile[] = [
  { file: 'icons/icon-192.png', from: 'icon', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', from: 'icon', size: 512, purpose: 'any' },
  { file: 'icons/maskable-192.png', from: 'maskable', size: 192, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', from: 'maskable', size: 512, purpose: 'maskable' },
  { file: 'icons/monochrome-192.png', from: 'monochrome', size: 192, purpose: 'monochrome' },
  { file: 'icons/monochrome-512.png', from: 'monochrome', size: 512, purpose: 'monochrome' },
  // iOS rounds the corners and paints transparent parts black: a drawing that fills its square.
  { file: 'icons/apple-touch-icon.png', from: 'icon', size: 180, purpose: null },
];

const FAVICON_PX = 32;
const PNG = { outputOptions: { compressionLevel: 9, palette: true } };

const sources = new URL('icons/', import.meta.url).pathname;
const drawings: readonly Drawing[] = ['icon', 'maskable', 'monochrome'];
const sourceOf = (drawing: Drawing) => join(sources, `${drawing}.svg`);

/** @param publicDir Vite's public folder. @returns whether anything had to be drawn. */
export async function drawIcons(publicDir: string): Promise<boolean> {
  const made = [...iconFiles.map(({ file }) => file), 'icons/icon.svg', 'favicon.ico'];
  const newest = Math.max(changedAt(import.meta.filename), ...drawings.map((one) => changedAt(sourceOf(one))));
  if (made.every((file) => changedAt(join(publicDir, file)) > newest)) return false;

  mkdirSync(join(publicDir, 'icons'), { recursive: true });
  for (const { file, from, size } of iconFiles) {
    const svg = readFileSync(sourceOf(from));
    // A drawing that fills its square keeps doing so; the other one keeps its transparency.
    const draw = from === 'monochrome' ? generateTransparentAsset : generateMaskableAsset;
    const image = await draw('png', svg, size, { ...PNG, padding: 0 });
    writeFileSync(join(publicDir, file), await image.toBuffer());
  }
  const small = await generateTransparentAsset('png', readFileSync(sourceOf('icon')), FAVICON_PX, {
    ...PNG,
    padding: 0,
  });
  writeFileSync(join(publicDir, 'favicon.ico'), await generateFavicon('png', await small.toBuffer()));
  copyFileSync(sourceOf('icon'), join(publicDir, 'icons/icon.svg'));
  return true;
}

/** Epoch ms; 0 when it is not there. */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
