/** Every line of the ledger about a giver, by any of their records; what waits on this phone on top. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { EntryHere } from '../data/useMoneyHere.ts';
import { entriesOf, type Giver } from '../model/giverPage.ts';
import { methodWords, typeWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';
import { EntryById } from '../parts/EntryById.tsx';
import { useElectionName } from '../parts/electionWords.ts';
import { entryLine, entrySum } from '../parts/lineStyles.ts';
import { WaitingLine } from '../parts/WaitingLine.tsx';

interface EntriesProps {
  readonly giver: Giver;
  readonly waiting: readonly EntryHere[];
  readonly refresh: () => Promise<void>;
}

export function EntriesPanel({ giver, waiting, refresh }: EntriesProps) {
  const electionName = useElectionName();
  const [open, setOpen] = useState<string | null>(null);
  const entries = entriesOf(giver);
  return (
    <Panel title={m.givers_entries()}>
      {entries.length + waiting.length === 0 ? <p>{m.givers_entries_none()}</p> : null}
      <ul aria-label={m.givers_entries()}>
        {waiting.map((one) => (
          <WaitingLine key={one.id} entry={one} />
        ))}
        {entries.map((one) => (
          <li key={one.id} className={entryLine}>
            <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
              <button type="button" className={textLink} onClick={() => setOpen(one.id)}>
                {dayWords(one.on)}
              </button>
              <p className={css({ color: 'inkMuted', textStyle: 'small' })}>
                {[
                  typeWords[one.type](),
                  one.method === null || one.type === 'in_kind' || one.type === 'loan'
                    ? null
                    : methodWords[one.method](),
                  one.election === null ? null : electionName(one.election),
                  one.purpose,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
              {one.reversed ? <Tag>{m.money_tag_reversed()}</Tag> : null}
              {one.reversal ? <Tag>{m.money_tag_reversal()}</Tag> : null}
            </div>
            <p className={entrySum} data-struck={one.reversed || undefined}>
              {exactMoney(one.cents)}
            </p>
          </li>
        ))}
      </ul>
      {giver.members.some((member) => member.entries.length >= 100) ? <p>{m.givers_first_100()}</p> : null}
      {open === null ? null : <EntryById id={open} refresh={refresh} onClose={() => setOpen(null)} />}
    </Panel>
  );
}
