/**
 * Puts the class names themselves in the place of `css({ … })` where all of it is known at build time, as nearly everywhere: the phone
 * would put the same text together anew at each start, before it can answer anything (a third of the time that a page's code takes
 * to run), and the names are shorter than what they are made of. What depends on anything (`css(card, place)`) stays a call.
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import type { SystemStyleObject } from '../styled-system/types/index.js';

type Css = (typeof import('../styled-system/css/index.js'))['css'];
const FROM = 'styled-system/css';

export function staticStyles(): Plugin {
  let css: Css;
  return {
    name: 'campaign:static-styles',
    apply: 'build',
    // Types and JSX are gone by then.
    enforce: 'post',
    async configResolved({ root }) {
      const made = (await import(pathToFileURL(join(root, 'src/styled-system/css/index.js')).href)) as { css: Css }; // the same file
      css = made.css;
    },
    transform: {
      filter: { id: /\/src\/(?!styled-system\/).*\.tsx?(\?|$)/, code: FROM },
      handler(code) {
        const written = writeStyles(code, css);
        return written === code ? null : { code: written, map: null };
      },
    },
  };
}

/** @param code JavaScript. @returns the same with each wholly known `css()` as the text it gives. */
export function writeStyles(code: string, css: Css): string {
  const program: unknown = parseAst(code);
  const name = localName(program);
  if (name === null) return code;
  const calls: { start: number; end: number; text: string }[] = [];
  visit(program, (node) => {
    const { callee, arguments: given } = node;
    if (node['type'] !== 'CallExpression' || !isNode(callee) || callee['name'] !== name) return;
    if (!Array.isArray(given) || given.length !== 1) return;
    const style = known(given[0]);
    if (!isNode(style)) return;
    calls.push({
      start: Number(node['start']),
      end: Number(node['end']),
      text: JSON.stringify(css(style as SystemStyleObject)),
    }); // tsc has checked the source
  });
  return calls
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: names }) => text.slice(0, start) + names + text.slice(end), code);
}

/** What ESTree calls a node: an object with a type, whatever else it has. */
type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the file calls `css`. */
function localName(program: unknown): string | null {
  let found: string | null = null;
  visit(program, (node) => {
    const { source, specifiers } = node;
    if (node['type'] !== 'ImportDeclaration' || !isNode(source) || source['value'] !== FROM) return;
    for (const one of Array.isArray(specifiers) ? specifiers.filter(isNode) : []) {
      const { imported, local } = one;
      if (isNode(imported) && imported['name'] === 'css' && isNode(local)) found = String(local['name']);
    }
  });
  return found;
}

function visit(value: unknown, tell: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, tell);
  else if (isNode(value)) {
    tell(value);
    for (const one of Object.values(value)) if (typeof one === 'object') visit(one, tell);
  }
}

const UNKNOWN = Symbol('not known before the page runs');

/** The value of an expression made of nothing but literals. */
function known(node: unknown): unknown {
  if (!isNode(node)) return UNKNOWN;
  if (node['type'] === 'Literal') return 'regex' in node || 'bigint' in node ? UNKNOWN : node['value'];
  if (node['type'] === 'ObjectExpression') return knownObject(node['properties']);
  if (node['type'] === 'TemplateLiteral') return knownText(node);
  return UNKNOWN;
}

function knownText({ quasis }: Node): unknown {
  const [only, more] = Array.isArray(quasis) ? quasis : [];
  const text = more === undefined && isNode(only) && isNode(only['value']) ? only['value']['cooked'] : null;
  return typeof text === 'string' ? text : UNKNOWN;
}

function knownObject(properties: unknown): unknown {
  const made: Record<string, unknown> = {};
  for (const property of Array.isArray(properties) ? properties : []) {
    if (!isNode(property) || property['type'] !== 'Property' || property['computed'] === true) return UNKNOWN;
    const { key } = property;
    const value = known(property['value']);
    if (!isNode(key) || value === UNKNOWN) return UNKNOWN;
    made[String(key['type'] === 'Identifier' ? key['name'] : key['value'])] = value;
  }
  return made;
}
