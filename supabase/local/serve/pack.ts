/** Packs the built files once, beside themselves, so that no request waits for compression: brotli for most, gzip for the rest. */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_IT = /\.(js|css|html|json|svg|webmanifest|vtt|txt|xml|ics)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Returns how many files it packed; those that are packed already and have not changed since are left alone. */
export async function packFiles(dist: string): Promise<number> {
  let packed = 0;
  for (const name of fs.readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(dist, name);
    const { mtimeMs, size } = fs.statSync(file);
    if (!WORTH_IT.test(name) || size < 1024 || isFresh(`${file}.br`, mtimeMs)) continue;
    const bytes = fs.readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: size };
    write(`${file}.gz`, await gz(bytes, { level: 9 }));
    write(`${file}.br`, await brotli(bytes, { params }));
    packed += 1;
  }
  return packed;
}

function isFresh(file: string, since: number): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && stat.mtimeMs >= since;
}

// Whole or not at all: a start that is ended half-way leaves no half file to be served.
function write(file: string, bytes: Buffer): void {
  fs.writeFileSync(`${file}.part`, bytes);
  fs.renameSync(`${file}.part`, file);
}
