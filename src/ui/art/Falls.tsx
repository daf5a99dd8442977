/** The waterfall: dark rock cut with large scissors, water in long ribbons. 400 wide, 300 high, foot at y. */
import { ink } from './palette.ts';

export function Falls({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill={ink.rockDark}
        d="M-60 6L-34-120l22-26 8-78 44-22 30-44 62 14 150-4 58-12 40 52 34 16 6 84 30 30L424 6z"
      />
      <path
        fill={ink.rock}
        d="M-60 6L-34-120l22-26 8-78 44-22 30-44 26 6-16 80-34 40 8 60-24 44L22 6zM424 6l-34-116-30-30-6-84-34-16-40-52-22 6 12 90 30 34-6 56 26 46L334 6z"
      />
      <path
        fill={ink.water}
        d="M88-282c60-8 130-8 192 0 6 60-4 90 8 150 6 50 22 90 30 140H44c10-50 28-84 32-130 4-56-2-100 12-160z"
      />
      <path
        fill={ink.waterShade}
        d="M112-276l22-3c-8 80 4 130-14 200-8 36-20 60-24 84H74c8-44 26-86 30-132 4-60-2-100 8-149zM168-282h18c4 70-10 120-4 190 2 40 6 70 4 98h-24c4-40 6-70 2-110-4-60 6-120 4-178zM228-280l20 2c4 60-2 110 10 160 8 44 22 84 26 124h-26c-6-50-22-90-26-136-6-54 2-100-4-150z"
      />
    </g>
  );
}
