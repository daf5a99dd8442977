/** The hash of a document's file: made of the file that somebody chooses, with its size; typed by hand where only the hash is known. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../../messages/messages.js';
import type { FieldFrame } from '../../../../ui/Field.tsx';
import { FileField } from '../../../../ui/FileField.tsx';
import { TextField } from '../../../../ui/TextInput.tsx';
import { fileSaid, type FileSaid } from '../../data/fileHash.ts';

interface HashValueProps extends FieldFrame {
  readonly value: string;
  readonly onValue: (sha256: string) => void;
  readonly onFile: (said: Exclude<FileSaid, string>) => void;
}

type Outcome = 'none' | 'busy' | 'too-big' | 'unreadable' | { readonly name: string };

export function HashValue({ value, onValue, onFile, ...frame }: HashValueProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');

  async function choose(file: File) {
    setOutcome('busy');
    const said = await fileSaid(file);
    if (typeof said === 'string') return setOutcome(said);
    onFile(said);
    return setOutcome({ name: file.name });
  }

  return (
    <div className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
      <TextField
        {...frame}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onValue(target.value.trim().toLowerCase())}
      />
      <FileField label={m.content_hash_file()} hint={m.content_hash_hint()} onFile={(file) => void choose(file)} />
      <p aria-live="polite" className={css({ textStyle: 'small', overflowWrap: 'anywhere' })}>
        {typeof outcome === 'string' ? SAID[outcome]() : m.content_hash_done({ name: outcome.name })}
      </p>
    </div>
  );
}

const SAID = {
  none: () => '',
  busy: m.content_hash_busy,
  'too-big': m.content_hash_big,
  unreadable: m.content_hash_unreadable,
} as const;
