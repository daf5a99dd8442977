/** Owns the campaign's mark: a larkspur sprig, five blossoms on one stem. */
import { ink } from './palette.ts';

const blossoms = [
  { x: 20, y: 6, s: 0.62, fill: ink.hill },
  { x: 13.5, y: 13, s: 0.82, fill: ink.rock },
  { x: 26.5, y: 15.5, s: 0.86, fill: ink.rock },
  { x: 13, y: 24, s: 1, fill: ink.hill },
  { x: 27, y: 27, s: 1.02, fill: ink.rock },
];

export function Sprig({ size = 40, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path fill="none" stroke={ink.leaf} strokeWidth="2.6" d="M20 40C21 28 19 18 20 5" />
      {blossoms.map(({ x, y, s, fill }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${s})`}>
          <path fill={fill} d="M0-8L3-2.6 8.5-1.5 4.6 2.7 5.5 8 0 5.6-5.5 8l.9-5.3L-8.5-1.5-3-2.6z" />
          <circle r="1.9" fill={ink.wallA} />
        </g>
      ))}
      <path fill={ink.leaf} d="M20 35c-7 1-11-1-13-5 6-1 11 1 13 5zM20 38c6 0 11-2 12.5-6-6-.5-11 2-12.5 6z" />
    </svg>
  );
}
