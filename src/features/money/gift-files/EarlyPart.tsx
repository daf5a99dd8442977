/** What of a file is dated before the open filing period: asked about, because it would change a filed report. */
import { css } from 'styled-system/css';
import { counted, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { Line } from '../model/imports/line.ts';
import { dayWords } from '../parts/dayWords.ts';

const SHOWN = 5;

interface EarlyProps {
  readonly lines: readonly Line[];
  readonly openFrom: string;
  readonly confirmed: boolean;
  readonly onConfirm: (yes: boolean) => void;
}

export function EarlyPart({ lines, openFrom, confirmed, onConfirm }: EarlyProps) {
  return (
    <Panel title={m.gift_files_early()}>
      <p>{m.gift_files_early_rows({ ...counted(lines.length), day: dayWords(openFrom) })}</p>
      <ul className={css({ marginBlock: '2' })}>
        {lines.slice(0, SHOWN).map(({ key, row, on, cents }) => (
          <li key={key}>{m.gift_files_early_line({ row, day: dayWords(on), amount: exactMoney(cents) })}</li>
        ))}
      </ul>
      <Checkbox checked={confirmed} onCheckedChange={onConfirm}>
        {m.gift_files_early_confirm()}
      </Checkbox>
    </Panel>
  );
}
