/** Lines of a report as a table; the first of many. */
import { useState } from 'react';
import { counted, digits, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import type { ReportLine } from '../data/reportReads.ts';
import { typeWords } from '../model/words.ts';
import { dayWords, monthWords } from '../parts/dayWords.ts';

const FIRST = 20;
const MORE = 100;

export const lineHeads = (): readonly string[] => [
  m.reports_who(),
  m.reports_what(),
  m.reports_day(),
  m.reports_place(),
  m.reports_purpose(),
  m.reports_amount(),
];

export const lineCells = (line: ReportLine): readonly string[] => [
  line.name ?? m.reports_summed(counted(line.entries)),
  typeWords[line.type](),
  line.received_on === null ? monthWords(line.month) : dayWords(line.received_on),
  [line.street, line.city, line.state, line.postcode].filter(Boolean).join(', '),
  line.purpose ?? [line.occupation, line.employer].filter(Boolean).join(', '),
  exactMoney(line.cents),
];

export function LineTable({ caption, lines }: { readonly caption: string; readonly lines: readonly ReportLine[] }) {
  const [shown, setShown] = useState(FIRST);
  if (lines.length === 0) return null;
  const heads = lineHeads();
  return (
    <>
      <TableFrame
        caption={caption}
        heads={heads.map((name, at) => ({ name, number: at === heads.length - 1 }))}
        rows={lines.slice(0, shown).map((line, at) => ({ key: String(at), cells: lineCells(line) }))}
      />
      {lines.length > shown ? (
        <Button variant="ghost" onClick={() => setShown(shown + MORE)}>
          {m.reports_more({ shown: digits(shown), all: digits(lines.length) })}
        </Button>
      ) : null}
    </>
  );
}
