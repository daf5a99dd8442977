/** A street of the town as a section's lower edge: it stands on the field colour that follows. */
import { ink } from './palette.ts';
import { House, Tree } from './town.tsx';

const street = [
  { x: 70, w: 66, h: 84, peak: 34, wall: ink.wallB, door: ink.brick },
  { x: 136, w: 58, h: 104, peak: 30, wall: ink.brick, door: ink.wallA },
  { x: 194, w: 62, h: 90, peak: 36, wall: ink.wallA, door: ink.rock },
  { x: 420, w: 70, h: 86, peak: 36, wall: ink.wallC, door: ink.brick },
  { x: 490, w: 60, h: 106, peak: 30, wall: ink.wallB, door: ink.rock },
  { x: 690, w: 64, h: 96, peak: 34, wall: ink.wallA, door: ink.brick },
  { x: 754, w: 60, h: 82, peak: 38, wall: ink.wallC, door: ink.brick },
  { x: 814, w: 66, h: 108, peak: 32, wall: ink.brick, door: ink.wallA },
  { x: 1040, w: 62, h: 92, peak: 36, wall: ink.wallB, door: ink.brick },
  { x: 1102, w: 66, h: 104, peak: 30, wall: ink.wallA, door: ink.rock },
  { x: 1300, w: 64, h: 88, peak: 36, wall: ink.wallC, door: ink.brick },
];

export function RowOfHouses({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 170"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Tree x={44} y={160} s={0.9} dark />
      <Tree x={330} y={160} />
      <Tree x={378} y={162} s={0.7} dark />
      <Tree x={606} y={160} s={0.94} dark />
      <Tree x={940} y={162} s={0.98} />
      <Tree x={1000} y={160} s={0.72} dark />
      <Tree x={1224} y={160} s={0.94} />
      <Tree x={1402} y={160} s={0.84} dark />
      {street.map((house) => (
        <House key={house.x} y={160} {...house} />
      ))}
      <path fill={ink.bank} d="M0 158l180-5 240 6 260-5 300 5 220-4 240 3v14H0z" />
    </svg>
  );
}
