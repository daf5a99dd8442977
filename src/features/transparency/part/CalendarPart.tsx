/** Where the campaign is, was and will be: every public event, with what became of those that were called off. */
import { findable, findWords } from '../../../core/findWords.ts';
import { localHref } from '../../../core/address.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { EventRow } from '../../events/model/publicEvents.ts';
import { calendarRead } from '../data/reads.ts';
import { useOpen } from '../data/useOpen.ts';
import { OpenList } from '../parts/OpenList.tsx';
import { facts, line, link, stack, title } from '../parts/styles.ts';
import { timeWords } from '../parts/written.ts';

const isToCome = ({ date }: EventRow) => Date.parse(date) >= Date.now();
const soonest = (events: readonly EventRow[]) => events.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));

const spec: ListSpec<EventRow> = {
  find: (items) => {
    const index = findable(items, ({ title: name, location, description }) => [name, location, description].join(' '));
    return (query) => findWords(index, query);
  },
  choices: [
    {
      name: 'when',
      label: m.transparency_calendar,
      as: 'buttons',
      options: [
        { value: '', label: m.transparency_to_come, keep: isToCome },
        { value: 'been', label: m.transparency_has_been, keep: (event) => !isToCome(event) },
      ],
    },
  ],
  orders: [{ value: '', label: m.transparency_order_day, arrange: soonest }],
  page: { first: 25, more: 50 },
};

export function CalendarPart() {
  return (
    <div className={stack}>
      <p>
        <a className={link} href={localHref('/#events')}>
          {m.transparency_come_along()}
        </a>
      </p>
      <div>
        <OpenList
          open={useOpen(calendarRead)}
          spec={spec}
          name={m.transparency_calendar()}
          many={m.transparency_many_events()}
          hint={m.transparency_calendar_hint()}
          source={m.transparency_source_campaign()}
          csv={{
            heads: [
              m.transparency_csv_title(),
              m.transparency_csv_begins(),
              m.transparency_csv_ends(),
              m.transparency_csv_place(),
              m.transparency_csv_state(),
            ],
            cells: (event) => [event.title, event.date, event.ends_at, event.location, stateWords(event)],
          }}
          renderRow={(event) => <Event key={event.id} event={event} />}
        />
      </div>
    </div>
  );
}

const stateWords = ({ status }: EventRow): string =>
  status === 'cancelled' ? m.transparency_cancelled() : m.transparency_planned();

function Event({ event }: { readonly event: EventRow }) {
  return (
    <li className={line}>
      <p className={facts}>
        <time dateTime={event.date}>{timeWords(event.date)}</time>
        {event.status === 'cancelled' ? <Tag loud>{m.transparency_cancelled()}</Tag> : null}
        {event.was_date === null ? null : <span>{m.transparency_was_on({ time: timeWords(event.was_date) })}</span>}
      </p>
      <h2 className={title}>{event.title}</h2>
      <p>{event.location}</p>
      {event.cancel_reason === null ? null : <p>{event.cancel_reason}</p>}
    </li>
  );
}
