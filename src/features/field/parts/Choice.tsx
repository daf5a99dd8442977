/** One question of a conversation with its answers as large buttons, pressed or not. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { big, grid2, stack } from './styles.ts';

export interface ChoiceProps {
  readonly label: string;
  /** Of the label, where it is not the page's. */
  readonly lang?: string;
  readonly children: ReactNode;
}

export function Choice({ label, lang, children }: ChoiceProps) {
  return (
    <fieldset className={stack}>
      <legend lang={lang} className={css({ textStyle: 'h4', marginBottom: '2' })}>
        {label}
      </legend>
      <div className={grid2}>{children}</div>
    </fieldset>
  );
}

export interface OptionProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

export function Option({ checked, disabled = false, onPick, children }: OptionProps) {
  return (
    <button type="button" className={big} aria-pressed={checked} disabled={disabled} onClick={onPick}>
      {children}
    </button>
  );
}
