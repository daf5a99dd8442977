/** Walks a stylesheet, as it is served, and names what it uses that a browser of the line may lack. */
import { parse, type Declaration } from 'postcss';
import type { Identifier } from '@mdn/browser-compat-data';
import { css, everywhere, known } from './data.ts';
import type { Use } from './uses.ts';

export function newerStyles(text: string): Use[] {
  const found: Use[] = [];
  const note = (api: string, has: boolean | null, line: number) => {
    if (has === false) found.push({ api, line });
  };
  parse(text).walk((node) => {
    const line = node.source?.start?.line ?? 0;
    if (node.type === 'atrule') note(`@${node.name}`, known(css['at-rules'], node.name), line);
    if (node.type === 'rule') {
      // A class may have a colon, a bracket or an "&" in its name.
      const selector = node.selector.replaceAll(/\\./g, '');
      for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) {
        note(`:${name}`, known(css['selectors'], name), line);
      }
      // Nested rules have "&"; the build lowers them where a browser of the line needs it.
      if (selector.includes('&')) note('&', known(css['selectors'], 'nesting'), line);
    }
    if (node.type === 'decl') for (const api of newInDeclaration(node)) note(api, false, line);
  });
  return found;
}

function newInDeclaration({ prop, value }: Declaration): string[] {
  if (prop.startsWith('--')) return newFunctions(value);
  const property = known(css['properties'], prop) === false && !prop.startsWith('-') ? [prop] : [];
  const keyword = known(css['properties'], prop, value) === false ? [`${prop}: ${value}`] : [];
  return [...property, ...keyword, ...newFunctions(value)];
}

/** `color-mix(`, and the units of the dynamic viewport. */
function newFunctions(value: string): string[] {
  const functions = [...value.matchAll(/(?:^|[\s,(])([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  const units = [...value.matchAll(/\b\d+(d|s|l)v[hwib]\b/g)].length > 0 ? ['viewport_percentage_units_dynamic'] : [];
  return [...functions, ...units].filter((name) => types.get(name) === false);
}

/** Functions and units of CSS values, by name. */
const types: ReadonlyMap<string, boolean | null> = new Map(collect(css['types']));

function* collect(root: Identifier | undefined): Generator<[string, boolean | null]> {
  for (const [name, value] of Object.entries(root ?? {})) {
    if (name === '__compat') continue;
    const at = value as Identifier; // all but __compat are entries
    yield [name, everywhere(at.__compat)];
    yield* collect(at);
  }
}
