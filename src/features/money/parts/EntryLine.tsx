/** One entry of the ledger in a line: who, how much, when and how, and what became of it. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { EntryRow } from '../data/reads.ts';
import { methodWords, nobodyWords, typeWords } from '../model/words.ts';
import { dayWords } from './dayWords.ts';
import { useElectionName } from './electionWords.ts';
import { entryLine, entrySum } from './lineStyles.ts';

export const whoOf = ({ name, contributor_id, type }: Pick<EntryRow, 'name' | 'contributor_id' | 'type'>): string =>
  name ?? (contributor_id === null ? nobodyWords(type) : m.money_nameless());

interface EntryLineProps {
  readonly entry: EntryRow;
  readonly onOpen: () => void;
  /** Whether they keep the books: then the line leads to the giver, too. */
  readonly keeps: boolean;
}

export function EntryLine({ entry, onOpen, keeps }: EntryLineProps) {
  const electionName = useElectionName();
  const more = [
    dayWords(entry.received_on),
    whoOf(entry) === typeWords[entry.type]() ? null : typeWords[entry.type](),
    entry.method === null || entry.type === 'in_kind' || entry.type === 'loan' ? null : methodWords[entry.method](),
    entry.check_number,
    entry.election_id === null ? null : electionName(entry.election_id),
    entry.purpose,
  ].filter((part) => part !== null && part !== '');
  return (
    <li className={entryLine} data-entry={entry.id}>
      <div className={css({ minWidth: '0', flex: '1', overflowWrap: 'anywhere' })}>
        <button type="button" className={opener} onClick={onOpen}>
          {whoOf(entry)}
        </button>
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
        {keeps && entry.contributor_id !== null ? (
          <Link to="/finance/givers/$giver" params={{ giver: entry.contributor_id }} className={textLink}>
            {m.money_to_giver()}
          </Link>
        ) : null}
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
