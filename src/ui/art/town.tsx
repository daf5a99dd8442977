/** The pieces of the town, each a <g> of cut paper standing on a ground line: y grows downwards, 0 is the ground. */
import { ink } from './palette.ts';

interface Standing {
  readonly x: number;
  /** Where the foot stands. */
  readonly y: number;
}

export interface HouseProps extends Standing {
  readonly w: number;
  readonly h: number;
  /** Height of the roof above the wall. */
  readonly peak: number;
  readonly wall: string;
  readonly door?: string;
  readonly floors?: number;
}

export function House({ x, y, w, h, peak, wall, door = ink.rock, floors = 2 }: HouseProps) {
  const half = w / 2;
  const win = w * 0.2;
  const step = (h - 44) / floors;
  const rows = Array.from({ length: floors }, (_, row) => -h + 10 + row * step);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={wall} d={`M0 2V${-h}L${half} ${-h - peak}L${w} ${-h}V2z`} />
      <path
        fill={ink.roof}
        d={`M-7 ${-h + 4}L${half - 1} ${-h - peak - 8}L${w + 6} ${-h + 2}l-4 9L${half} ${-h - peak + 7}L-3 ${-h + 12}z`}
      />
      {rows.map((top) => (
        <path
          key={top}
          fill={ink.window}
          d={`M${w * 0.18} ${top}h${win}v${step * 0.62}h${-win}zM${w * 0.6} ${top + 1}h${win}v${step * 0.62}h${-win}z`}
        />
      ))}
      <path fill={door} d={`M${half - w * 0.13} 2v-33q${w * 0.13} -10 ${w * 0.26} 0v33z`} />
    </g>
  );
}

export function Tree({ x, y, s = 1, dark = false }: Standing & { readonly s?: number; readonly dark?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path
        fill={dark ? ink.leafDark : ink.leaf}
        d="M-3 0l1-34C-34-36-40-82-22-112-12-130 4-142 6-142c12 14 34 40 30 72C34-48 20-36 4-34l2 34z"
      />
      <path
        fill="none"
        stroke={dark ? ink.leaf : ink.leafDark}
        strokeWidth="3"
        d="M2-30L4-112M3-58l15-16M3-74l-14-15M4-92l9-10"
      />
    </g>
  );
}

/** Stepped gable, tall chimney, rows of windows, the wheel at its right side. */
export function Mill({ x, y }: Standing) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={ink.brickDark} d="M22-190l4-92h26l3 92z" />
      <path fill={ink.roof} d="M22-282l2-10h30l2 11z" />
      <path fill={ink.brick} d="M0 2V-176h16v-20h18v-18h20v-17h38v17h20v18h18v20h14V2z" />
      <path
        fill={ink.window}
        d="M18-152h20v30H18zM54-152h20v30H54zM90-151h20v30H90zM18-104h20v30H18zM54-104h20v30H54zM90-103h20v30H90zM62-206h20v26H62z"
      />
      <path fill={ink.roof} d="M52 2v-44q20-16 42 0V2z" />
      <path fill={ink.brickDark} d="M144 2V-120l64 30V2z" />
      <path fill={ink.roof} d="M139-126l74 34-3 11-71-33z" />
      <path fill={ink.window} d="M160-80h16v24h-16zM184-72h14v20h-14z" />
      <Wheel x={226} y={-34} r={52} />
    </g>
  );
}

/** The mill wheel, centred on x, y. */
export function Wheel({ x, y, r }: Standing & { readonly r: number }) {
  const spokes = [0, 45, 90, 135];
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={ink.stone} strokeWidth={r * 0.13}>
      <circle r={r} />
      <circle r={r * 0.7} strokeWidth={r * 0.09} />
      {spokes.map((angle) => (
        <path key={angle} transform={`rotate(${angle + 12})`} d={`M${-r * 1.16} 0H${r * 1.16}`} />
      ))}
      <circle r={r * 0.16} fill={ink.roof} stroke="none" />
    </g>
  );
}

/** City hall: pediment, columns, a clock in a small tower. */
export function Hall({ x, y }: Standing) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={ink.stone} d="M68-150h44v-66h-44z" />
      <path fill={ink.roof} d="M60-214h60l-22-34-7-34h-3l-6 34z" />
      <circle cx="90" cy="-184" r="15" fill={ink.pane} />
      <path fill="none" stroke={ink.roof} strokeWidth="3" d="M90-194v10l7 5" />
      <path fill={ink.wallB} d="M0 2V-104h180V2z" />
      <path fill={ink.stone} d="M-10-102L90-158l101 55-1 10H-9z" />
      <path fill={ink.stoneShade} d="M34-106l56-32 57 32z" />
      <path fill={ink.window} d="M48-76h18v44H48zM81-76h18V2H81zM114-76h18v44h-18z" />
      <path fill={ink.stone} d="M10-94h18V2H10zM152-94h18V2h-18zM-12-8h204V4H-12z" />
    </g>
  );
}

/** A stone bridge of three arches; the deck climbs to the middle. 520 wide; y is the water. */
export function Bridge({ x, y }: Standing) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill={ink.stone}
        fillRule="evenodd"
        d="M-20 6V-58C120-84 190-96 262-96S402-84 540-58V6zM42 8C42-34 66-52 98-52s56 18 56 60zM196 8c0-56 28-76 66-76s66 20 66 76zM370 8c0-42 24-60 56-60s56 18 56 60z"
      />
      <path
        fill={ink.stoneShade}
        d="M-22-50C120-76 190-88 262-88s140 12 280 38l1-14C402-92 330-104 262-104S120-92-23-64z"
      />
      <path fill="none" stroke={ink.roof} strokeWidth="4" d="M60-82v-40M176-100v-40M348-100v-40M464-82v-40" />
      <path fill={ink.pane} d="M54-120l6-14 7 14zM170-138l6-14 7 14zM342-138l6-14 7 14zM458-120l6-14 7 14z" />
    </g>
  );
}
