/** What stands in a file in place of numbers, in how many rows, and what each is read as. */
import { css } from 'styled-system/css';
import { counted, digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { rangeWords } from '../../../ui/figure/words.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { Code, Meaning } from '../model/codes.ts';
import { rangeOf } from '../model/range.ts';
import type { FigureImport } from './useFigureImport.ts';
import { meaningWords, sourceWords } from './words.ts';

const CHOICES = ['suppressed', 'not_collected', 'not_applicable', 'left_out'] as const;

export function CodesPanel({ work }: { readonly work: FigureImport }) {
  const { source, codes, beside } = work.told;
  const ranges = codes.filter(({ meaning }) => meaning === 'range');
  return (
    <Panel title={m.figures_codes_title()}>
      <p>{m.figures_codes_lead()}</p>
      {source === null || !codes.some(({ negative }) => negative) ? null : (
        <p>{m.figures_codes_source({ source: sourceWords[source]() })}</p>
      )}
      <div className={fields}>
        {codes.map((code) =>
          code.meaning === 'range' ? null : <ReadAs key={code.text} work={work} code={code} meaning={code.meaning} />,
        )}
      </div>
      {ranges.length > 0 ? (
        <>
          <ul className={css({ paddingLeft: '5', listStyleType: 'square' })}>
            {ranges.map((code) => (
              <li key={code.text}>
                {labelOf(code)}: {m.figures_codes_range({ range: rangeWords('count', rangeOf(code.text)?.text ?? '') })}
              </li>
            ))}
          </ul>
          <p>{m.figures_codes_range_note()}</p>
        </>
      ) : null}
      {beside.length > 0 ? (
        <p>
          {m.figures_codes_beside({ text: beside.map(({ text, rows }) => `${text} (${digits(rows)})`).join(', ') })}
        </p>
      ) : null}
    </Panel>
  );
}

const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  gap: '4',
  marginBlock: '4',
});

const labelOf = ({ text, rows }: Code) =>
  m.figures_codes_of({ text: text || m.figures_codes_empty(), rows: m.figures_rows(counted(rows)) });

interface ReadAsProps {
  readonly work: FigureImport;
  readonly code: Code;
  readonly meaning: Exclude<Meaning, 'range'> | null;
}

function ReadAs({ work, code, meaning }: ReadAsProps) {
  const choices: readonly Exclude<Meaning, 'range'>[] = code.negative ? [...CHOICES, 'number'] : CHOICES;
  return (
    <SelectField
      label={labelOf(code)}
      required={meaning === null}
      {...(meaning === null ? { placeholder: m.figures_codes_choose() } : {})}
      value={meaning ?? ''}
      options={choices.map((value) => ({ value, label: meaningWords[value]() }))}
      onChange={({ target }) => {
        const chosen = choices.find((one) => one === target.value);
        if (chosen) work.readCode(code.text, chosen);
      }}
    />
  );
}
