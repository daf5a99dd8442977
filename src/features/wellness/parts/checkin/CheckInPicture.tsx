/** The last thirty days, mood and sleep each as a picture and as its table, and what was noted. */
import { css } from 'styled-system/css';
import { digits } from '../../../../hooks/format.ts';
import { m } from '../../../../messages/messages.js';
import { Chart } from '../../../../ui/chart/Chart.tsx';
import { opener } from '../../../../ui/staff/opener.ts';
import { MOODS, picture, type CheckIn } from '../../model/checkIn.ts';
import { dayNumber } from '../../model/townClock.ts';
import { dayWords, shortDay } from '../words.ts';

const DAYS = 30;

export function CheckInPicture({ all, today }: { readonly all: readonly CheckIn[]; readonly today: string }) {
  const days = picture(all, dayNumber(today), DAYS);
  const places = days.map(({ day }) => ({ key: day, name: shortDay(dayNumber(day)) }));
  const drawn = [
    { title: m.wellness_check_mood_title(), values: days.map(({ mood }) => mood), scale: MOODS },
    { title: m.wellness_check_sleep_title(), values: days.map(({ sleep }) => sleep) },
  ].filter(({ values }) => values.some((value) => value !== null));
  const notes = all.filter(({ note }) => note !== '').toReversed();
  return (
    <div
      className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' }, gap: '6', minWidth: '0' })}
    >
      {drawn.map(({ title, values, scale }) => (
        <Chart
          key={title}
          title={title}
          figures={{ axis: m.wellness_check_day(), places, drawn: [{ name: title, values }], ...(scale && { scale }) }}
          marks="bars"
          source={m.wellness_check_source()}
          say={digits}
          note={title}
          asOf={null}
          trouble={null}
        />
      ))}
      {notes.length === 0 ? null : (
        <details>
          <summary className={opener}>{m.wellness_check_notes()}</summary>
          <ul className={css({ display: 'grid', gap: '3', maxWidth: 'text', overflowWrap: 'anywhere' })}>
            {notes.map(({ day, note }) => (
              <li key={day}>
                <strong>{dayWords(dayNumber(day))}</strong>
                <p className={css({ whiteSpace: 'pre-line' })}>{note}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
