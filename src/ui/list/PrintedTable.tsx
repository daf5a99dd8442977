/** A list on paper: a title, a word on what it is, a table; nothing of the app around it. */
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';

export interface Printed {
  readonly title: string;
  readonly note: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: '10pt',
  '& :is(th, td)': {
    textAlign: 'left',
    paddingBlock: '1',
    paddingInline: '2',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'lineSoft',
  },
  '& tr': { breakInside: 'avoid' },
});

export function PrintedTable({ title, note, heads, rows, onDone }: Printed & { readonly onDone: () => void }) {
  const done = useRef(onDone);
  useEffect(() => {
    const finished = () => done.current();
    addEventListener('afterprint', finished, { once: true });
    // After the browser has laid out the list.
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', finished);
    };
  }, []);
  return createPortal(
    <div data-print-only="" className={css({ display: 'none' })}>
      <h1 className={css({ textStyle: 'h4' })}>{title}</h1>
      <p>{note}</p>
      <table className={table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={heads[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
