/** What everybody is shown, and showing them what was filed since: looked at a second time, and by somebody else than who filed it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { counted, exactMoney } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import type { CachedRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { newId } from '../data/newId.ts';
import type { FiledRow, PublicationsRow } from '../data/reportReads.ts';
import { dayWords } from '../parts/dayWords.ts';
import { AmendFirst } from './AmendFirst.tsx';
import { hash } from './styles.ts';

interface PublishProps {
  readonly filed: readonly FiledRow[];
  readonly publications: CachedRead<PublicationsRow>;
  readonly refresh: () => Promise<void>;
}

const PROBLEMS = {
  nothing_filed: m.reports_nothing_filed,
  nothing_new: m.reports_nothing_new,
  apart: m.reports_apart,
  own: m.reports_own,
} as const;

export function PublishPanel({ filed, publications, refresh }: PublishProps) {
  const { rows, asOf, trouble } = publications;
  const [asking, setAsking] = useState(false);
  const [id, setId] = useState(newId);
  const { busy, problem, run } = useChange(refresh);
  const said = rows?.[0];
  const [last, ...earlier] = said?.published ?? [];
  const hidden = said?.hidden_lines ?? 0;
  const counting = filed.filter(({ amended }) => !amended);
  const added = counting.filter((one) => last?.reports.includes(one.id) !== true);

  async function publish() {
    if (await run((api) => api.rpc('publish_books', { publication: id }), { done: () => m.reports_published() }))
      // The next one is another snapshot.
      setId(newId());
    setAsking(false);
  }

  return (
    <Panel title={m.reports_public()}>
      {last === undefined ? null : (
        <>
          <p>
            {m.reports_shown({ n: String(last.n), day: dayWords(last.as_of) })}{' '}
            {m.reports_shown_sums({ raised: exactMoney(last.raised_cents), spent: exactMoney(last.spent_cents) })}
          </p>
          <code className={hash}>{last.sha256}</code>
        </>
      )}
      {added.length === 0 ? null : (
        <>
          <h3 className={css({ fontFamily: 'body', fontWeight: 'bold', marginTop: '3' })}>{m.reports_added()}</h3>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
            {added.map((one) => (
              <li key={one.id}>
                {m.reports_added_one({ until: dayWords(one.covers_until), version: String(one.version) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {said === undefined ? null : (
        <div className={css({ marginBlock: '3' })}>
          {said.problem === 'apart' ? (
            <AmendFirst why={m.reports_apart()} filed={filed} />
          ) : said.problem === null ? (
            <Button onClick={() => setAsking(true)}>{m.reports_publish()}</Button>
          ) : (
            <p>{PROBLEMS[said.problem]()}</p>
          )}
        </div>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
      {earlier.length === 0 ? null : (
        <details>
          <summary className={opener}>{m.reports_earlier()}</summary>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
            {earlier.map((one) => (
              <li key={one.id}>
                {m.reports_shown({ n: String(one.n), day: dayWords(one.as_of) })}{' '}
                {m.reports_shown_sums({ raised: exactMoney(one.raised_cents), spent: exactMoney(one.spent_cents) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      <AsOf asOf={asOf} trouble={trouble} />
      {asking ? (
        <ConfirmDialog
          title={m.reports_publish()}
          text={[m.reports_publish_text(), hidden > 0 ? m.reports_hidden_then(counted(hidden)) : '']
            .filter(Boolean)
            .join(' ')}
          yes={m.reports_publish_yes()}
          no={m.reports_publish_no()}
          busy={busy ? m.reports_publishing() : false}
          onYes={() => void publish()}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
