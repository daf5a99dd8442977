/** Choosing a file that is a table. */
import { css } from 'styled-system/css';
import { Field } from '../Field.tsx';

export interface ChooseTableProps {
  readonly label: string;
  readonly hint: string;
  /** Why the last one could not be read; null when nothing is known against it. */
  readonly error: string | null;
  readonly onFile: (file: File) => void;
}

export function ChooseTable({ label, hint, error, onFile }: ChooseTableProps) {
  return (
    <div className={css({ maxWidth: '34rem' })}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            className={css({ width: 'full', minHeight: 'touch', paddingBlock: '2' })}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file again is a change too.
              event.target.value = '';
              if (file) onFile(file);
            }}
          />
        )}
      </Field>
    </div>
  );
}
