/** Bars and lines in four colours, told apart by their dashes too, and by the system's colours where those are forced. */
import { defineSlotRecipe } from '@pandacss/dev';

const FORCED = '@media (forced-colors: active)';
const series = {
  '&[data-series="0"]': { color: 'chartA', [FORCED]: { color: 'CanvasText' } },
  '&[data-series="1"]': { color: 'chartB', strokeDasharray: '6 4', [FORCED]: { color: 'Highlight' } },
  '&[data-series="2"]': { color: 'chartC', strokeDasharray: '2 4', [FORCED]: { color: 'GrayText' } },
  '&[data-series="3"]': { color: 'chartD', strokeDasharray: '10 4 2 4', [FORCED]: { color: 'LinkText' } },
} as const;

export const chart = defineSlotRecipe({
  className: 'chart',
  slots: ['root', 'plot', 'rule', 'text', 'bar', 'line', 'band', 'key', 'swatch', 'note', 'spark'],
  base: {
    root: { minWidth: '0', maxWidth: '44rem' },
    plot: {
      display: 'block',
      overflow: 'visible',
      width: 'full',
      // room for the figures of the upward axis
      paddingLeft: '1.75rem',
      '&[data-figures=middling]': { paddingLeft: '3rem' },
      '&[data-figures=long]': { paddingLeft: '4.5rem' },
    },
    rule: {
      stroke: 'lineSoft',
      '&[data-base]': { stroke: 'control' },
      [FORCED]: { stroke: 'GrayText' },
    },
    text: {
      fill: 'inkMuted',
      fontSize: '0.8125rem',
      // readable where a rule runs behind it
      stroke: 'paper',
      strokeWidth: '4px',
      paintOrder: 'stroke',
      fontVariantNumeric: 'tabular-nums',
      [FORCED]: { fill: 'CanvasText' },
    },
    bar: { fill: 'currentColor', ...series },
    line: {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '2.5px',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
      ...series,
    },
    // a band of no width, where one period alone is known, is a stroke
    band: {
      fill: 'currentColor',
      stroke: 'currentColor',
      strokeWidth: '2px',
      opacity: '0.22',
      vectorEffect: 'non-scaling-stroke',
      ...series,
    },
    key: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      marginTop: '2',
      textStyle: 'small',
      '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    },
    swatch: { width: '1rem', height: '1rem', flexShrink: '0' },
    note: { textStyle: 'small', color: 'inkMuted', marginTop: '2' },
    spark: { display: 'block', width: '7.5rem', height: '1.75rem' },
  },
});
