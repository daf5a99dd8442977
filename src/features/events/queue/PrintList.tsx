/** Owns the list on paper: everybody on it, a box to tick, nothing of the app around it. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import type { Attendee } from '../model/queue.ts';
import { stateNames } from '../data/words.ts';

export interface PrintListProps {
  readonly title: string;
  readonly note: string;
  readonly people: readonly Attendee[];
  readonly onDone: () => void;
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

export function PrintList({ title, note, people, onDone }: PrintListProps) {
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
            <th scope="col">Here</th>
            <th scope="col">Name</th>
            <th scope="col">People</th>
            <th scope="col">State</th>
            <th scope="col">Phone or e-mail</th>
            <th scope="col">Receipt</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <td>{person.state === 'checked_in' ? '☑' : '☐'}</td>
              <td>{person.name}</td>
              <td>{person.partySize}</td>
              <td>{stateNames[person.state]}</td>
              <td>{person.phone ?? person.email}</td>
              <td>{person.source === 'rsvp' ? receiptCode(person.id) : 'walk-in'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
