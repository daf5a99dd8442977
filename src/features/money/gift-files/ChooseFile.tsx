/** Choosing a file of gifts. */
import { m } from '../../../messages/messages.js';
import { ChooseTable } from '../../../ui/csv/ChooseTable.tsx';
import { problemWords } from './faultWords.ts';

interface ChooseFileProps {
  readonly problem: unknown;
  readonly onFile: (file: File) => void;
}

export function ChooseFile({ problem, onFile }: ChooseFileProps) {
  return (
    <ChooseTable
      label={m.gift_files_choose()}
      hint={m.gift_files_choose_hint()}
      error={problem === null ? null : problemWords(problem)}
      onFile={onFile}
    />
  );
}
