/** The page grid and the hand-cut edges shared by sections; classes, because they dress many different elements. */
import { css } from 'styled-system/css';

/** The page's column with its gutters. */
export const wrap = css({ width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter' });

/** A section's breathing space, top and bottom. */
export const band = css({ position: 'relative', paddingBlock: 'section' });

/** Paper cut by hand: no two edges quite straight. Focus rings inside a cut sheet must use a negative offset. */
export const cut = {
  a: css({
    clipPath:
      'polygon(0 4px, 34% 0, calc(100% - 4px) 5px, 100% 62%, calc(100% - 6px) calc(100% - 4px), 52% 100%, 3px calc(100% - 5px), 6px 40%)',
  }),
  b: css({
    clipPath:
      'polygon(4px 0, 60% 5px, 100% 1px, calc(100% - 6px) 45%, 100% calc(100% - 4px), 41% calc(100% - 2px), 1px 100%, 3px 55%)',
  }),
  c: css({
    clipPath:
      'polygon(0 0, 47% 6px, calc(100% - 3px) 2px, 100% 70%, calc(100% - 5px) 100%, 30% calc(100% - 5px), 4px calc(100% - 1px), 1px 30%)',
  }),
} as const;
