/** The files of payments: whose bytes, from where, of which day, and what became of those that are no longer shown. */
import { css } from 'styled-system/css';
import { counted, townDay } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { Open } from '../data/useOpen.ts';
import type { PaymentFile } from '../model/payments.ts';
import { Age } from '../parts/Age.tsx';
import { facts, hash, line, link, quiet } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';

export function PaymentFiles({ files }: { readonly files: Open<PaymentFile> }) {
  return (
    <Panel title={m.transparency_files()}>
      {files.rows?.length === 0 ? <p>{m.transparency_files_none()}</p> : null}
      <ul>
        {files.rows?.map((file) => (
          <li key={file.id} className={line}>
            <h3 className={css({ fontWeight: 'bold', fontFamily: 'body' })}>{file.file_name}</h3>
            <p className={facts}>
              <span>{m.transparency_file_of({ day: dayWords(file.as_of) })}</span>
              <span>{m.transparency_file_rows(counted(file.rows))}</span>
              {file.left_out === 0 ? null : <span>{m.transparency_file_out(counted(file.left_out))}</span>}
            </p>
            {file.ended_at === null ? null : (
              <p className={css({ fontWeight: 'bold' })}>
                {file.ended_because === null
                  ? m.transparency_file_replaced({ day: dayWords(townDay(Date.parse(file.ended_at))) })
                  : m.transparency_file_withdrawn({
                      day: dayWords(townDay(Date.parse(file.ended_at))),
                      why: file.ended_because,
                    })}
              </p>
            )}
            <p className={quiet}>
              {m.transparency_hash()} <code className={hash}>{file.sha256}</code>
            </p>
            <p>
              <a className={link} href={file.source_url} target="_blank" rel="noopener">
                {m.transparency_file_source()}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <Age of={files} source={m.transparency_source_city()} />
    </Panel>
  );
}
