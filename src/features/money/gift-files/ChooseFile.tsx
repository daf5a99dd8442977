/** Choosing a file of gifts. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { problemWords } from './faultWords.ts';

interface ChooseFileProps {
  readonly problem: unknown;
  readonly onFile: (file: File) => void;
}

export function ChooseFile({ problem, onFile }: ChooseFileProps) {
  return (
    <div className={css({ maxWidth: '34rem' })}>
      <Field
        label={m.gift_files_choose()}
        hint={m.gift_files_choose_hint()}
        error={problem === null ? null : problemWords(problem)}
      >
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
