/** Which filed reports wait for an amendment, the earliest first: each ends with what the next begins with. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import type { FiledRow } from '../data/reportReads.ts';
import { dayWords } from '../parts/dayWords.ts';

interface AmendFirstProps {
  readonly why: string;
  readonly filed: readonly FiledRow[];
}

export function AmendFirst({ why, filed }: AmendFirstProps) {
  const waiting = filed.filter(({ differs }) => differs);
  if (waiting.length === 0) return null;
  return (
    <>
      <p className={css({ fontWeight: 'bold' })}>{why}</p>
      <ol aria-label={why} className={css({ listStyle: 'decimal', paddingInlineStart: '6', marginBottom: '3' })}>
        {waiting
          .toSorted((a, b) => (a.covers_until < b.covers_until ? -1 : 1))
          .map(({ id, covers_until: until }) => (
            <li key={id}>{m.reports_amend_one({ until: dayWords(until) })}</li>
          ))}
      </ol>
    </>
  );
}
