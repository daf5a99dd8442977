/** The campaign's own promises: what it keeps, how long, how many asked about their data, and its longer texts. */
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { toCsv } from '../../../core/csv.ts';
import { digits, townDay } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile, fileNameOf } from '../../../ui/downloadFile.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { useOpenFromHash } from '../../../ui/useOpenFromHash.ts';
import { policiesRead, promisesRead, type DataPromises } from '../data/reads.ts';
import { useLiveItems, useOpen } from '../data/useOpen.ts';
import type { LiveRow } from '../model/live.ts';
import type { PageBody } from '../model/pageContent.ts';
import { Age } from '../parts/Age.tsx';
import { orderOf } from '../parts/pageOrder.ts';
import { quiet, stack } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';
import { keptWords } from './words.ts';

export function DataPart() {
  const policies = useLiveItems(policiesRead, orderOf);
  const promises = useOpen(promisesRead);
  const [first, ...others] = policies.rows ?? [];
  const said = promises.rows?.[0];
  useOpenFromHash('policy-');
  return (
    <div className={stack}>
      {first ? <Policy row={first} /> : null}
      {said ? <Promises said={said} asOf={promises.asOf} /> : null}
      <Age of={promises} source={m.transparency_source_rules()} />
      {others.map((row) => (
        <details
          key={row.id}
          id={`policy-${row.slug}`}
          className={css({ borderTopWidth: '2px', borderTopStyle: 'solid' })}
        >
          <summary
            className={css({
              textStyle: 'h4',
              minHeight: 'touch',
              paddingBlock: '3',
              cursor: 'pointer',
              display: 'list-item',
            })}
          >
            {spoken(row.body.title).words}
          </summary>
          <PolicyText row={row} />
        </details>
      ))}
      <Age of={policies} source={m.transparency_source_campaign()} />
    </div>
  );
}

export function Policy({ row }: { readonly row: LiveRow<PageBody> }) {
  return (
    <article id={`policy-${row.slug}`} lang={spoken(row.body.title).lang}>
      <h2 className={css({ textStyle: 'h3', marginBottom: '3' })}>{spoken(row.body.title).words}</h2>
      <PolicyText row={row} />
    </article>
  );
}

function PolicyText({ row: { body, version, live_since: since } }: { readonly row: LiveRow<PageBody> }) {
  const { words, lang } = spoken(body.text);
  return (
    <div className={css({ paddingBottom: '4' })}>
      <Markdown text={words} lang={lang} below={2} />
      <p className={quiet}>{m.transparency_wording({ version, day: dayWords(townDay(Date.parse(since))) })}</p>
    </div>
  );
}

function Promises({ said, asOf }: { readonly said: DataPromises; readonly asOf: number | null }) {
  const count = (counts: DataPromises['done'], name: string) => {
    const known = counts[name];
    return known === null || known === undefined ? m.transparency_few() : digits(known);
  };
  const kept = Object.entries(said.kept_days).map(([subject, days]) => ({
    key: subject,
    cells: [
      keptWords[subject]?.() ?? subject,
      days === null ? m.transparency_kept_until() : m.transparency_kept_days({ days: digits(days) }),
    ],
  }));
  const asked = (
    [
      ['access', m.transparency_asked_access],
      ['correct', m.transparency_asked_correct],
      ['erase', m.transparency_asked_erase],
    ] as const
  ).map(([kind, name]) => ({
    key: kind,
    cells: [name(), count(said.requests, kind), count(said.done, kind)],
  }));
  return (
    <>
      <Panel title={m.transparency_kept()}>
        <TableWithFile
          caption={m.transparency_kept_caption({ days: said.answer_days })}
          heads={[{ name: m.transparency_kept_what() }, { name: m.transparency_kept_long(), number: true }]}
          rows={kept}
          name={m.transparency_kept()}
          asOf={asOf}
        />
      </Panel>
      <Panel title={m.transparency_asked()}>
        <TableWithFile
          caption={m.transparency_asked_caption()}
          heads={[
            { name: m.transparency_asked_what() },
            { name: m.transparency_asked_count(), number: true },
            { name: m.transparency_asked_done(), number: true },
          ]}
          rows={asked}
          name={m.transparency_asked()}
          asOf={asOf}
        />
      </Panel>
    </>
  );
}

interface TableWithFileProps {
  readonly caption: string;
  readonly heads: readonly { readonly name: string; readonly number?: boolean }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  /** What the file is called by. */
  readonly name: string;
  /** Epoch ms; null while it is not known. */
  readonly asOf: number | null;
}

/** Each line says whose it is and of when, because a file goes on without its page. */
function TableWithFile({ caption, heads, rows, name, asOf }: TableWithFileProps) {
  const day = asOf === null ? '' : townDay(asOf);
  const file = () =>
    toCsv(
      [...heads.map((head) => head.name), m.transparency_csv_source(), m.transparency_csv_as_of()],
      rows.map(({ cells }) => [...cells, m.transparency_source_rules(), day]),
    );
  return (
    <>
      <TableFrame caption={caption} heads={heads} rows={rows} />
      <p className={css({ marginTop: '3', _noscript: { display: 'none' } })}>
        <Button variant="secondary" onClick={() => downloadFile(file(), fileNameOf(name, day), 'text/csv')}>
          {m.ui_download_csv()}
        </Button>
      </p>
    </>
  );
}
