/** `node src/build/releaseNotes.ts v1.2.3` prints a release's notes from the changelog. Fails when package.json has another version. */
import { readFileSync } from 'node:fs';

/** @returns the text below a version's heading. @throws Error when the changelog has no such section, or an empty one. */
export function releaseNotes(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`[${version}] - `));
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (notes === '') throw new Error(`The changelog says nothing about ${version}.`);
  return notes;
}

/** @throws Error when a tag is not the version's. */
export function checkTag(tag: string, version: string): void {
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag} and package.json has ${version}.`);
}

if (import.meta.main) {
  const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string }; // npm refuses one without
  checkTag(process.argv[2] ?? '', version);
  console.log(releaseNotes(read('.github/CHANGELOG.md'), version));
}
