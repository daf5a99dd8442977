/** What was sent from this device, and what a receipt from another one leads to: where each idea stands. Nobody needs an account. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import { useOutboxEntries } from '../../../hooks/useOutbox.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { askMyIdea, type MyIdea } from '../data/myIdea.ts';
import { quiet } from '../parts/styles.ts';
import { IdeaReceipt, Stands } from '../parts/IdeaReceipt.tsx';

export default function MyIdeas() {
  const entries = useOutboxEntries();
  const mine = entries === undefined || entries === 'unavailable' ? [] : entries.filter(({ kind }) => kind === 'idea');
  return (
    <Panel title={m.ideas_mine()}>
      {mine.length === 0 ? <p className={quiet}>{m.ideas_mine_none()}</p> : null}
      <ul className={css({ display: 'grid', gap: '3' })}>
        {mine.map((entry) => (
          <li key={entry.id} className={css({ overflowWrap: 'anywhere' })}>
            {entry.words === null ? null : <p>{entry.words}</p>}
            {entry.state === 'delivered' ? null : <p>{m.ideas_mine_saved()}</p>}
            {entry.receipt === null ? null : (
              <p className={quiet}>{m.ideas_mine_receipt({ receipt: entry.receipt })}</p>
            )}
            <IdeaReceipt entry={entry} />
          </li>
        ))}
      </ul>
      <details>
        <summary className={opener}>{m.ideas_by_receipt()}</summary>
        <ByReceipt />
      </details>
    </Panel>
  );
}

function ByReceipt() {
  const [code, setCode] = useState('');
  const [found, setFound] = useState<MyIdea | 'unknown' | 'away' | null>(null);
  const { busy, run } = useOneAtATime();
  const look = () =>
    run(async () => {
      setFound((await askMyIdea(code)) ?? 'away');
      return true;
    });
  return (
    <StackedForm onSubmit={async () => void (await look())}>
      <TextField
        label={m.ideas_receipt()}
        hint={m.ideas_receipt_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(change) => setCode(change.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={code.trim() === ''} busy={busy ? m.ui_loading() : false}>
        {m.ideas_receipt_look()}
      </Button>
      <div aria-live="polite">
        {found === 'unknown' ? <p>{m.ideas_receipt_unknown()}</p> : null}
        {found === 'away' ? <p>{m.ideas_receipt_away()}</p> : null}
        {found !== null && typeof found === 'object' ? <Stands of={found} /> : null}
      </div>
    </StackedForm>
  );
}
