/** One entry of the ledger in a line: who, how much, when and how, and what became of it. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { EntryRow } from '../data/reads.ts';
import { methodWords, typeWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';
import { useElectionName } from '../parts/electionWords.ts';
import { entryLine, entrySum } from '../parts/lineStyles.ts';

export const whoOf = ({ name, contributor_id }: Pick<EntryRow, 'name' | 'contributor_id'>): string =>
  name ?? (contributor_id === null ? m.money_nobody() : m.money_nameless());

export function EntryLine({ entry, onOpen }: { readonly entry: EntryRow; readonly onOpen: (() => void) | null }) {
  const electionName = useElectionName();
  const more = [
    dayWords(entry.received_on),
    typeWords[entry.type](),
    entry.method === null || entry.type === 'in_kind' || entry.type === 'loan' ? null : methodWords[entry.method](),
    entry.check_number,
    entry.election_id === null ? null : electionName(entry.election_id),
    entry.purpose,
  ].filter((part) => part !== null && part !== '');
  return (
    <li className={entryLine} data-entry={entry.id}>
      <div className={css({ minWidth: '0', flex: '1', overflowWrap: 'anywhere' })}>
        {onOpen === null ? (
          <strong>{whoOf(entry)}</strong>
        ) : (
          <button type="button" className={opener} onClick={onOpen}>
            {whoOf(entry)}
          </button>
        )}
        <p className={css({ color: 'inkMuted', textStyle: 'small' })}>{more.join(' · ')}</p>
        <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '1', _empty: { display: 'none' } })}>
          {entry.reversed ? <Tag>{m.money_tag_reversed()}</Tag> : null}
          {entry.reverses_id === null ? null : <Tag>{m.money_tag_reversal()}</Tag>}
          {entry.refunded_cents > 0 ? (
            <Tag>{m.money_tag_refunded({ amount: exactMoney(entry.refunded_cents) })}</Tag>
          ) : null}
          {entry.pictures > 0 ? <Tag>{m.money_tag_picture()}</Tag> : null}
          {entry.approved ? <Tag>{m.money_tag_approved()}</Tag> : null}
        </p>
      </div>
      <p className={entrySum} data-struck={entry.reversed || undefined}>
        {exactMoney(entry.amount_cents)}
      </p>
    </li>
  );
}

const opener = css({
  minHeight: 'touch',
  fontWeight: 'bold',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  background: 'none',
  color: 'ink',
  cursor: 'pointer',
});
