/** The queue as a file: out, for safe-keeping or another phone, and in again. */
import { useId, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { notSaved } from '../../hooks/blame.ts';
import { exportFile, importFile } from '../../hooks/outboxActions.ts';
import { Button } from '../../ui/Button.tsx';

export function QueueFile() {
  const [report, setReport] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();

  async function save() {
    try {
      const { text, items } = await exportFile();
      download(text, `saved-forms-${new Date().toISOString().slice(0, 10)}.json`);
      setReport(items === 1 ? 'A file with 1 form was made.' : `A file with ${items} forms was made.`);
    } catch (cause) {
      setReport(notSaved(cause, 'device'));
    }
  }

  async function load(file: File) {
    try {
      const { added, known, unreadable } = await importFile(await file.text());
      const parts = [`${added} saved on this device`, `${known} known already`, `${unreadable} unreadable`];
      setReport(`${file.name}: ${parts.join(', ')}.`);
    } catch {
      setReport(`${file.name} is not a file of saved forms. Nothing was changed.`);
    }
  }

  return (
    <section aria-labelledby={id} className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      <h2 id={id} className={css({ textStyle: 'h4' })}>
        Keep a copy
      </h2>
      <p className={css({ maxWidth: 'text', color: 'inkMuted' })}>
        A file with everything that is saved here and not sent yet, as it was typed. What is locked stays locked in the
        file. Open it on another device, or here again: nothing is sent twice.
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button variant="secondary" onClick={() => void save()}>
          Save as a file
        </Button>
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          Open a file
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="File of saved forms"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void load(file);
          // The same file may be picked again.
          event.target.value = '';
        }}
      />
      <output>{report}</output>
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
