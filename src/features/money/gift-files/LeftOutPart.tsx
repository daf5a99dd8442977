/** The rows that cannot be taken, with why, and as a file in which they can be put right and brought in. */
import { css } from 'styled-system/css';
import { toCsv } from '../../../core/csv.ts';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { faultWords, rowWords } from './faultWords.ts';
import type { GiftImport } from './useGiftImport.ts';

const SHOWN = 10;

export function LeftOutPart({ work }: { readonly work: GiftImport }) {
  const leftOut = work.read?.leftOut ?? [];
  if (leftOut.length === 0 || !work.file) return null;
  const { headings } = work.file;

  function save() {
    const width = headings.length;
    downloadFile(
      toCsv(
        [m.gift_files_row(), m.gift_files_wrong(), ...headings],
        leftOut.map((left) => [
          left.row,
          faultWords(left),
          ...Array.from({ length: width }, (_, at) => left.record[at] ?? null),
        ]),
      ),
      'gifts-left-out.csv',
      'text/csv',
    );
  }

  return (
    <div className={css({ marginBlock: '3' })}>
      <p>{m.gift_files_left_out(counted(leftOut.length))}</p>
      <ul>
        {leftOut.slice(0, SHOWN).map((left) => (
          <li key={left.row}>{m.gift_files_left_line({ row: rowWords(left), why: faultWords(left) })}</li>
        ))}
      </ul>
      <Button variant="secondary" className={css({ marginTop: '3' })} onClick={save}>
        {m.gift_files_save_left()}
      </Button>
    </div>
  );
}
