/** People whose address is no door, by name: they come in and are kept for letters. */
import { css } from 'styled-system/css';
import { counted, digits } from '../../../hooks/format.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import type { CheckState } from './protocol.ts';
import { noDoorWords } from './words.ts';

export function Doorless({ check }: { readonly check: CheckState }) {
  const { doorless: listed, withoutDoor: all } = check;
  if (all === 0) return null;
  return (
    <Panel title={m.import_doorless_title()}>
      <p className={css({ maxWidth: 'text' })}>{m.import_doorless_what(counted(all))}</p>
      <ul className={css({ display: 'grid', gap: '1', marginTop: '3' })}>
        {listed.map(({ row, name, value, why }) => (
          <li key={row}>{[name, value, noDoorWords(why ?? 'none')].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      {all > listed.length ? <p>{m.import_doorless_more({ count: digits(all - listed.length) })}</p> : null}
    </Panel>
  );
}
