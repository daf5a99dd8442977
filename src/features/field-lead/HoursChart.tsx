/** Owns the chart of knocks and contacts by the hour, and the same as a table for those who cannot see it. */
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { contactRate, type HourBar } from './figures.ts';

const hour = new Intl.DateTimeFormat(campaign.locale, { timeZone: campaign.timeZone, hour: 'numeric' });

export function HoursChart({ bars }: { readonly bars: readonly HourBar[] }) {
  const most = Math.max(1, ...bars.map((bar) => bar.attempts));
  return (
    <figure>
      <div
        aria-hidden="true"
        className={css({ display: 'flex', alignItems: 'flex-end', gap: '2', height: '9rem', maxWidth: '36rem' })}
      >
        {bars.map((bar) => (
          <div
            key={bar.at}
            className={css({
              flex: '1',
              maxWidth: '5rem',
              display: 'grid',
              alignContent: 'end',
              height: 'full',
              textAlign: 'center',
            })}
          >
            <span className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>{bar.attempts}</span>
            <span
              className={css({ position: 'relative', display: 'block', backgroundColor: 'quietWash' })}
              style={{ height: `${(bar.attempts / most) * 5.5}rem` }}
            >
              <span
                className={css({ position: 'absolute', insetInline: '0', bottom: '0', backgroundColor: 'quiet' })}
                style={{ height: `${bar.attempts === 0 ? 0 : (bar.contacts / bar.attempts) * 100}%` }}
              />
            </span>
            <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{hour.format(bar.at)}</span>
          </div>
        ))}
      </div>
      <figcaption className={css({ textStyle: 'small', color: 'inkMuted', marginTop: '2' })}>
        Knocks by hour; the lower part were conversations.
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
