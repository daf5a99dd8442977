/** What of a text in Markdown reaches a page, and what never does. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setLocale } from '../../src/core/locale.ts';
import { Markdown } from '../../src/ui/Markdown.tsx';
import { markdownWords, safeLink } from '../../src/ui/markdown/tree.ts';

const drawn = (text: string, below?: 1 | 2 | 3 | 4) =>
  renderToStaticMarkup(<Markdown text={text} {...(below && { below })} />).replace(/^<div[^>]*>|<\/div>$/g, '');

test('draws paragraphs, lists, emphasis, code and quotations', () => {
  expect(drawn('One *two* **three** `four`.\n\n- a\n- b\n\n3. c\n\n> said')).toBe(
    '<p>One <em>two</em> <strong>three</strong> <code>four</code>.</p><ul><li>a</li><li>b</li></ul>' +
      '<ol start="3"><li>c</li></ol><blockquote><p>said</p></blockquote>',
  );
});

test('puts headings below the heading that the text stands under, and never deeper than six', () => {
  expect(drawn('# A')).toBe('<h2>A</h2>');
  expect(drawn('# A\n\n###### B', 3)).toBe('<h4>A</h4><h6>B</h6>');
});

test('shows HTML as the letters it is written with', () => {
  expect(drawn('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(drawn('a <img src=x onerror=alert(1)> b')).not.toContain('<img');
  expect(drawn('<!-- no -->\n\n<div style="position:fixed">x</div>')).not.toMatch(/<div|<!--/);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a/b',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  'https:///x',
  'https:x',
  '',
  'relative',
])('follows no link to %j', (url) => {
  expect(safeLink(url)).toBeNull();
  expect(drawn(`[words](<${url.replace(/\p{Cc}/gu, (sign) => `&#${String(sign.charCodeAt(0))};`)}>)`)).not.toContain(
    'href',
  );
});

test('a link named at the end of the text is judged like any other', () => {
  expect(drawn('[a][1] [b][2]\n\n[1]: javascript:alert(1)\n[2]: https://ok.example/x')).toBe(
    '<p>a <a href="https://ok.example/x" rel="noopener noreferrer" target="_blank">b</a></p>',
  );
});

test('links elsewhere open beside and tell nothing of this page; links inside keep the language', () => {
  expect(drawn('[x](https://a.example/?q=1&r=2)')).toContain(
    '<a href="https://a.example/?q=1&amp;r=2" rel="noopener noreferrer" target="_blank">x</a>',
  );
  expect(drawn('[x](mailto:a@b.example)')).toContain('<a href="mailto:a@b.example" rel="noopener noreferrer">x</a>');
  setLocale('es');
  expect(drawn('[x](/vision#a) [y](#below)')).toContain('<a href="/es/vision#a">x</a> <a href="#below">y</a>');
  setLocale('en');
});

test('a picture from elsewhere is its words', () => {
  expect(drawn('![The mill](https://spy.example/pixel.gif)')).toBe('<p>The mill</p>');
});

test('a thousand quotation marks, brackets or lists in each other end in a drawn text', () => {
  for (const sign of ['> ', '- ', '*', '_', '[', '![', '`', '&#', '<', '\\'])
    expect(drawn(`${sign.repeat(1000)}end`).length).toBeLessThan(200_000);
});

test('tells the words alone', () => {
  expect(markdownWords('# Title\n\nSome *words* and [a link](https://x.example).\n\n- one\n- two')).toBe(
    'Title Some words and a link. one two',
  );
});
