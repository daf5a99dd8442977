/** What finished scripts, pages and styles use that a browser of the line may lack, where nobody has said why they may. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScripts, inlineStyles } from '../inlineHashes.ts';
import { ALLOWED, IN_LIBRARIES, IN_STYLES } from './allowed.ts';
import { newerStyles } from './styles.ts';
import { newerUses } from './uses.ts';

/** Newer APIs by name, with the files that use them. */
export function unexplained(dist: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const ours = new Set(ALLOWED.map(({ api }) => api));
  const add = (api: string, file: string) => found.set(api, (found.get(api) ?? new Set()).add(file));
  const script = (code: string, file: string) => {
    for (const { api } of newerUses(code)) if (!ours.has(api) && !Object.hasOwn(IN_LIBRARIES, api)) add(api, file);
  };
  const style = (code: string, file: string) => {
    for (const { api } of newerStyles(code)) if (!Object.hasOwn(IN_STYLES, api)) add(api, file);
  };
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const read = () => readFileSync(join(dist, file), 'utf8');
    if (/\.m?js$/.test(file)) script(read(), file);
    if (file.endsWith('.css')) style(read(), file);
    if (!file.endsWith('.html')) continue;
    for (const code of inlineScripts(read())) script(code, file);
    for (const code of inlineStyles(read())) style(code, file);
  }
  return found;
}
