/** What was known of a giver, and since when: nothing is overwritten. */
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { versionsOf, type Giver } from '../model/giverPage.ts';

export function VersionsPanel({ giver }: { readonly giver: Giver }) {
  return (
    <Panel title={m.givers_versions()}>
      <ol aria-label={m.givers_versions()}>
        {versionsOf(giver).map((one) => (
          <li
            key={one.id}
            className={css({
              paddingBlock: '2',
              borderBottomWidth: '1px',
              borderBottomStyle: 'solid',
              borderBottomColor: 'line',
              overflowWrap: 'anywhere',
            })}
          >
            <strong>{one.name}</strong>
            <p>{[one.street, one.city, one.state, one.postcode].filter(Boolean).join(', ') || m.money_no_address()}</p>
            <p>{[one.occupation, one.employer, one.email, one.phone].filter(Boolean).join(' · ')}</p>
            <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
              {m.givers_version_by({ when: moment(Date.parse(one.at)), name: one.by ?? m.money_account_gone() })}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
