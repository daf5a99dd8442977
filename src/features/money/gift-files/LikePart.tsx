/** Lines of a file that look like contributions that are in the ledger: none is added before its box is checked. */
import { css } from 'styled-system/css';
import { counted, digits, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { GiftLine } from '../model/imports/line.ts';
import { dayWords } from '../parts/dayWords.ts';
import type { GiftImport } from './useGiftImport.ts';

const SHOWN = 100;

export function LikePart({ work }: { readonly work: GiftImport }) {
  const lines = (work.read?.lines ?? []).filter(
    (line): line is GiftLine => line.what === 'gift' && work.like.has(line.key),
  );
  return (
    <Panel title={m.gift_files_like(counted(lines.length))}>
      <p className={css({ maxWidth: 'text' })}>{m.gift_files_like_hint()}</p>
      <ul className={css({ display: 'grid', gap: '1', marginTop: '2', overflowWrap: 'anywhere' })}>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line.key} className={css({ minHeight: 'touch' })}>
            <Checkbox checked={work.added.has(line.key)} onCheckedChange={(yes) => work.add(line.key, yes)}>
              {m.gift_files_like_add({
                name: line.giver.name,
                day: dayWords(line.on),
                amount: exactMoney(line.cents),
              })}
            </Checkbox>
          </li>
        ))}
      </ul>
      {lines.length > SHOWN ? <p>{m.rules_first_of({ shown: digits(SHOWN), all: digits(lines.length) })}</p> : null}
    </Panel>
  );
}
