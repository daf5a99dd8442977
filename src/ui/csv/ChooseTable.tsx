/** Choosing a file that is a table. */
import { css } from 'styled-system/css';
import { FileField } from '../FileField.tsx';

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
      <FileField
        label={label}
        hint={hint}
        error={error}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        onFile={onFile}
      />
    </div>
  );
}
