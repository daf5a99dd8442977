/** The pencil that fills the ovals. */
import { ink } from './palette.ts';

export function PencilArt({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 250" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke={ink.rock}
        strokeWidth="7"
        strokeLinecap="round"
        d="M18 232c30-22 44 14 70-4s30-20 46-8 30 10 52-6"
      />
      <path fill={ink.brick} d="M184 4l46 34-16 22-47-34z" />
      <path fill={ink.stone} d="M167 26l47 34-13 18-47-34z" />
      <path fill={ink.straw} d="M154 44l47 34L84 204l-40-28z" />
      <path fill={ink.wallB} d="M169 55l16 11L70 194l-13-9z" />
      <path fill={ink.stone} d="M44 176l40 28-56 28z" />
      <path fill={ink.roof} d="M36 204l17 12-25 16z" />
    </svg>
  );
}
