/** Whose name alone looks like an organization's or a committee's: what they are taken for is said, and put right where it is wrong. */
import { css } from 'styled-system/css';
import { counted, listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { guessedIn } from '../model/imports/giverKind.ts';
import type { Line } from '../model/imports/line.ts';
import { GIVER_KINDS } from '../model/rules.ts';
import { giverKindWords } from '../model/words.ts';
import type { GiftImport } from './useGiftImport.ts';

/** As many rows are named of one giver. */
const ROWS = 4;

export function KindsPart({ work, fresh }: { readonly work: GiftImport; readonly fresh: readonly Line[] }) {
  const guessed = guessedIn(fresh);
  if (guessed.length === 0) return null;
  return (
    <Panel title={m.gift_files_guessed()}>
      <p>{m.gift_files_guessed_hint(counted(guessed.length))}</p>
      <ul
        aria-label={m.gift_files_guessed()}
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          gap: '4',
          marginTop: '4',
        })}
      >
        {guessed.map(({ name, kind, rows }) => (
          <li key={name} className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
            <SelectField
              label={name}
              hint={m.gift_files_guessed_rows({ rows: listed(rows.slice(0, ROWS).map(String)) })}
              disabled={work.phase !== 'ready'}
              value={kind}
              options={GIVER_KINDS.map((one) => ({ value: one, label: giverKindWords[one]() }))}
              onChange={({ target }) => {
                const said = GIVER_KINDS.find((one) => one === target.value);
                if (said !== undefined) work.sayKind(name, said);
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
