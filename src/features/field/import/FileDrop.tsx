/** Choosing a file: by the button, or by letting it fall on the field. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { FieldError } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { m } from '../../../messages/messages.js';

export interface FileDropProps {
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
}

export function FileDrop({ problem, onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- letting a file fall is for a mouse; the button in it does the same */}
      <label
        data-over={over || undefined}
        className={css({
          display: 'grid',
          justifyItems: 'center',
          gap: '2',
          padding: { base: '6', md: '10' },
          textAlign: 'center',
          cursor: 'pointer',
          backgroundColor: 'sheet',
          borderWidth: '2px',
          borderStyle: 'dashed',
          borderColor: 'control',
          borderRadius: 'sm',
          _hover: { borderColor: 'ink' },
          _focusWithin: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
          '&[data-over]': { backgroundColor: 'quietWash', borderColor: 'ink', borderStyle: 'solid' },
        })}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (file) onFile(file);
        }}
      >
        <Icon name="tray" size={36} />
        <span className={css({ textStyle: 'h4' })}>{m.import_choose()}</span>
        <span className={css({ color: 'inkMuted' })}>{m.import_choose_more()}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.tab,.psv,.xls,text/csv,text/tab-separated-values"
          aria-describedby="voter-file-problem"
          className={css({ srOnly: true })}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file again is a change too.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      <FieldError id="voter-file-problem" error={problem} />
    </div>
  );
}
