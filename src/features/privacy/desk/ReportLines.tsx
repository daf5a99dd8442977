/** What erasing did, or would do: table by table, what stays and why, and where else somebody is named. */
import { css } from 'styled-system/css';
import { counted, digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Report } from '../model/requests.ts';
import { deedWords, stayingWords, tableWords } from '../model/words.ts';

export function ReportLines({ report }: { readonly report: Report }) {
  const named = report.mentions.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <div className={css({ display: 'grid', gap: '3', marginTop: '3' })}>
      {report.rows.length === 0 ? <p>{m.privacy_report_nothing()}</p> : null}
      <ul className={css({ display: 'grid', gap: '1' })}>
        {report.rows.map(({ table, deed, rows }) => (
          <li key={`${table} ${deed}`}>
            {tableWords(table)}: {digits(rows)} <span className={css({ color: 'inkMuted' })}>({deedWords(deed)})</span>
          </li>
        ))}
        {report.joined > 0 ? <li>{m.privacy_report_joined(counted(report.joined))}</li> : null}
        {named > 0 ? <li>{m.privacy_report_mentions(counted(named))}</li> : null}
      </ul>
      {report.stays.length > 0 ? (
        <>
          <h3 className={css({ fontWeight: 'bold' })}>{m.privacy_report_stays()}</h3>
          <ul className={css({ display: 'grid', gap: '1' })}>
            {report.stays.map(({ what, rows }) => (
              <li key={what}>
                {stayingWords(what)} ({digits(rows)})
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
