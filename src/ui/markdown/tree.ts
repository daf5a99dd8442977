/** Markdown as a tree: what is written as HTML is text like any other, and no link leads anywhere but to a page, a mail or a telephone. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Definition, Nodes, Root } from 'mdast';

/** Deeper is drawn as text: a thousand quotation marks in a row must not end in a full stack. */
export const DEEPEST = 12;

/** Indented code is switched off as well: in a letter an indented line is an indented line. */
const NOT_KNOWN = { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } };

export function markdownTree(text: string): Root {
  return fromMarkdown(text, { extensions: [NOT_KNOWN] });
}

/** Where the links that are named at the end of a text lead. The first of one name counts, as in CommonMark. */
export function definitionsOf(tree: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const isDefinition = (node: Nodes): node is Definition => node.type === 'definition';
  for (const { identifier, url } of tree.children.filter(isDefinition))
    if (!found.has(identifier)) found.set(identifier, url);
  return found;
}

export type SafeLink = { readonly href: string; readonly inside: boolean };

/** null: where it leads is nobody's to follow (`javascript:`, `data:`, another site under the name of a path). */
export function safeLink(url: string): SafeLink | null {
  if (/^#[\w-]+$/.test(url)) return { href: url, inside: true };
  // Browsers read a backslash as a slash, and drop tabs and line breaks: none of them stands in an honest address.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\\]/.test(url)) return null;
  if (/^\/(?!\/)/.test(url)) return { href: url, inside: true };
  return /^(https?:\/\/|mailto:|tel:)[^/?#]/i.test(url) ? { href: url, inside: false } : null;
}

/** The words alone, for a line in a list, a feed or a search. */
export function markdownWords(text: string): string {
  return wordsOf(markdownTree(text), 0).replace(/\s+/g, ' ').trim();
}

function wordsOf(node: Nodes, depth: number): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  if (!('children' in node) || depth > DEEPEST) return '';
  return node.children.map((child) => wordsOf(child, depth + 1)).join(BLOCKS.has(node.type) ? ' ' : '');
}

const BLOCKS: ReadonlySet<string> = new Set(['root', 'list', 'listItem', 'blockquote']);
