/** The same month as OFX and as CSV: whether lines of a day and a sum that are in from another file are the same money. */
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { counted, digits, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { dayWords } from '../parts/dayWords.ts';
import type { BankImport } from './useBankFile.ts';

const SHOWN = 10;

export function AlikeQuestion({ work }: { readonly work: BankImport }) {
  const { alike, read } = work;
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section aria-labelledby="bank-alike" className={css({ padding: '4', backgroundColor: 'quietWash' })}>
      <h3 id="bank-alike" ref={question} tabIndex={-1} className={css({ fontWeight: 'bold' })}>
        {m.bank_alike({ ...counted(alike.length), all: digits(read?.lines.length ?? 0) })}
      </h3>
      <p className={css({ maxWidth: 'text', marginBlock: '2' })}>{m.bank_alike_hint()}</p>
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', overflowWrap: 'anywhere' })}>
        {alike.slice(0, SHOWN).map((line) => (
          <li key={line.row}>{[dayWords(line.posted_on), line.description, exactMoney(line.cents)].join(' · ')}</li>
        ))}
      </ul>
      {alike.length > SHOWN ? <p>{m.rules_first_of({ shown: digits(SHOWN), all: digits(alike.length) })}</p> : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
        <Button onClick={() => void work.send('same')}>{m.bank_alike_same()}</Button>
        <Button variant="secondary" onClick={() => void work.send('other')}>
          {m.bank_alike_other()}
        </Button>
        <Button variant="ghost" onClick={work.again}>
          {m.bank_other()}
        </Button>
      </div>
    </section>
  );
}
