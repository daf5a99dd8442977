/** The totals to the cent, each computed from the ledger, and what came in and went out by month. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { overviewRead } from '../data/reads.ts';
import { useFreshAfterSending } from '../data/useFreshAfterSending.ts';
import { monthWords } from '../parts/dayWords.ts';

export function TotalsPanel() {
  const { rows, asOf, trouble, refresh } = useStaffRead(overviewRead);
  useFreshAfterSending(refresh);
  const totals = rows?.[0];
  const figures: readonly (readonly [string, string, number | undefined])[] = [
    ['cash', m.money_total_cash(), totals?.cash_cents],
    ['raised', m.money_total_raised(), totals?.raised_cents],
    ['spent', m.money_total_spent(), totals?.spent_cents],
    ['week', m.money_total_week(), totals?.week_cents],
    ['in-kind', m.money_total_in_kind(), totals?.in_kind_cents],
    ['owed', m.money_total_owed(), totals?.owed_cents],
  ];
  return (
    <Panel title={m.money_totals()}>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, 1fr)' },
          gap: '4',
          marginBottom: '3',
        })}
      >
        {figures.map(([name, label, cents]) => (
          <div key={name} className={css({ display: 'flex', flexDirection: 'column' })}>
            <dt className={css({ color: 'inkMuted', order: '1', textStyle: 'small' })}>{label}</dt>
            <dd
              data-total={name}
              className={css({
                fontFamily: 'display',
                fontWeight: 'black',
                fontSize: { base: '1.25rem', md: '1.75rem' },
                lineHeight: '1.1',
                fontVariantNumeric: 'tabular-nums',
              })}
            >
              {cents === undefined ? '–' : exactMoney(cents)}
            </dd>
          </div>
        ))}
      </dl>
      <AsOf asOf={asOf} trouble={trouble} />
      {totals === undefined || totals.months.length === 0 ? null : (
        <details>
          <summary className={css({ paddingBlock: '3', cursor: 'pointer', fontWeight: 'bold', listStyle: 'revert' })}>
            {m.money_by_month()}
          </summary>
          <table className={css({ width: 'full', maxWidth: '36rem', fontVariantNumeric: 'tabular-nums' })}>
            <thead>
              <tr className={css({ textAlign: 'end', '& th': { paddingBlock: '1', fontWeight: 'bold' } })}>
                <th scope="col" className={css({ textAlign: 'start' })}>
                  {m.money_month()}
                </th>
                <th scope="col">{m.money_total_raised()}</th>
                <th scope="col">{m.money_total_spent()}</th>
              </tr>
            </thead>
            <tbody>
              {totals.months.toReversed().map((one) => (
                <tr
                  key={one.month}
                  className={css({
                    textAlign: 'end',
                    borderTopWidth: '1px',
                    borderTopStyle: 'solid',
                    borderColor: 'line',
                  })}
                >
                  <th scope="row" className={css({ textAlign: 'start', fontWeight: 'medium', paddingBlock: '2' })}>
                    {monthWords(one.month)}
                  </th>
                  <td>{exactMoney(one.raised_cents)}</td>
                  <td>{exactMoney(one.spent_cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Panel>
  );
}
