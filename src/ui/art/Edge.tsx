/** The cut edge between two sections: the upper section's paper hanging over the top of the lower one. */
import { css, cx } from 'styled-system/css';

const edges = {
  river: 'M0 0h1440v20l-96 12-130-8-150 20-170-16-140 14-190-22-120 18-164-14-130 16L0 28z',
  paper: 'M0 0h1440v26l-310 8-260-10-330 14-250-10L0 38z',
} as const;

const strip = css({
  position: 'absolute',
  insetInline: '0',
  // one pixel over the seam: browsers round the two sections differently
  top: '-1px',
  display: 'block',
  width: 'full',
  height: { base: '0.875rem', md: '1.75rem' },
  pointerEvents: 'none',
});

/** Stands in the lower section, which is positioned; its text colour is the upper section's paper. */
export function Edge({ cut, className }: { readonly cut: keyof typeof edges; readonly className: string }) {
  return (
    <svg
      className={cx(strip, className)}
      viewBox="0 0 1440 44"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={edges[cut]} />
    </svg>
  );
}
