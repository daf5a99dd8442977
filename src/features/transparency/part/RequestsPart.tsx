/** What the campaign asked public offices for: how many days each took or has waited, and what came. */
import { css } from 'styled-system/css';
import { everyWord, spoken } from '../../../core/content/localized.ts';
import { findable, findWords } from '../../../core/findWords.ts';
import { digits, townDay } from '../../../hooks/format.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { requestsRead } from '../data/reads.ts';
import { useLiveItems } from '../data/useOpen.ts';
import type { LiveRow } from '../model/live.ts';
import type { RecordsBody } from '../model/recordsContent.ts';
import { daysWaited, isWaiting, stateOf } from '../model/waiting.ts';
import { OpenList } from '../parts/OpenList.tsx';
import { Said } from '../../../ui/Said.tsx';
import { facts, line, quiet, title } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';
import { requestWords } from './words.ts';

type Row = LiveRow<RecordsBody>;
const dayOf = (body: RecordsBody) => body.asked_on;

const anchorOf = ({ slug }: Row) => `request-${slug}`;

const spec: ListSpec<Row> = {
  find: (items) => {
    const index = findable(items, ({ body }) =>
      [everyWord(body.title), everyWord(body.text), everyWord(body.to), everyWord(body.note), body.number].join(' '),
    );
    return (query) => findWords(index, query);
  },
  choices: [
    {
      name: 'state',
      label: m.transparency_requests,
      as: 'buttons',
      options: [
        { value: '', label: m.transparency_request_all, keep: () => true },
        { value: 'waiting', label: m.transparency_request_waiting, keep: ({ body }) => isWaiting(body) },
        { value: 'answered', label: m.transparency_request_answered, keep: ({ body }) => !isWaiting(body) },
      ],
    },
  ],
  page: { first: 25, more: 50 },
};

export function RequestsPart() {
  const now = useNowOnDevice();
  const today = now === null ? null : townDay(now);
  return (
    <OpenList
      open={useLiveItems(requestsRead, dayOf)}
      spec={spec}
      name={m.transparency_requests()}
      many={m.transparency_many_requests()}
      hint={m.transparency_requests_hint()}
      source={m.transparency_source_campaign()}
      kind="records-request"
      csv={{
        heads: [
          m.transparency_csv_title(),
          m.transparency_csv_to(),
          m.transparency_csv_number(),
          m.transparency_request_asked(),
          m.transparency_request_acknowledged(),
          m.transparency_csv_completed(),
          m.transparency_csv_state(),
          m.transparency_csv_days(),
          m.transparency_csv_words(),
        ],
        cells: ({ body }) => [
          spoken(body.title).words,
          spoken(body.to).words,
          body.number ?? null,
          body.asked_on,
          body.acknowledged_on ?? null,
          body.completed_on ?? null,
          requestWords[stateOf(body)](),
          daysWaited(body, today),
          spoken(body.note).words,
        ],
      }}
      anchorOf={anchorOf}
      renderRow={(row) => <Request key={row.id} row={row} today={today} />}
    />
  );
}

const grid = css({ display: 'grid', gridTemplateColumns: { base: '5.5rem 1fr', md: '8rem 1fr' }, columnGap: '4' });
/** As wide as the number will be: it is known only on the device. */
const count = css({ textStyle: 'numeral', fontSize: { base: '2.25rem', md: '3rem' }, minHeight: '1em' });

export function Request({ row: { slug, body }, today }: { readonly row: Row; readonly today: string | null }) {
  const state = stateOf(body);
  const days = daysWaited(body, today);
  const waiting = isWaiting(body);
  return (
    <li className={line} id={`request-${slug}`}>
      <div className={grid}>
        <p>
          <span className={count}>{days === null ? '\u00a0' : digits(days)}</span>
          <span className={css({ display: 'block', textStyle: 'small' })}>
            {waiting
              ? m.transparency_days_waiting({ count: days ?? 2 })
              : m.transparency_days_taken({ count: days ?? 2 })}
          </span>
        </p>
        <div className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
          <p className={facts}>
            <Tag loud={waiting || state === 'refused'}>{requestWords[state]()}</Tag>
            <Said of={body.to} />
            {body.number === undefined ? null : <span>{body.number}</span>}
          </p>
          <h2 className={title}>
            <Said of={body.title} />
          </h2>
          {body.text ? (
            <p>
              <Said of={body.text} />
            </p>
          ) : null}
          {body.note ? (
            <p className={css({ fontWeight: 'bold' })}>
              <Said of={body.note} />
            </p>
          ) : null}
          <p className={`${facts} ${quiet}`}>
            <span>{m.transparency_asked_on({ day: dayWords(body.asked_on) })}</span>
            {body.acknowledged_on ? (
              <span>{m.transparency_acknowledged_on({ day: dayWords(body.acknowledged_on) })}</span>
            ) : null}
            {body.completed_on ? (
              <span>{m.transparency_completed_on({ day: dayWords(body.completed_on) })}</span>
            ) : null}
          </p>
        </div>
      </div>
    </li>
  );
}
