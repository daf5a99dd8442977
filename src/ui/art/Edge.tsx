/** Owns the cut edge between two sections: a strip in the upper section's colour over the lower one's paper. */
import { css, cx } from 'styled-system/css';

const edges = {
  river: 'M0 0h1440v20l-96 12-130-8-150 20-170-16-140 14-190-22-120 18-164-14-130 16L0 28z',
  paper: 'M0 0h1440v26l-310 8-260-10-330 14-250-10L0 38z',
} as const;

/** Give it the upper section's colour as `color` and the lower one's as background. */
export function Edge({ cut, className }: { readonly cut: keyof typeof edges; readonly className?: string }) {
  return (
    <svg
      className={cx(css({ display: 'block', width: 'full', height: { base: '1.25rem', md: '2.5rem' } }), className)}
      viewBox="0 0 1440 44"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={edges[cut]} />
    </svg>
  );
}
