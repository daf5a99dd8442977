/** One change: who, what, when in one line, and the difference behind a disclosure. */
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../core/session/time.ts';
import { m } from '../../messages/messages.js';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../hooks/format.ts';
import type { AuditRow } from './audit.ts';
import { fieldChanges, type Names } from './difference.ts';
import { actorName, sentence } from './sentence.ts';

const cell = css({ padding: '2', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' });

/** What was stored as it stands, a published setting for instance, is in nobody's language. */
const dataLang = (said: string | null): '' | undefined => (/^[[{]/.test(said ?? '') ? '' : undefined);

export function AuditEntry({ row, names }: { readonly row: AuditRow; readonly names: Names }) {
  const changes = fieldChanges(row, names);
  return (
    <li
      className={css({ borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'lineSoft', paddingBlock: '1' })}
    >
      <details className={css({ '&[open] > summary > svg': { rotate: '180deg' } })}>
        <summary
          className={css({
            display: 'flex',
            columnGap: '3',
            alignItems: 'center',
            minHeight: 'touch',
            listStyle: 'none',
            paddingBlock: '2',
            '& > svg': { flexShrink: '0', alignSelf: 'center', color: 'inkMuted' },
          })}
        >
          <span
            className={css({
              display: 'flex',
              flex: '1',
              minWidth: '0',
              flexDirection: { base: 'column', md: 'row' },
              columnGap: '3',
              alignItems: { md: 'baseline' },
            })}
          >
            <span className={css({ overflowWrap: 'anywhere' })}>
              <strong>{actorName(row, names)}</strong> {sentence(row, names)}
            </span>
            <span
              className={css({
                textStyle: 'small',
                color: 'inkMuted',
                whiteSpace: 'nowrap',
                marginLeft: { md: 'auto' },
              })}
            >
              {moment(parseTimestamp(row.at) ?? 0)}
            </span>
          </span>
          <Icon name="chevron" size={16} />
        </summary>
        {changes.length === 0 ? (
          <p className={css({ color: 'inkMuted' })}>{m.audit_nothing_else()}</p>
        ) : (
          <div className={css({ overflowX: 'auto' })}>
            <table
              className={css({
                width: 'full',
                // On a phone a long value takes no room from the words beside it, which would break inside.
                tableLayout: { base: 'fixed', md: 'auto' },
                borderCollapse: 'collapse',
                backgroundColor: 'shade',
                textStyle: 'small',
              })}
            >
              <thead>
                <tr>
                  <th scope="col" className={cell}>
                    {m.audit_field()}
                  </th>
                  {row.before ? (
                    <th scope="col" className={cell}>
                      {m.audit_before()}
                    </th>
                  ) : null}
                  {row.after ? (
                    <th scope="col" className={cell}>
                      {m.audit_after()}
                    </th>
                  ) : null}
                </tr>
              </thead>
              <tbody>
                {changes.map((change) => (
                  <tr key={change.field}>
                    <th scope="row" className={`${cell} ${css({ fontWeight: 'normal', color: 'inkMuted' })}`}>
                      {change.field}
                    </th>
                    {row.before ? (
                      <td className={cell}>
                        <del
                          lang={dataLang(change.before)}
                          className={css({ textDecoration: row.after ? 'line-through' : 'none' })}
                        >
                          {change.before}
                        </del>
                      </td>
                    ) : null}
                    {row.after ? (
                      <td className={cell}>
                        <ins
                          lang={dataLang(change.after)}
                          className={css({ textDecoration: 'none', fontWeight: 'bold' })}
                        >
                          {change.after}
                        </ins>
                      </td>
                    ) : null}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </details>
    </li>
  );
}
