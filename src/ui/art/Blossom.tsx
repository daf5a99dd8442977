/** The campaign's mark: one larkspur blossom, five petals cut from two blues, legible at 16 px. */
import { ink } from './palette.ts';

const petal = 'M0 2C-9-1-12-11-5-19-2-17 2-17 5-19 12-11 9-1 0 2z';

export function Blossom({ size = 40, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill={ink.leaf} d="M22 24l4 0 1 24h-6z" />
      <path fill={ink.leaf} d="M24 44c2-8 9-12 17-11-1 8-8 12-17 11z" />
      <g transform="translate(24 21)">
        {[0, 72, 144, 216, 288].map((angle, index) => (
          <path key={angle} d={petal} transform={`rotate(${angle})`} fill={index % 2 ? ink.petalDark : ink.petal} />
        ))}
        <circle r="5" fill={ink.wallA} />
      </g>
    </svg>
  );
}
