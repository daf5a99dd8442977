/** Where somebody types the receipt of what they sent from another device, and reads how it stands. */
import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { ByReceipt } from '../hooks/askByReceipt.ts';
import { useOneAtATime } from '../hooks/useOneAtATime.ts';
import { m } from '../messages/messages.js';
import { Button } from '../ui/Button.tsx';
import { opener } from '../ui/staff/opener.ts';
import { StackedForm } from '../ui/StackedForm.tsx';
import { TextField } from '../ui/TextInput.tsx';

export interface ReceiptLookUpProps<T> {
  /** "You asked one on another device?" */
  readonly title: string;
  /** Where there is no such receipt. */
  readonly unknown: string;
  readonly ask: (receipt: string) => Promise<ByReceipt<T>>;
  readonly children: (found: T) => ReactNode;
}

export function ReceiptLookUp<T>({ title, unknown, ask, children }: ReceiptLookUpProps<T>) {
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<{ readonly found: ByReceipt<T> } | null>(null);
  const { busy, run } = useOneAtATime();
  async function look() {
    setSaid({ found: await ask(code) });
    return true;
  }
  return (
    <details className={css({ maxWidth: 'text' })}>
      <summary className={opener}>{title}</summary>
      <StackedForm onSubmit={async () => void (await run(look))}>
        <TextField
          label={m.forms_receipt_label()}
          hint={m.forms_receipt_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(change) => {
            setCode(change.target.value);
            setSaid(null);
          }}
        />
        <Button type="submit" variant="secondary" disabled={code.trim() === ''} busy={busy ? m.ui_loading() : false}>
          {m.forms_receipt_look()}
        </Button>
        <div aria-live="polite">
          {said === null ? null : said.found === null ? (
            <p>{m.forms_receipt_away()}</p>
          ) : said.found === 'unknown' ? (
            <p>{unknown}</p>
          ) : (
            children(said.found)
          )}
        </div>
      </StackedForm>
    </details>
  );
}
