/** Owns the chart of knocks and contacts by the hour, and the same as a table for those who cannot see it. */
import { townTime } from '../../../hooks/format.ts';
import { css } from 'styled-system/css';
import { contactRate, type HourBar } from './figures.ts';

const hour = townTime({ hour: 'numeric' });

/** So many hours have room on a phone for their figures and their names; of more, every third has its name. */
const ROOMY = 7;

export function HoursChart({ bars }: { readonly bars: readonly HourBar[] }) {
  const most = Math.max(1, ...bars.map((bar) => bar.attempts));
  const roomy = bars.length <= ROOMY;
  return (
    <figure>
      <div
        aria-hidden="true"
        data-roomy={roomy}
        className={css({
          display: 'flex',
          alignItems: 'flex-end',
          gap: '0.5',
          '&[data-roomy=true]': { gap: '2' },
          height: '9rem',
          maxWidth: '36rem',
        })}
      >
        {bars.map((bar, place) => (
          <div
            key={bar.at}
            className={css({
              flex: '1',
              minWidth: '0',
              maxWidth: '5rem',
              display: 'grid',
              alignContent: 'end',
              height: 'full',
              textAlign: 'center',
            })}
          >
            {roomy ? (
              <span className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>{bar.attempts}</span>
            ) : null}
            <span
              className={css({ position: 'relative', display: 'block', backgroundColor: 'quietWash' })}
              style={{ height: `${(bar.attempts / most) * 5.5}rem` }}
            >
              <span
                className={css({ position: 'absolute', insetInline: '0', bottom: '0', backgroundColor: 'quiet' })}
                style={{ height: `${bar.attempts === 0 ? 0 : (bar.contacts / bar.attempts) * 100}%` }}
              />
            </span>
            <span className={css({ textStyle: 'small', color: 'inkMuted', whiteSpace: 'nowrap', minHeight: '1.5em' })}>
              {roomy || place % 3 === 0 ? hour.format(bar.at) : null}
            </span>
          </div>
        ))}
      </div>
      <figcaption className={css({ textStyle: 'small', color: 'inkMuted', marginTop: '2' })}>
        {`Knocks by hour, ${most} at most; the lower part were conversations.`}
      </figcaption>
      <table className={css({ srOnly: true })}>
        <caption>Knocks and conversations by hour</caption>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.at}>
              <th scope="row">{hour.format(bar.at)}</th>
              <td>{`${bar.attempts} knocks`}</td>
              <td>{`${contactRate(bar) ?? 0} of 100 reached`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
