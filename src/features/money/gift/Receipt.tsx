/** The receipt of what was just noted, to be shown or printed, and the way to the next. */
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { EntryPayload } from '../model/kinds.ts';
import { methodWords, typeWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';

export interface ReceiptProps {
  readonly entry: EntryPayload;
  /** Whether its picture is kept, too; null where there is none. */
  readonly picture: boolean | null;
  readonly onAnother: () => void;
}

export function Receipt({ entry, picture, onAnother }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Once, not at every drawing.
  useEffect(() => heading.current?.focus(), []);
  const spent = entry.type === 'expenditure';
  const lines: readonly (readonly [string, string | null])[] = [
    [m.money_amount(), exactMoney(entry.cents)],
    [spent ? m.money_payee() : m.money_giver(), entry.name ?? m.money_nobody()],
    [m.money_type(), typeWords[entry.type]()],
    [m.money_method(), methodWords[entry.method]()],
    [m.money_check_number(), entry.checkNumber],
    [m.money_purpose(), entry.purpose],
    [spent ? m.money_paid_on() : m.money_received_on(), dayWords(entry.on)],
    [m.money_statement_short(), spent ? null : entry.statement === null ? m.money_no() : m.money_yes()],
  ];
  return (
    <section aria-labelledby="money-receipt" className={css({ display: 'grid', gap: '4', maxWidth: '32rem' })}>
      <h2 id="money-receipt" tabIndex={-1} ref={heading} className={css({ textStyle: 'h3' })}>
        {spent ? m.money_expense_saved() : m.money_receipt()}
      </h2>
      <p aria-live="polite">
        {m.money_saved_here()}{' '}
        {picture === null ? null : picture ? m.money_picture_goes_after() : m.money_picture_not_kept()}
      </p>
      <dl
        className={css({
          display: 'grid',
          gap: '2',
          padding: '4',
          backgroundColor: 'sheet',
          borderWidth: '2px',
          borderStyle: 'solid',
          borderColor: 'line',
        })}
      >
        {lines.map(([name, text]) =>
          text === null ? null : (
            <div key={name} className={css({ display: 'flex', justifyContent: 'space-between', gap: '3' })}>
              <dt className={css({ color: 'inkMuted' })}>{name}</dt>
              <dd className={css({ fontWeight: 'bold', textAlign: 'end', overflowWrap: 'anywhere' })}>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <Disclaimer />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } })}>
        <Button onClick={onAnother}>{spent ? m.money_another_expense() : m.money_another()}</Button>
        <Button variant="secondary" onClick={() => print()}>
          {m.money_print()}
        </Button>
        <Link to="/finance" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
          {m.money_to_books()}
        </Link>
      </div>
    </section>
  );
}

function Disclaimer() {
  const { words, lang } = useWords('legal');
  return (
    <p lang={lang} className={css({ textStyle: 'small', color: 'inkMuted' })}>
      {[words.paidFor, words.notDeductible].join(' ')}
    </p>
  );
}
