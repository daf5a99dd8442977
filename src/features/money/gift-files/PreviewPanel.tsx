/** What would become of the file: how much is new, what is in already, what passes a limit, and what cannot be taken. */
import { css } from 'styled-system/css';
import { counted, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { sumCents } from '../model/cents.ts';
import type { GiftLine, Line } from '../model/imports/line.ts';
import type { Warned } from '../model/imports/worstCase.ts';
import { methodWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';
import { LeftOutPart } from './LeftOutPart.tsx';
import { SumsPart } from './SumsPart.tsx';
import type { GiftImport } from './useGiftImport.ts';

const SHOWN = 5;
const WARNED = 10;

interface PreviewProps {
  readonly work: GiftImport;
  readonly fresh: readonly Line[];
  readonly warned: readonly Warned[];
}

export function PreviewPanel({ work, fresh, warned }: PreviewProps) {
  const { read, known } = work;
  if (!read || !known) return work.problem === null ? <Spinner label={m.gift_files_reading()} /> : null;
  const gifts = fresh.filter((line): line is GiftLine => line.what === 'gift');
  const payouts = read.lines.filter(({ what }) => what === 'payout');
  const matched = fresh.flatMap((line) => (line.what === 'refund' && line.matched !== null ? [line] : []));
  const old = read.lines.filter(({ key, what }) => what !== 'payout' && known.has(key)).length;
  return (
    <Panel title={m.gift_files_preview()}>
      <div aria-live="polite">
        <p>
          <strong>{m.gift_files_new(counted(gifts.length))}</strong>
        </p>
        {old > 0 ? <p>{m.gift_files_known(counted(old))}</p> : null}
      </div>
      {fresh.length > 0 ? <SumsPart lines={fresh} /> : null}
      {payouts.length > 0 ? (
        <p className={css({ marginBlock: '3' })}>
          {m.gift_files_payouts({
            ...counted(payouts.length),
            sum: exactMoney(sumCents(payouts.map(({ cents }) => cents))),
          })}
        </p>
      ) : null}
      {matched.length > 0 ? (
        <div className={css({ marginBlock: '3' })}>
          <p>{m.gift_files_matched(counted(matched.length))}</p>
          <ul>
            {matched.map(({ key, row, cents, matched: name }) => (
              <li key={key}>{m.gift_files_matched_line({ row, name: name ?? '', amount: exactMoney(cents) })}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {warned.length > 0 ? (
        <div className={css({ padding: '3', marginBlock: '3', backgroundColor: 'straw', color: 'onStraw' })}>
          <p className={css({ fontWeight: 'bold' })}>{m.gift_files_over(counted(warned.length))}</p>
          <ul>
            {warned.slice(0, WARNED).map((one) => (
              <li key={`${one.rule.id} ${one.giver ?? ''} ${one.period}`}>
                {m.gift_files_over_line({
                  name: one.name,
                  total: exactMoney(one.total),
                  most: exactMoney(one.most),
                })}
              </li>
            ))}
          </ul>
          <p>{m.gift_files_over_hint()}</p>
        </div>
      ) : null}
      <LeftOutPart work={work} />
      {gifts.length > 0 ? (
        <TableFrame
          caption={m.gift_files_first_rows()}
          heads={[
            { name: m.money_giver() },
            { name: m.money_received_on() },
            { name: m.money_amount(), number: true },
            { name: m.gift_files_fee(), number: true },
            { name: m.money_method() },
          ]}
          rows={gifts.slice(0, SHOWN).map((one) => ({
            key: one.key,
            cells: [
              one.giver.name,
              dayWords(one.on),
              exactMoney(one.cents),
              exactMoney(one.fee_cents),
              methodWords[one.method](),
            ],
          }))}
        />
      ) : null}
    </Panel>
  );
}
