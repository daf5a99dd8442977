/** Ledger, bank and report in words: whether they say the same, what lies between, and where that is looked at. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { gapsOf, reportDiffers, type Gap, type Sums } from '../model/sums.ts';
import { dayWords } from './dayWords.ts';

const gapWords: Readonly<Record<Gap, () => string>> = {
  hand: m.bank_sum_hand,
  way: m.bank_sum_way,
  out: m.bank_sum_out,
  open: m.bank_sum_open,
  uneven: m.bank_sum_uneven,
};
/** Where the rows of each stand. */
const gapPlaces = {
  hand: { to: '/finance/deposits' },
  way: { to: '/finance/bank', hash: 'waiting' },
  out: { to: '/finance/bank', hash: 'waiting' },
  open: { to: '/finance/bank', hash: 'lines' },
  uneven: { to: '/finance/bank', hash: 'matched' },
} as const satisfies Readonly<Record<Gap, { readonly to: string; readonly hash?: string }>>;

const figures = css({ display: 'grid', gap: '1', maxWidth: '36rem', fontVariantNumeric: 'tabular-nums' });
const figure = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '3',
  alignItems: 'baseline',
  // Beneath its words where both have no room, and still in the column of sums.
  '& > dd': { marginInlineStart: 'auto' },
});

/** @param here whether this is the page of the bank itself */
export function SumPanel({ bank, here = false }: { readonly bank: Sums; readonly here?: boolean }) {
  const { gaps, troubled, wrong } = gapsOf(bank);
  const between = bank.ledger_cents - bank.bank_cents;
  const until = bank.bank_until === null ? m.bank_sum_no_file() : m.bank_sum_until({ day: dayWords(bank.bank_until) });
  return (
    <Panel
      title={m.bank_sum()}
      aside={
        here ? null : (
          <Link to="/finance/bank" className={textLink}>
            {m.bank_title()}
          </Link>
        )
      }
    >
      <p className={css({ marginBottom: '3' })} data-sum={wrong || reportDiffers(bank) ? 'wrong' : 'right'}>
        {troubled === 0 ? null : <Tag loud>{m.bank_sum_wrong({ amount: exactMoney(troubled) })}</Tag>}
        {wrong && troubled === 0 ? <Tag loud>{m.bank_sum_wrong_lines(counted(bank.open_lines))}</Tag> : null}
        {wrong ? null : <strong>{gaps.length === 0 ? m.bank_sum_right() : m.bank_sum_explained()}</strong>}
      </p>
      <dl className={figures}>
        <div className={figure}>
          <dt>{m.bank_sum_ledger()}</dt>
          <dd className={css({ fontWeight: 'bold' })}>{exactMoney(bank.ledger_cents)}</dd>
        </div>
        <div className={figure}>
          <dt>
            {m.bank_sum_bank()} <span className={css({ color: 'inkMuted' })}>({until})</span>
          </dt>
          <dd className={css({ fontWeight: 'bold' })}>{exactMoney(bank.bank_cents)}</dd>
        </div>
        {bank.card_cents === 0 ? null : (
          <div className={figure}>
            <dt>{m.bank_sum_card()}</dt>
            <dd>{exactMoney(bank.card_cents)}</dd>
          </div>
        )}
      </dl>
      {gaps.length === 0 ? null : (
        <>
          <p className={css({ marginTop: '3' })}>{m.bank_sum_between({ amount: exactMoney(between) })}</p>
          <ul className={figures}>
            {gaps.map(({ gap, cents }) => (
              <li key={gap} data-gap={gap} className={figure}>
                <Link {...gapPlaces[gap]} className={textLink}>
                  {gapWords[gap]()}
                </Link>
                <span>
                  {gap === 'open' ? `${m.bank_lines_count(counted(bank.open_lines))}, ` : null}
                  {exactMoney(cents)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={css({ marginTop: '3' })}>{reportWords(bank)}</p>
    </Panel>
  );
}

function reportWords(bank: Sums): string {
  if (bank.report === null) return m.bank_sum_report_none();
  const { until, cents, ledger_cents: now } = bank.report;
  return [
    `${m.bank_sum_report({ day: dayWords(until) })} ${exactMoney(cents)}.`,
    reportDiffers(bank) ? m.bank_sum_report_differs({ amount: exactMoney(now) }) : m.bank_sum_report_same(),
    m.bank_sum_report_since({ amount: exactMoney(bank.ledger_cents - now) }),
  ].join(' ');
}
