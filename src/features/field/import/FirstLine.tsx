/** Whose layout the file has, and, where nothing names the columns, whether the first line is a person. */
import { css } from 'styled-system/css';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { m } from '../../../messages/messages.js';
import { layoutWords } from './layoutWords.ts';
import type { OpenedFile } from './protocol.ts';

export interface FirstLineProps {
  readonly file: OpenedFile;
  readonly onAnswer: (headed: boolean) => void;
}

export function FirstLine({ file, onAnswer }: FirstLineProps) {
  const { headed, doubtful } = file.recognized;
  const first = file.sample[0] ?? [];
  return (
    <div className={css({ display: 'grid', gap: '3', marginTop: '2' })}>
      <p>
        {layoutWords(file.layout)}
        {file.layout !== null && !headed ? ` ${m.import_layout_unheaded()}` : ''}
      </p>
      {doubtful ? (
        <RadioCards
          label={m.import_first_line_ask()}
          hint={headed ? file.headings.join(' · ').slice(0, 120) : first.join(' · ').slice(0, 120)}
          name="first-line"
          value={headed ? 'headings' : 'person'}
          options={[
            { value: 'person', label: m.import_first_line_person() },
            { value: 'headings', label: m.import_first_line_headings() },
          ]}
          onChange={(event) => onAnswer(event.target.value === 'headings')}
        />
      ) : null}
    </div>
  );
}
