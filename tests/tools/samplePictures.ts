/** `node tests/tools/samplePictures.ts`: draws the sample town's pictures (src/sample/pictures/*.svg) as the files that src/sample/pictures.ts names. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../../src/sample/pictures/', import.meta.url);
for (const drawing of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
  const bytes = await sharp(readFileSync(new URL(drawing, folder)))
    .avif({ quality: 55 })
    .toBuffer();
  const name = drawing.replace('.svg', '.avif');
  writeFileSync(new URL(name, folder), bytes);
  process.stdout.write(`${name} ${bytes.length} bytes ${createHash('sha256').update(bytes).digest('hex')}\n`);
}
