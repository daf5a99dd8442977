/** A slip as it is printed and goes with the envelope: every check, the cash counted, the sum, and room for two signatures. */
import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { digits, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { isCounted, NO_CASH, NOTES, type CashCount } from '../model/cash.ts';
import { sumOf, type Slip } from '../model/deposits.ts';
import { CashForm } from './CashForm.tsx';
import { PieceLine } from './PieceLine.tsx';

const sheet = css({
  display: 'grid',
  gap: '4',
  maxWidth: '36rem',
  paddingBlock: '6',
  _print: {
    // On paper there is only the slip: ink on white, whatever the screen's scheme.
    position: 'absolute',
    inset: '0',
    zIndex: 'toast',
    backgroundColor: 'white',
    color: 'black',
    maxWidth: 'none',
    height: 'max-content',
    minHeight: '100%',
    alignContent: 'start',
  },
});
const sumLine = css({ display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' });

export function SlipPaper({ slip, onBack }: { readonly slip: Slip; readonly onBack: () => void }) {
  const [count, setCount] = useState<CashCount>(NO_CASH);
  const heading = useRef<HTMLHeadingElement>(null);
  // Once: a ref that focuses is called at every drawing, and takes the focus out of the field that is typed into.
  useEffect(() => heading.current?.focus(), []);
  const cash = sumOf(slip.items.filter(({ way }) => way === 'cash'));
  const seen = sumOf(slip.items);
  const sums: readonly (readonly [string, number])[] = [
    [m.deposits_paper_checks(), seen - cash],
    [m.deposits_paper_cash(), cash],
    [m.deposits_paper_total(), slip.cents],
  ];
  return (
    <section aria-labelledby="slip-paper" className={sheet}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } })}>
        <Button onClick={() => print()}>{m.money_print()}</Button>
        <Button variant="secondary" onClick={onBack}>
          {m.deposits_back()}
        </Button>
      </div>
      <h1 id="slip-paper" tabIndex={-1} ref={heading} className={css({ textStyle: 'h3' })}>
        {m.deposits_paper_title({ amount: exactMoney(slip.cents) })}
      </h1>
      <p className={css({ fontFamily: 'mono', textStyle: 'small', overflowWrap: 'anywhere' })}>{slip.id}</p>
      <ul>
        {slip.items.map((piece) => (
          <PieceLine key={piece.id} piece={piece} />
        ))}
      </ul>
      {cash > 0 ? <CashForm said={cash} count={count} onCount={setCount} /> : null}
      {isCounted(count) ? (
        <ul className={css({ display: 'none', _print: { display: 'block' } })}>
          {NOTES.filter((note) => Number(count.notes[note] ?? 0) > 0).map((note) => (
            <li key={note}>
              {exactMoney(note * 100)} × {digits(Number(count.notes[note]))}
            </li>
          ))}
          {count.coins.trim() === '' ? null : (
            <li>
              {m.deposits_count_coins()}: {count.coins}
            </li>
          )}
        </ul>
      ) : null}
      {/* Of what others took in nobody here knows whether it is cash. */}
      {slip.cents === seen ? null : <p>{m.deposits_hidden({ amount: exactMoney(slip.cents - seen) })}</p>}
      <dl className={css({ fontWeight: 'bold' })}>
        {sums.map(([name, cents]) => (
          <div key={name} className={sumLine}>
            <dt>{name}</dt>
            <dd>{exactMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      {[m.deposits_paper_sign_from(), m.deposits_paper_sign_to()].map((text) => (
        <p
          key={text}
          className={css({ marginTop: '8', borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'ink' })}
        >
          {text}
        </p>
      ))}
    </section>
  );
}
