/** The queue as a file: out, for safe-keeping or another phone, and in again. */
import { useId, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { notSavedWords, reasonNotSaved } from '../../hooks/blame.ts';
import { exportFile, importFile } from '../../hooks/outboxActions.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';

export function QueueFile() {
  const [report, setReport] = useState<(() => string) | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();

  async function save() {
    try {
      const { text, items } = await exportFile();
      download(text, `saved-forms-${new Date().toISOString().slice(0, 10)}.json`);
      setReport(() => () => m.outbox_copy_made({ count: items }));
    } catch (cause) {
      const why = reasonNotSaved(cause);
      setReport(() => () => notSavedWords(why, 'device'));
    }
  }

  async function load(file: File) {
    try {
      const { added, known, unreadable } = await importFile(await file.text());
      setReport(() => () => m.outbox_copy_taken({ file: file.name, added, known, unreadable }));
    } catch {
      setReport(() => () => m.outbox_copy_strange({ file: file.name }));
    }
  }

  return (
    <section aria-labelledby={id} className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      <h2 id={id} className={css({ textStyle: 'h4' })}>
        {m.outbox_copy()}
      </h2>
      <p className={css({ maxWidth: 'text', color: 'inkMuted' })}>{m.outbox_copy_lead()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button variant="secondary" onClick={() => void save()}>
          {m.outbox_copy_save()}
        </Button>
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          {m.outbox_copy_open()}
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={m.outbox_copy_picker()}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void load(file);
          // The same file may be picked again.
          event.target.value = '';
        }}
      />
      <output>{report?.()}</output>
    </section>
  );
}

function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
