/**
 * Walks a script's syntax tree and names what it uses that a browser of the line may lack. By name, without types: what is
 * called on something unknown counts only if every API of that name is too new, and code that asks first is found as well, so
 * that whoever allows it has read it (allowed.ts).
 */
import { parseAst } from 'vite';
import { api, builtins, entry, everywhere, html, known, member, type Known } from './data.ts';

export interface Use {
  /** `AbortSignal.any`, `.toSorted()`, `<details name>` */
  readonly api: string;
  readonly line: number;
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** What these global names are. */
const INTERFACES: Readonly<Record<string, readonly string[]>> = {
  window: ['Window', 'EventTarget'],
  self: ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope', 'EventTarget'],
  globalThis: ['Window', 'EventTarget'],
  navigator: ['Navigator', 'WorkerNavigator'],
  document: ['Document', 'Node', 'EventTarget'],
  crypto: ['Crypto'],
  history: ['History'],
  location: ['Location'],
  screen: ['Screen'],
  performance: ['Performance'],
  caches: ['CacheStorage'],
};

/** Old enough, and yet not always there: on plain http, in a private window, in an app's own browser. */
const NOT_ALWAYS = new Set([
  'crypto.randomUUID',
  'crypto.subtle',
  'navigator.locks',
  'navigator.serviceWorker',
  'navigator.storage',
  'navigator.clipboard',
  'caches',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

export function newerUses(code: string, lang: 'js' | 'ts' | 'tsx' = 'js'): Use[] {
  const own = new Set<string>();
  const uses: (readonly [name: string, has: Known, node: Node])[] = [];
  const tree = parseAst(code, { lang, astType: lang === 'js' ? 'js' : 'ts' }) as unknown as Node; // ESTree, read by name
  visit(tree, null, { own, note: (...use) => void uses.push(use) });
  return uses
    .filter(([name, has]) => !own.has(name) && (has === false || NOT_ALWAYS.has(name)))
    .map(([name, , node]) => ({ api: name, line: code.slice(0, node.start).split('\n').length }));
}

interface Found {
  /** Names that the file gives itself, in whatever scope: those are no globals. */
  readonly own: Set<string>;
  note(name: string, has: Known, node: Node): void;
}

const DECLARES = /^(FunctionDeclaration|ClassDeclaration|VariableDeclarator|Import\w*Specifier)$/;
const TYPE_ONLY = /^TS(?!(As|NonNull|Satisfies|Instantiation)Expression)/;

function visit(node: Node, parent: Node | null, found: Found): void {
  const { type } = node;
  // A type is not called.
  if (TYPE_ONLY.test(type)) return;
  if (type === 'MemberExpression') readMember(node, parent, found.note);
  else if (type === 'Identifier') readGlobal(node, parent, found.note);
  else if (type === 'JSXOpeningElement') readElement(node, found.note);
  else if (DECLARES.test(type)) found.own.add(nameOf(node['id'] ?? node['local']));
  for (const key in node) {
    const value = node[key];
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, found);
  }
}

type Note = Found['note'];

const nameOf = (node: unknown): string =>
  !isNode(node)
    ? ''
    : node.type === 'Identifier'
      ? String(node['name'])
      : node.type === 'Literal'
        ? String(node['value'])
        : '';

function readMember(node: Node, parent: Node | null, note: Note): void {
  const name = node['computed'] && !isString(node['property']) ? '' : nameOf(node['property']);
  if (name === '') return;
  const object = bare(node['object']);
  const on = globalName(object);
  const interfaces = Object.hasOwn(INTERFACES, on) ? INTERFACES[on] : undefined;
  if (interfaces) {
    const all = interfaces.flatMap((one) => [known(api, one, name), known(api, one, `${name}_static`)]);
    const globals =
      on === 'window' || on === 'self' || on === 'globalThis' ? [known(api, name), known(builtins, name)] : [];
    return note(`${on}.${name}`, anyOf([...all, ...globals]), node);
  }
  if (entry(api, on) || entry(builtins, on)) {
    return note(`${on}.${name}`, anyOf([known(api, on, `${name}_static`), known(builtins, on, name)]), node);
  }
  if (parent?.type === 'CallExpression' && parent['callee'] === node) note(`.${name}()`, member(name), node);
}

/** `navigator`, also as `globalThis.navigator`; '' for anything else. */
function globalName(object: unknown): string {
  if (!isNode(object)) return '';
  if (object.type === 'Identifier') return nameOf(object);
  const within = object.type === 'MemberExpression' ? nameOf(bare(object['object'])) : '';
  return ['globalThis', 'window', 'self'].includes(within) ? nameOf(object['property']) : '';
}

/** `(globalThis as Odd)` is globalThis. */
function bare(node: unknown): unknown {
  return isNode(node) && /^(TS\w+|Parenthesized|Chain)Expression$/.test(node.type) ? bare(node['expression']) : node;
}

const isString = (node: unknown) => isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string';

/** One of several is enough; nothing known of any: nothing known. */
function anyOf(all: readonly Known[]): Known {
  return all.includes(true) ? true : all.includes(false) ? false : null;
}

/** A name that stands for itself: no key, no property, nothing declared or imported here. */
function isGlobalUse(node: Node, parent: Node | null): boolean {
  if (!parent) return false;
  const { type } = parent;
  if (type === 'CallExpression' || type === 'NewExpression') return parent['callee'] === node;
  return type === 'MemberExpression' && parent['object'] === node;
}

function readGlobal(node: Node, parent: Node | null, note: Note): void {
  if (!isGlobalUse(node, parent)) return;
  const name = nameOf(node);
  if (Object.hasOwn(INTERFACES, name)) return note(name, null, node);
  // A minified name of one or two letters is nobody's API.
  if (name.length < 3) return;
  const own = [entry(api, name)?.__compat, entry(builtins, name)?.__compat, entry(api, 'Window', name)?.__compat];
  note(name, anyOf(own.map(everywhere)), node);
}

function readElement(node: Node, note: Note): void {
  const element = isNode(node['name']) ? String(node['name']['name']) : '';
  if (!/^[a-z]/.test(element) || !Array.isArray(node['attributes'])) return;
  for (const attribute of node['attributes'].filter(isNode)) {
    const name = isNode(attribute['name']) ? String(attribute['name']['name']).toLowerCase() : '';
    const has = anyOf([known(html['elements'], element, name), known(html['global_attributes'], name)]);
    note(`<${element} ${name}>`, has, attribute);
  }
}
