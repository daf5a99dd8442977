/** What of a file no page will say, and why: shown before anything of it is taken. */
import { css } from 'styled-system/css';
import { counted, digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { periodWords } from '../../../ui/figure/words.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import type { ReadFile } from './figureFile.ts';
import type { FigureImport } from './useFigureImport.ts';
import { columnWords, problemWords, reasonWords } from './words.ts';

export function WithheldPanel({ work, read }: { readonly work: FigureImport; readonly read: ReadFile }) {
  const { withheld, unasked } = work;
  const none = read.figures.filter(({ value }) => value === null).length;
  const byRow = new Map(read.figures.map((one) => [one.row, one]));
  return (
    <Panel title={m.figures_withheld_title()}>
      <div aria-live="polite" className={css({ display: 'grid', gap: '2', maxWidth: 'text' })}>
        {unasked !== null && withheld === null ? (
          <>
            <p role="alert" className={css({ fontWeight: 'bold', color: 'danger' })}>
              {problemWords(unasked)}
            </p>
            <Button variant="secondary" className={css({ justifySelf: 'start' })} onClick={work.askAgain}>
              {m.figures_withheld_again()}
            </Button>
          </>
        ) : withheld === null ? (
          <p>{m.figures_withheld_asking()}</p>
        ) : (
          <p className={css({ fontWeight: 'bold' })}>
            {withheld.length === 0 ? m.figures_withheld_none() : m.figures_withheld(counted(withheld.length))}
          </p>
        )}
        {none > 0 ? <p>{m.figures_withheld_source({ count: digits(none) })}</p> : null}
        {withheld === null ? null : <p>{m.figures_withheld_beside()}</p>}
        {withheld?.some(({ why }) => why === 'unsaid') ? <p>{m.figures_withheld_unchecked()}</p> : null}
      </div>
      {withheld !== null && withheld.length > 0 ? (
        <>
          <TableFrame
            caption={m.figures_withheld_title()}
            heads={[
              { name: m.figures_row(), number: true },
              { name: columnWords.period() },
              { name: columnWords.geography() },
              { name: columnWords.stratum() },
              { name: m.figures_withheld_reason() },
            ]}
            rows={withheld.map(({ row, why }) => {
              const one = byRow.get(row);
              const about = one ? [periodWords(one.period), one.geography, one.stratum] : ['', '', ''];
              return { key: String(row), cells: [String(row), ...about, reasonWords[why]()] };
            })}
          />
          <p className={css({ maxWidth: 'text', marginTop: '3' })}>{m.figures_withheld_why()}</p>
        </>
      ) : null}
    </Panel>
  );
}
