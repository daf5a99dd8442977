/** A small line of how one figure moved; whoever draws it says the same in words beside it. */
import { chart } from 'styled-system/recipes';
import { sparkOf, type Moment } from './geometry.ts';

const WIDTH = 120;
const HEIGHT = 28;
/** Room for the dot at the end. */
const EDGE = 4;

export function Sparkline({ points }: { readonly points: readonly Moment[] }) {
  const slots = chart();
  const spark = sparkOf(points, WIDTH, HEIGHT, EDGE);
  return spark ? (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={slots.spark}>
      <path className={slots.line} data-series={0} d={spark.path} />
      <circle className={slots.bar} data-series={0} cx={spark.end.x} cy={spark.end.y} r="3.5" />
    </svg>
  ) : null;
}
