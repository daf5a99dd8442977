/** The tick box (Ark), controlled by the form: it carries no name of its own. */
import { Checkbox as Ark } from '@ark-ui/react/checkbox';
import type { ReactNode } from 'react';
import { checkbox } from 'styled-system/recipes';
import { Icon } from './Icon.tsx';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export function Checkbox({ checked, onCheckedChange, children, hint, disabled = false }: CheckboxProps) {
  const slots = checkbox();
  return (
    <Ark.Root
      className={slots.root}
      checked={checked}
      disabled={disabled}
      onCheckedChange={(details) => onCheckedChange(details.checked === true)}
    >
      <Ark.Control className={slots.control}>
        <Ark.Indicator>
          <Icon name="check" size={18} strokeWidth={3.5} />
        </Ark.Indicator>
      </Ark.Control>
      <Ark.Label className={slots.label}>{children}</Ark.Label>
      {hint ? <span className={slots.hint}>{hint}</span> : null}
      {/* the real input: focus, keyboard and screen readers; nameless, because the form reads the state, not the DOM */}
      <Ark.HiddenInput />
    </Ark.Root>
  );
}
