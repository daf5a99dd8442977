/** The term on one line: a lane a priority, a dot a commitment on the day it is due, a small one for each step. The list says the same. */
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { m } from '../../../messages/messages.js';
import type { Commitment } from '../model/plan.ts';
import { timelineOf, type Timeline } from '../model/timeline.ts';
import { usePriorityTitle } from '../parts/usePriorityTitle.ts';

const HEIGHT = 24;
const MIDDLE = HEIGHT / 2;

const drawing = css({
  display: 'block',
  width: 'full',
  overflow: 'visible',
  '& line': { stroke: 'control', strokeWidth: '2' },
  '& [data-year]': { stroke: 'lineSoft', strokeWidth: '2' },
  '& rect': { fill: 'shade' },
  '& rect[data-phase=days]': { fill: 'straw' },
  '& rect[data-phase=year]': { fill: 'quietWash' },
  '& circle': { fill: 'control' },
  '& circle[data-last]': { fill: 'loud', stroke: 'paper', strokeWidth: '2' },
  '& text': { fill: 'inkMuted', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
});

const lane = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '14rem 1fr' },
  columnGap: '6',
  alignItems: 'center',
  '& > p': { textStyle: 'small', fontWeight: 'bold' },
});

export function TimeLine({ commitments }: { readonly commitments: readonly Commitment[] }) {
  const line = timelineOf(commitments, campaign.term);
  const titleOf = usePriorityTitle();
  return (
    <figure
      aria-labelledby="plan-line"
      className={css({ marginTop: '6', paddingInline: { base: '2', md: '0' }, display: 'grid', gap: '2' })}
    >
      <figcaption id="plan-line" className={css({ marginInline: { base: '-2', md: '0' }, maxWidth: 'text' })}>
        <strong>{m.plan_line()}</strong>{' '}
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{m.plan_line_more()}</span>
      </figcaption>
      {line.lanes.map(({ priority, dots }) => {
        const { title, lang } = titleOf(priority);
        return (
          <div key={priority} className={lane}>
            <p lang={lang}>{title}</p>
            <svg aria-hidden="true" className={drawing} height={HEIGHT}>
              <Ground of={line} />
              <line x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
              {dots.map(({ slug, day, x, last }) => (
                <circle
                  key={`${slug} ${day}`}
                  cx={`${x}%`}
                  cy={MIDDLE}
                  r={last ? 8 : 4}
                  data-last={last || undefined}
                />
              ))}
            </svg>
          </div>
        );
      })}
      <div className={lane}>
        <p />
        <svg aria-hidden="true" className={drawing} height={HEIGHT}>
          {line.years.map(({ year, x }) => (
            <text key={year} x={`${x}%`} y={MIDDLE} dominantBaseline="middle" textAnchor={x > 90 ? 'end' : 'middle'}>
              {year}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}

function Ground({ of: { phases, years } }: { readonly of: Timeline }) {
  return (
    <>
      {phases.map(({ phase, from, to }) => (
        <rect key={phase} data-phase={phase} x={`${from}%`} width={`${to - from}%`} y="0" height={HEIGHT} />
      ))}
      {years.map(({ year, x }) => (
        <line key={year} data-year="" x1={`${x}%`} x2={`${x}%`} y1="0" y2={HEIGHT} />
      ))}
    </>
  );
}
