/** The version that a build says it is: in problem reports, and where the app compares itself with what the server has. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The release and what the build was made of: same sources, same version. */
export function appVersion(): string {
  const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(lock) as { version: string }; // npm writes it
  const hash = createHash('sha256').update(lock);
  const source = new URL('../', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|css|json)$/.test(file),
  );
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(new URL(file, source)));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}
