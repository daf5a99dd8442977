/** A text that somebody wrote in Markdown, drawn safely: no HTML, no pictures from elsewhere, headings below the page's own. */
import type { Nodes, Parents } from 'mdast';
import { Fragment, useMemo, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { localHref } from '../core/address.ts';
import { DEEPEST, definitionsOf, markdownTree, safeLink } from './markdown/tree.ts';

interface MarkdownProps {
  readonly text: string;
  /** The level of the heading that the text stands under: `#` is drawn one below it. */
  readonly below?: 1 | 2 | 3 | 4;
  /** Where the text is in another language than the page. */
  readonly lang?: string | undefined;
  readonly className?: string;
}

export function Markdown({ text, below = 1, lang, className }: MarkdownProps) {
  const drawn = useMemo(() => {
    const tree = markdownTree(text);
    return draw(tree, { below, definitions: definitionsOf(tree), depth: 0, tight: false });
  }, [text, below]);
  return (
    <div lang={lang} className={cx(flow, className)}>
      {drawn}
    </div>
  );
}

interface Context {
  readonly below: number;
  readonly definitions: ReadonlyMap<string, string>;
  readonly depth: number;
  /** Within a list without empty lines, whose points are no paragraphs. */
  readonly tight: boolean;
}

function inside(node: Parents, context: Context): ReactNode {
  if (context.depth >= DEEPEST) return null;
  const deeper = { ...context, depth: context.depth + 1 };
  return node.children.map((child, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text have no other name
    <Fragment key={at}>{draw(child, deeper)}</Fragment>
  ));
}

function draw(node: Nodes, context: Context): ReactNode {
  switch (node.type) {
    case 'root':
      return inside(node, context);
    case 'paragraph':
      return context.tight ? inside(node, context) : <p>{inside(node, context)}</p>;
    case 'heading': {
      const Level = LEVELS[Math.min(node.depth + context.below, 6) - 2] ?? 'h6';
      return <Level>{inside(node, context)}</Level>;
    }
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside(node, context)}</ol> : <ul>{inside(node, context)}</ul>;
    case 'listItem':
      return <li>{inside(node, { ...context, tight: node.spread !== true })}</li>;
    case 'blockquote':
      return <blockquote>{inside(node, { ...context, tight: false })}</blockquote>;
    case 'code':
      // To be reached by the keyboard: a long line is scrolled sideways in its own box.
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
        <pre tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      );
    case 'thematicBreak':
      return <hr />;
    case 'text':
      return node.value;
    case 'html':
      return node.value;
    case 'emphasis':
      return <em>{inside(node, context)}</em>;
    case 'strong':
      return <strong>{inside(node, context)}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'link':
      return link(node.url, inside(node, context));
    case 'linkReference':
      return link(context.definitions.get(node.identifier) ?? '', inside(node, context));
    case 'image':
    case 'imageReference':
      // Pictures come with their own credit and place (the picture block); a text cannot fetch one from elsewhere.
      return node.alt ?? '';
    default:
      return null;
  }
}

function link(url: string, words: ReactNode): ReactNode {
  const safe = safeLink(url);
  if (!safe) return words;
  if (safe.inside) return <a href={safe.href.startsWith('/') ? localHref(safe.href) : safe.href}>{words}</a>;
  return (
    <a href={safe.href} rel="noopener noreferrer" {...(/^http/i.test(safe.href) && { target: '_blank' })}>
      {words}
    </a>
  );
}

const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

const flow = css({
  maxWidth: 'text',
  overflowWrap: 'anywhere',
  '& > * + *, & li > * + *, & blockquote > * + *': { marginTop: '3' },
  '& :is(h2, h3)': { textStyle: 'h4' },
  '& :is(h4, h5, h6)': { fontWeight: 'bold' },
  '& > * + :is(h2, h3, h4, h5, h6)': { marginTop: '6' },
  '& ul': { listStyleType: 'square', paddingLeft: '5' },
  '& ol': { listStyleType: 'decimal', paddingLeft: '6' },
  '& li + li': { marginTop: '2' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '0.2em', fontWeight: 'medium' },
  '& blockquote': { borderLeftWidth: '4px', borderLeftStyle: 'solid', borderLeftColor: 'lineSoft', paddingLeft: '4' },
  '& pre': { overflowX: 'auto', padding: '3', backgroundColor: 'shade', textStyle: 'small' },
  '& :not(pre) > code': { fontSize: '0.95em', backgroundColor: 'shade', paddingInline: '1' },
  '& hr': { borderTopWidth: '2px', borderTopStyle: 'solid', borderTopColor: 'lineSoft' },
});
