/** One line of a snapshot: who, how much, when and what for; or why it has no name. */
import { memo } from 'react';
import { css } from 'styled-system/css';
import { counted, exactMoney } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { methodWords, typeWords } from '../../money/model/words.ts';
import type { Entry } from '../model/entry.ts';
import { cashOf } from '../model/groups.ts';
import type { FiledReport, NamedElections } from '../model/snapshot.ts';
import { facts, figure, line, quiet } from '../parts/styles.ts';
import { dayWords, electionWords, monthWords } from '../parts/words.ts';

interface EntryLineProps {
  readonly entry: Entry;
  readonly report: FiledReport | undefined;
  readonly named: NamedElections;
  /** What it adds to the money in hand, instead of what it is. */
  readonly inHand: boolean;
}

/** Drawn again only as another line: a key of the search leaves those that stand there alone. */
export const EntryLine = memo(function EntryLine({ entry, report, named, inHand }: EntryLineProps) {
  // What it says is asked of the messages.
  useLocale();
  const { type, shown, name, day, month, cents, place, employer, occupation, purpose, method, election } = entry;
  const more = [
    place,
    occupation,
    employer,
    method === null || type === 'in_kind' || type === 'loan' ? null : methodWords[method](),
    election === null ? null : electionWords(election, named),
  ].filter((part) => part !== null && part !== '');
  return (
    <li className={line}>
      <div className={css({ display: 'flex', justifyContent: 'space-between', gap: '4', alignItems: 'baseline' })}>
        <h3 className={css({ fontWeight: 'bold', fontFamily: 'body', minWidth: '0' })}>
          {shown === 'named' ? (name ?? m.money_nobody()) : null}
          {shown === 'withheld' ? m.disclosure_withheld() : null}
          {shown === 'summed' ? m.disclosure_summed(counted(entry.entries)) : null}
        </h3>
        <strong className={figure}>{exactMoney(inHand ? cashOf(entry) : type === 'refund' ? -cents : cents)}</strong>
      </div>
      <p className={facts}>
        <Tag>{typeWords[type]()}</Tag>
        {day === null ? <span>{monthWords(month)}</span> : <time dateTime={day}>{dayWords(day)}</time>}
        {/* Two may be alike: "Retired" works for "Retired". */}
        {[...new Set(more)].map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      {purpose === null ? null : <p>{purpose}</p>}
      {report === undefined ? null : (
        <p className={quiet}>
          {m.disclosure_in_report({ until: dayWords(report.covers_until), version: String(report.version) })}
        </p>
      )}
    </li>
  );
});
