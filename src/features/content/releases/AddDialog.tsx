/** Putting texts into a release: those whose newest wording nobody reads yet. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { findable, findWords } from '../../../core/findWords.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { lineState, type Line } from '../model/line.ts';
import { lineName } from '../parts/lineName.ts';
import { kindName } from '../parts/labels.ts';
import { stateWords } from '../parts/stateWords.ts';

interface AddDialogProps {
  readonly lines: readonly Line[];
  readonly now: number;
  readonly busy: boolean;
  readonly onDone: (items: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

/** So many at once; the others are found by their words. */
const SHOWN = 40;

export function AddDialog({ lines, now, busy, onDone, onCancel }: AddDialogProps) {
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const found = query.trim() === '' ? lines : findWords(findable(lines, lineName), query);
  const toggle = (id: string, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  return (
    <Dialog open onClose={onCancel} title={m.content_release_add()} description={m.content_release_add_what()}>
      <StackedForm onSubmit={() => onDone([...picked])}>
        {lines.length > 8 ? (
          <TextField
            type="search"
            label={m.content_find()}
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        ) : null}
        {found.length === 0 ? <p>{m.content_release_add_none()}</p> : null}
        <ul className={css({ display: 'grid', gap: '1' })}>
          {found.slice(0, SHOWN).map((line) => (
            <li key={line.id}>
              <Checkbox checked={picked.has(line.id)} onCheckedChange={(on) => toggle(line.id, on)}>
                {lineName(line)} · {kindName(line.kind)} · {stateWords[lineState(line, now)]()}
              </Checkbox>
            </li>
          ))}
        </ul>
        <SaveCancel save={m.content_release_put_in()} busy={busy} onCancel={onCancel} />
      </StackedForm>
    </Dialog>
  );
}
