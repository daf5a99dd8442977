/** Giving support and taking it back, with how many have: "fewer than 5" until there are five. */
import { css } from 'styled-system/css';
import { counted } from '../hooks/format.ts';
import { m } from '../messages/messages.js';
import { Button } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SupportButtonProps {
  readonly given: boolean;
  /** null: fewer than five. */
  readonly supports: number | null;
  /** A burst of support waits for somebody to look at it. */
  readonly held: boolean;
  /** What is supported, for whoever hears the page: the buttons of a list all say the same. */
  readonly of: string;
  /** null: nothing may be supported any more. */
  readonly onChange: ((given: boolean) => void) | null;
}

export function SupportButton({ given, supports, held, of, onChange }: SupportButtonProps) {
  return (
    <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' })}>
      {onChange === null ? null : (
        <Button
          variant={given ? 'quiet' : 'secondary'}
          aria-pressed={given}
          className={css({ _noscript: { display: 'none' } })}
          onClick={() => onChange(!given)}
        >
          {given ? m.ui_support_given() : m.ui_support_give()}
          <VisuallyHidden>: {of}</VisuallyHidden>
        </Button>
      )}
      <span className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>
        {supports === null ? m.ui_support_few() : m.ui_support_count(counted(supports))}
        {held ? <span className={css({ color: 'inkMuted' })}> {m.ui_support_held()}</span> : null}
      </span>
    </p>
  );
}
