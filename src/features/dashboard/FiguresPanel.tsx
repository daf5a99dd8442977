/** The six figures on the dashboard, with a trend where the record of changes knows one. */
import { dollars, digits } from '../../hooks/format.ts';
import { css } from 'styled-system/css';
import { may, type Role } from '../../core/session/roles.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { figures, figuresFirst, STAT_WORDS, type StatLabel } from './figures.ts';
import { statHistoryRead, statsRead, type StatChange } from './reads.ts';
import { Trend } from './Trend.tsx';

const say = (label: StatLabel, value: number) => (label === 'weekly_raised' ? dollars : digits)(value);

export function FiguresPanel({ roles }: { readonly roles: readonly Role[] }) {
  // The history is not asked for by somebody who would get none.
  return may(roles, 'lead_campaign') ? <WithHistory roles={roles} /> : <Figures roles={roles} history={[]} />;
}

function WithHistory({ roles }: { readonly roles: readonly Role[] }) {
  const { rows } = useStaffRead(statHistoryRead);
  return <Figures roles={roles} history={rows ?? []} />;
}

function Figures({ roles, history }: { readonly roles: readonly Role[]; readonly history: readonly StatChange[] }) {
  const { rows, asOf, trouble } = useStaffRead(statsRead);
  return (
    <Panel title={m.dashboard_numbers()}>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)' },
          columnGap: '5',
          rowGap: '5',
          marginBottom: '4',
        })}
      >
        {figures(rows ?? [], history, figuresFirst(roles)).map((figure) => (
          <div key={figure.label} className={css({ display: 'flex', flexDirection: 'column' })}>
            <dt className={css({ color: 'inkMuted', order: '1' })}>{STAT_WORDS[figure.label]()}</dt>
            <dd
              data-stat={figure.label}
              className={css({
                fontFamily: 'display',
                fontWeight: 'black',
                fontSize: '2rem',
                lineHeight: '1.1',
                fontVariantNumeric: 'tabular-nums',
              })}
            >
              {rows ? say(figure.label, figure.value) : '–'}
            </dd>
            {figure.trend.length > 0 ? (
              <dd className={css({ order: '2', marginTop: '1' })}>
                <Trend points={figure.trend} say={(value) => say(figure.label, value)} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}
