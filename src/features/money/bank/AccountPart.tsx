/** One account of a bank's file: its name, what came in and went out, the balances beside it, and its first lines. */
import { css } from 'styled-system/css';
import { counted, digits, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import type { Balances, ReadAccount } from '../model/bank/line.ts';
import { sumCents } from '../model/cents.ts';
import { dayWords } from '../parts/dayWords.ts';
import { knownName, type KnownAccount } from './parts.ts';
import type { BankImport } from './useBankFile.ts';

const SHOWN = 4;

interface AccountProps {
  readonly work: BankImport;
  readonly account: ReadAccount;
  readonly known: readonly KnownAccount[];
  readonly begun: boolean;
}

export function AccountPart({ work, account, known, begun }: AccountProps) {
  const { name, kind, take } = work.choice(account);
  const several = (work.read?.accounts.length ?? 0) > 1;
  const before = knownName(known, account.ref);
  const twice = take && work.taken.filter(({ choice }) => choice.name.trim() === name.trim()).length > 1;
  const error = twice
    ? m.bank_account_twice()
    : before !== null && take && name.trim() !== before
      ? m.bank_account_before({ account: before })
      : null;
  const shown = account.label === '' ? name : account.label;
  return (
    <fieldset
      data-bank-account={account.key}
      className={css({
        display: 'grid',
        gap: '3',
        ...(several ? { padding: '4', borderWidth: '1px', borderColor: 'line' } : {}),
      })}
    >
      <legend className={css({ fontWeight: 'bold' })}>{several ? m.bank_account_of({ account: shown }) : null}</legend>
      {several ? (
        <Checkbox
          checked={take}
          disabled={begun || account.lines.length === 0}
          onCheckedChange={(on) => work.decide(account, { take: on })}
          hint={m.bank_take_hint()}
        >
          {m.bank_take()}
        </Checkbox>
      ) : null}
      {take || !several ? (
        <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' })}>
          <TextField
            label={m.bank_account()}
            hint={m.bank_account_hint()}
            error={error}
            required
            maxLength={60}
            disabled={begun}
            list="bank-accounts"
            value={name}
            onChange={({ target }) => work.decide(account, { name: target.value })}
          />
          <SelectField
            label={m.bank_kind()}
            disabled={begun}
            value={kind}
            options={[
              { value: 'bank', label: m.bank_kind_bank() },
              { value: 'card', label: m.bank_kind_card() },
            ]}
            onChange={({ target }) => work.decide(account, { kind: target.value === 'card' ? 'card' : 'bank' })}
          />
        </div>
      ) : null}
      <Figures account={account} />
    </fieldset>
  );
}

function Figures({ account }: Pick<AccountProps, 'account'>) {
  const { lines, balances } = account;
  const cents = lines.map((line) => line.cents);
  const [came, went] = [cents.filter((one) => one > 0), cents.filter((one) => one < 0)].map(sumCents);
  return (
    <>
      <p aria-live="polite">
        <strong>{m.bank_found(counted(lines.length))}</strong>{' '}
        {lines.length === 0 ? null : m.bank_in_out({ came: exactMoney(came ?? 0), went: exactMoney(0 - (went ?? 0)) })}
      </p>
      {balanceWords(balances, sumCents(cents)).map((text) => (
        <p
          key={text}
          data-bank-balance
          className={balances.off === 0 || balances.off === null ? '' : css({ color: 'danger' })}
        >
          {text}
        </p>
      ))}
      {lines.length > 0 ? (
        <TableFrame
          caption={m.bank_first()}
          heads={[{ name: m.bank_day() }, { name: m.bank_text() }, { name: m.bank_amount(), number: true }]}
          rows={lines.slice(0, SHOWN).map((line) => ({
            key: String(line.row),
            cells: [dayWords(line.posted_on), line.description, exactMoney(line.cents)],
          }))}
        />
      ) : null}
    </>
  );
}

/** The file's own balances beside what its lines come to, with the difference. */
function balanceWords({ opening, closing, closing_on: on, off, steps }: Balances, sum: number): readonly string[] {
  const words: string[] = [];
  if (opening !== null && closing !== null && off !== null) {
    const said = { opening: exactMoney(opening), closing: exactMoney(closing) };
    words.push(
      off === 0
        ? m.bank_balance_right(said)
        : m.bank_balance_off({ ...said, sum: exactMoney(opening + sum), off: exactMoney(off) }),
    );
  } else if (closing !== null && on !== null)
    words.push(m.bank_balance_closing({ day: dayWords(on), closing: exactMoney(closing) }));
  else if (opening !== null) words.push(m.bank_balance_opening({ opening: exactMoney(opening) }));
  for (const step of (steps ?? []).slice(0, SHOWN))
    words.push(m.bank_balance_step({ row: digits(step.row), off: exactMoney(step.off) }));
  return words;
}
