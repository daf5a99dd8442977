/** The receipt of what was just noted, to be shown or printed, and the way to the next. */
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { isGiven, type ReceiptFacts } from '../model/receipt.ts';
import { ReceiptSheet } from '../parts/ReceiptSheet.tsx';

export interface ReceiptProps {
  readonly facts: ReceiptFacts;
  /** Whether its picture is kept, too; null where there is none. */
  readonly picture: boolean | null;
  readonly onAnother: () => void;
}

export function Receipt({ facts, picture, onAnother }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Once, not at every drawing.
  useEffect(() => heading.current?.focus(), []);
  const given = isGiven(facts.type);
  return (
    <section aria-labelledby="money-receipt" className={css({ display: 'grid', gap: '4', maxWidth: '32rem' })}>
      <h2 id="money-receipt" tabIndex={-1} ref={heading} className={css({ textStyle: 'h3' })}>
        {given ? m.money_receipt() : facts.type === 'expenditure' ? m.money_expense_saved() : m.money_entry_saved()}
      </h2>
      <p aria-live="polite">
        {m.money_saved_here()}{' '}
        {picture === null ? null : picture ? m.money_picture_goes_after() : m.money_picture_not_kept()}
      </p>
      <ReceiptSheet facts={facts} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button onClick={onAnother}>
          {given
            ? m.money_another()
            : facts.type === 'expenditure'
              ? m.money_another_expense()
              : m.money_another_entry()}
        </Button>
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
