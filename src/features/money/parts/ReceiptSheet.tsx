/** A receipt on the screen and, alone and in the colors of paper, on paper: its number, who gave what, for which election, and who took it. */
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import { exactMoney } from '../../../hooks/format.ts';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { isGiven, type ReceiptFacts } from '../model/receipt.ts';
import { methodWords, typeWords } from '../model/words.ts';
import { dayWords } from './dayWords.ts';
import { useElectionName } from './electionWords.ts';

function linesOf(facts: ReceiptFacts, electionName: (id: string) => string): readonly (readonly [string, string])[] {
  const spent = facts.type === 'expenditure' || facts.type === 'loan_payment';
  const paid = spent || facts.type === 'fee' || facts.type === 'refund';
  // Of a fee or of interest there is nobody to name.
  const named = facts.name !== null || (facts.type !== 'fee' && facts.type !== 'other');
  const lines: readonly (readonly [string, string | null])[] = [
    [m.money_receipt_number(), receiptCode(facts.id)],
    [m.money_amount(), exactMoney(facts.cents)],
    [paid ? m.money_payee() : m.money_giver(), named ? (facts.name ?? m.money_nobody()) : null],
    [m.money_type(), typeWords[facts.type]()],
    [m.money_method(), facts.method === null ? null : methodWords[facts.method]()],
    [m.money_check_number(), facts.checkNumber],
    [m.money_purpose(), facts.purpose],
    [paid ? m.money_paid_on() : m.money_received_on(), dayWords(facts.on)],
    [m.money_election(), facts.election === null ? null : electionName(facts.election)],
    [m.money_statement_short(), isGiven(facts.type) ? (facts.signed ? m.money_yes() : m.money_no()) : null],
    [m.money_type_refund(), facts.refundedCents > 0 ? exactMoney(facts.refundedCents) : null],
    [paid ? m.money_receipt_paid_by() : m.money_receipt_taken_by(), facts.by],
  ];
  return lines.flatMap(([name, text]) => (text === null || text === '' ? [] : [[name, text] as const]));
}

const list = css({
  backgroundColor: 'sheet',
  display: 'grid',
  gap: '2',
  padding: '4',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'line',
});
const line = css({ display: 'flex', justifyContent: 'space-between', gap: '3' });
const said = css({ fontWeight: 'bold', textAlign: 'end', overflowWrap: 'anywhere' });

export function ReceiptSheet({ facts }: { readonly facts: ReceiptFacts }) {
  const lines = linesOf(facts, useElectionName());
  return (
    <>
      {facts.reversed ? <p className={css({ fontWeight: 'bold' })}>{m.money_receipt_reversed()}</p> : null}
      <dl className={list}>
        {lines.map(([name, text]) => (
          <div key={name} className={line}>
            <dt className={css({ color: 'inkMuted' })}>{name}</dt>
            <dd className={said}>{text}</dd>
          </div>
        ))}
      </dl>
      <Legal />
      {createPortal(<Printed facts={facts} lines={lines} />, document.body)}
    </>
  );
}

interface PrintedProps {
  readonly facts: ReceiptFacts;
  readonly lines: readonly (readonly [string, string])[];
}

/** No color of the screen's: theme/global.ts makes it black on white, and leaves the app off the paper. */
function Printed({ facts, lines }: PrintedProps) {
  return (
    <div data-print-only="" className={css({ display: 'none' })}>
      <div className={css({ maxWidth: '34rem', lineHeight: '1.5' })}>
        <h1 className={css({ textStyle: 'h4', marginBottom: '2' })}>
          {`${isGiven(facts.type) ? m.money_receipt() : typeWords[facts.type]()}: ${campaign.candidate.name}, ${campaign.city}`}
        </h1>
        {facts.reversed ? <p>{m.money_receipt_reversed()}</p> : null}
        <dl className={css({ borderWidth: '1px', borderStyle: 'solid', borderColor: 'black', padding: '4' })}>
          {lines.map(([name, text]) => (
            <div key={name} className={line}>
              <dt>{name}</dt>
              <dd className={said}>{text}</dd>
            </div>
          ))}
        </dl>
        <Legal paper />
      </div>
    </div>
  );
}

function Legal({ paper = false }: { readonly paper?: boolean }) {
  const { words, lang } = useWords('legal');
  return (
    <p lang={lang} className={paper ? css({ marginTop: '3' }) : css({ textStyle: 'small', color: 'inkMuted' })}>
      {[words.paidFor, words.notDeductible].join(' ')}
    </p>
  );
}
