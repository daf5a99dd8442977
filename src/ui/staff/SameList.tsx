/** Who could be the same as somebody, with the reasons and the three answers; and what was decided, with the way back. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../messages/messages.js';
import { Button } from '../Button.tsx';
import { Tag } from './Tag.tsx';

const row = css({
  display: 'grid',
  gap: '2',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  minWidth: '0',
  overflowWrap: 'anywhere',
  _first: { borderTopWidth: '0' },
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const quiet = css({ textStyle: 'small', color: 'inkMuted' });

export interface AlikeProps {
  /** Whom it is about, usually with a link to them. */
  readonly who: ReactNode;
  /** The same for whoever cannot see: "Is it Ada Quill?" */
  readonly name: string;
  readonly reasons: readonly { readonly text: string; readonly strong: boolean }[];
  readonly more: ReactNode;
  readonly busy: boolean;
  readonly onSay: (verdict: 'same' | 'different' | 'household') => void;
}

export function Alike({ who, name, reasons, more, busy, onSay }: AlikeProps) {
  return (
    <li className={row}>
      <div className={head}>
        {who}
        {reasons.map(({ text, strong }) => (
          <Tag key={text} loud={strong}>
            {text}
          </Tag>
        ))}
      </div>
      <div className={quiet}>{more}</div>
      <fieldset className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <legend className={css({ srOnly: true })}>{m.ui_same_ask({ name })}</legend>
        <Button variant="secondary" disabled={busy} onClick={() => onSay('same')}>
          {m.ui_same_yes()}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => onSay('different')}>
          {m.ui_same_no()}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => onSay('household')}>
          {m.ui_same_household()}
        </Button>
      </fieldset>
    </li>
  );
}

export interface DecidedAlikeProps {
  readonly said: string | null;
  /** How the two are shown, and what they are called where only a name is said. */
  readonly both: readonly [string, string];
  readonly names: readonly [string, string];
  readonly more: string;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

export function DecidedAlike({ said, both: [one, other], names, more, busy, onUndo }: DecidedAlikeProps) {
  return (
    <li className={row}>
      <p className={head}>
        {said === null ? null : <Tag>{said}</Tag>}
        <span>{m.ui_same_two({ one, other })}</span>
      </p>
      <p className={quiet}>{more}</p>
      <Button
        variant="secondary"
        className={css({ justifySelf: 'start' })}
        disabled={busy}
        aria-label={m.ui_same_undo_of({ one: names[0], other: names[1] })}
        onClick={onUndo}
      >
        {m.ui_same_undo()}
      </Button>
    </li>
  );
}
