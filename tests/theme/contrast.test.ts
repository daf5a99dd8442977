/** Every pair of colours that text or a line needs, by day and by night. */
import { expect, test } from 'vitest';
import { colors } from '../../src/theme/colors.ts';

type Scheme = 'base' | '_dark';
type Name = Exclude<keyof typeof colors, 'art' | 'overlay'>;

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: Name, back: Name, scheme: Scheme): number {
  const [a, b] = [front, back].map((name) => luminance(colors[name].value[scheme])).sort((x, y) => y - x);
  return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
}

const papers = ['paper', 'sheet', 'shade'] as const;
const text: [Name, Name][] = [
  ...papers.flatMap((paper): [Name, Name][] => [
    ['ink', paper],
    ['inkMuted', paper],
    ['loudText', paper],
    ['quietText', paper],
    ['danger', paper],
  ]),
  ['ink', 'quietWash'],
  ['inkMuted', 'quietWash'],
  ['onField', 'field'],
  ['onFieldMuted', 'field'],
  ['straw', 'field'],
  ['onLoud', 'loud'],
  ['onLoud', 'loudHover'],
  ['onQuiet', 'quiet'],
  ['onQuiet', 'quietHover'],
  ['onPorch', 'porch'],
  ['straw', 'porch'],
  ['onStraw', 'straw'],
];
const controls: [Name, Name][] = papers.flatMap((paper): [Name, Name][] => [
  ['control', paper],
  ['focus', paper],
  ['loud', paper],
  ['quiet', paper],
  ['chartA', paper],
  ['chartB', paper],
  ['chartC', paper],
  ['chartD', paper],
]);

for (const scheme of ['base', '_dark'] as const) {
  const name = scheme === 'base' ? 'day' : 'night';
  test.each(text)(`by ${name}, %s is readable on %s (4.5:1)`, (front, back) => {
    expect(contrast(front, back, scheme)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controls)(`by ${name}, %s stands out from %s (3:1)`, (front, back) => {
    expect(contrast(front, back, scheme)).toBeGreaterThanOrEqual(3);
  });
}
