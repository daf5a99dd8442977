/** Lines of the file that look like lines that are in under another id or text: whether they are the same money. */
import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { counted, digits, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { dayWords } from '../parts/dayWords.ts';
import type { AlikeLine, BankImport } from './useBankFile.ts';

const SHOWN = 100;

export function AlikeQuestion({ work }: { readonly work: BankImport }) {
  const { alike } = work;
  const [added, setAdded] = useState<ReadonlySet<AlikeLine>>(new Set());
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  const toggle = (one: AlikeLine, on: boolean) =>
    setAdded((before) => new Set(on ? [...before, one] : [...before].filter((other) => other !== one)));
  const wordsOf = ({ line }: AlikeLine) =>
    [dayWords(line.posted_on), line.description, exactMoney(line.cents)].join(' · ');
  return (
    <section aria-labelledby="bank-alike" className={css({ padding: '4', backgroundColor: 'quietWash' })}>
      <h3 id="bank-alike" ref={question} tabIndex={-1} className={css({ fontWeight: 'bold' })}>
        {m.bank_alike(counted(alike.length))}
      </h3>
      <p className={css({ maxWidth: 'text', marginBlock: '2' })}>{m.bank_alike_hint()}</p>
      <ul className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
        {alike.slice(0, SHOWN).map((one) => (
          <li key={`${one.account} ${one.line.row}`} className={css({ minHeight: 'touch' })}>
            <Checkbox
              checked={added.has(one)}
              onCheckedChange={(on) => toggle(one, on)}
              hint={m.bank_alike_is({ day: dayWords(one.on), text: one.text })}
            >
              {m.bank_alike_add({ text: wordsOf(one) })}
            </Checkbox>
          </li>
        ))}
      </ul>
      {alike.length > SHOWN ? <p>{m.rules_first_of({ shown: digits(SHOWN), all: digits(alike.length) })}</p> : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
        <Button onClick={() => void work.answer(added)}>
          {added.size === 0 ? m.bank_alike_leave(counted(alike.length)) : m.bank_alike_some(counted(added.size))}
        </Button>
        <Button variant="secondary" onClick={() => void work.answer(new Set(alike))}>
          {m.bank_alike_other(counted(alike.length))}
        </Button>
        <Button variant="ghost" onClick={work.again}>
          {m.bank_other()}
        </Button>
      </div>
    </section>
  );
}
