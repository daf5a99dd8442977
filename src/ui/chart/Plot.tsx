/** The drawing of a chart. Its places are in per cent and its text is not stretched, so it needs neither a width nor a style of its own. */
import { chart } from 'styled-system/recipes';
import { barsOf, linesOf } from './geometry.ts';
import { saidOf, type Figures } from './figures.ts';

export type Marks = 'bars' | 'lines';

export interface PlotProps {
  readonly figures: Figures;
  readonly marks: Marks;
  readonly say: (value: number) => string;
}

/** CSS px: room above for the highest bar's figure, the drawing, room below for the names. */
const ABOVE = 20;
const HEIGHT = 130;
const BELOW = 26;
/** So few bars have room for their figures. */
const ROOMY = 7;

export function Plot({ figures, marks: kind, say }: PlotProps) {
  const slots = chart();
  const bars = kind === 'bars' ? barsOf(figures) : null;
  const lines = kind === 'lines' ? linesOf(figures) : null;
  const { ticks, marks } = bars ?? lines ?? { ticks: [], marks: [] };
  const down = (y: number) => ABOVE + (y / 100) * HEIGHT;
  const longest = Math.max(0, ...ticks.map(({ value }) => say(value).length));
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={ABOVE + HEIGHT + BELOW}
      className={slots.plot}
      data-figures={longest > 6 ? 'long' : longest > 3 ? 'middling' : 'short'}
    >
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <line
            className={slots.rule}
            x1="0"
            x2="100%"
            y1={down(y)}
            y2={down(y)}
            data-base={value === 0 || undefined}
          />
          <text className={slots.text} x={-8} y={down(y) + 4} textAnchor="end">
            {say(value)}
          </text>
        </g>
      ))}
      <svg y={ABOVE} width="100%" height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        {bars?.bars.map((bar, at) => (
          <g key={figures.places[at]?.key}>
            <title>{`${figures.places[at]?.name}: ${saidOf(bar.total, say)}`}</title>
            {bar.parts.map((part, series) => (
              <rect
                key={figures.drawn[series]?.name}
                className={slots.bar}
                data-series={series}
                x={bar.x}
                width={bar.width}
                y={part.y}
                height={part.height}
              />
            ))}
          </g>
        ))}
        {lines?.bands.map((path, series) =>
          path === '' ? null : (
            <path key={figures.drawn[series]?.name} className={slots.band} data-series={series} d={path} />
          ),
        )}
        {lines?.paths.map((path, series) => (
          <path key={figures.drawn[series]?.name} className={slots.line} data-series={series} d={path} />
        ))}
      </svg>
      {bars && bars.bars.length <= ROOMY
        ? bars.bars.map((bar, at) => (
            <text
              key={figures.places[at]?.key}
              className={slots.text}
              x={`${bar.x + bar.width / 2}%`}
              y={down(bar.parts.at(-1)?.y ?? 100) - 6}
              textAnchor="middle"
            >
              {saidOf(bar.total, say)}
            </text>
          ))
        : null}
      {marks.map(({ x, name }) => (
        <text key={name} className={slots.text} x={`${x}%`} y={ABOVE + HEIGHT + 20} textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}
