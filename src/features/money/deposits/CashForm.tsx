/** Counting the cash of a slip note by note, and whether it is as much as the slip says. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { TextField } from '../../../ui/TextInput.tsx';
import { countedCents, isCoinSum, isCounted, isNoteCount, NOTES, type CashCount } from '../model/cash.ts';

interface CashProps {
  readonly said: number;
  readonly count: CashCount;
  readonly onCount: (count: CashCount) => void;
}

export function CashForm({ said, count, onCount }: CashProps) {
  const sum = countedCents(count);
  return (
    <details className={css({ _print: { display: 'none' } })}>
      <summary className={css({ paddingBlock: '3', cursor: 'pointer', fontWeight: 'bold', listStyle: 'revert' })}>
        {m.deposits_count()}
      </summary>
      <p className={css({ color: 'inkMuted', marginBottom: '3' })}>{m.deposits_count_hint()}</p>
      <div
        className={css({ display: 'grid', gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(4, 1fr)' }, gap: '3' })}
      >
        {NOTES.map((note) => (
          <TextField
            key={note}
            label={exactMoney(note * 100)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={count.notes[note] ?? ''}
            error={isNoteCount(count.notes[note] ?? '') ? null : m.deposits_count_whole()}
            onChange={({ target }) => onCount({ ...count, notes: { ...count.notes, [note]: target.value } })}
          />
        ))}
        <TextField
          label={m.deposits_count_coins()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={count.coins}
          error={isCoinSum(count.coins) ? null : m.money_amount_missing()}
          onChange={({ target }) => onCount({ ...count, coins: target.value })}
        />
      </div>
      <p aria-live="polite" className={css({ marginTop: '3', fontWeight: 'bold', _empty: { display: 'none' } })}>
        {sum === null || !isCounted(count) ? null : countWords(sum, said)}
      </p>
    </details>
  );
}

const countWords = (sum: number, said: number) =>
  sum === said
    ? m.deposits_count_right({ counted: exactMoney(sum) })
    : m.deposits_count_wrong({
        counted: exactMoney(sum),
        said: exactMoney(said),
        off: exactMoney(Math.abs(sum - said)),
      });
