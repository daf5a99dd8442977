/** Class names that are known when the app is built stand in it as they are. */
import { expect, it } from 'vitest';
import { writeStyles } from '../../src/build/staticStyles.ts';
import { css } from '../../src/styled-system/css/index.js';

const IMPORT = `import { css } from 'styled-system/css';`;
const written = (code: string) => writeStyles(`${IMPORT}\n${code}`, css).replace(`${IMPORT}\n`, '');

it('a style of literals alone becomes the names that it would give', () => {
  const style = { color: 'ink', marginTop: { base: '2', md: '-4' }, '& > a': { _hover: { lineHeight: 1 } } };
  expect(written(`const a = css(${JSON.stringify(style)});`)).toBe(`const a = ${JSON.stringify(css(style))};`);
  expect(written('f(css({ color: `ink` }), css({}))')).toBe(`f(${JSON.stringify(css({ color: 'ink' }))}, "")`);
});

it.each([
  'css(card, place)',
  'css({ color: tone })',
  'css({ ...more, color: "ink" })',
  'css({ [key]: "ink" })',
  'css({ color: narrow ? "ink" : "paper" })',
  'css({ color: `${tone}` })',
  'css.raw({ color: "ink" })',
  'other.css({ color: "ink" })',
])('what depends on anything stays a call: %s', (code) => {
  expect(written(code)).toBe(code);
});

it('another file’s css is left alone, and a renamed one is found', () => {
  expect(writeStyles(`import { css } from './mine.ts';css({})`, css)).toContain('css({})');
  expect(writeStyles(`import { css as c } from 'styled-system/css';c({})`, css)).toMatch(/;""$/);
});
