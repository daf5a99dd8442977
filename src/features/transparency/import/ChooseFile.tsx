/** Choosing the city's file. */
import { m } from '../../../messages/messages.js';
import { ChooseTable } from '../../../ui/csv/ChooseTable.tsx';
import { problemWords } from './problemWords.ts';

interface ChooseFileProps {
  readonly problem: unknown;
  readonly onFile: (file: File) => void;
}

export function ChooseFile({ problem, onFile }: ChooseFileProps) {
  return (
    <ChooseTable
      label={m.transparency_import_choose()}
      hint={m.transparency_import_choose_hint()}
      error={problem === null ? null : problemWords(problem)}
      onFile={onFile}
    />
  );
}
