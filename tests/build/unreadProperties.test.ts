/** What the page's styles declare and nothing reads is left out, and nothing else. */
import { expect, it } from 'vitest';
import { withoutUnread } from '../../src/build/unreadProperties.ts';

it('leaves out a property that nothing reads, and the rule that held nothing else', () => {
  expect(withoutUnread('*{--blur: ;--sepia: }p{color:red;--blur: }', '')).toBe('p{color:red}');
});

it('keeps what a style reads, also as a fallback, and what a script or the markup names', () => {
  const css = ':root{--ink:#111;--paper:#fff;--fx:50%;--fy:50%}p{color:var(--ink, var( --paper))}';
  expect(withoutUnread(css, 'style.setProperty("--fx") <p style="--fy:10%">')).toBe(css);
});

it('keeps what a script puts together', () => {
  const css = ':root{--colors-art-petal:#111;--colors-loud:#fff;--sizes-touch:44px}';
  const kept = ':root{--colors-art-petal:#111}';
  expect(withoutUnread(css, 'var n=e=>`var(--colors-art-${e})`;')).toBe(kept);
  expect(withoutUnread(css, 'var n=e=>"var(--colors-art-"+e+")"')).toBe(kept);
});
