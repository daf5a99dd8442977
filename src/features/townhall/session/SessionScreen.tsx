/** /engagement/<session>: one town hall, as everybody reads it. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { wrap } from '../../../ui/layout.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { useHall } from '../data/useHall.ts';
import { link } from '../parts/styles.ts';
import { Board } from './Board.tsx';

export interface SessionScreenProps {
  readonly session: string;
  /** What was scanned on the wall; '' for nothing. */
  readonly code: string;
}

export function SessionScreen({ session, code }: SessionScreenProps) {
  const read = useHall(session);
  const hall = read.rows?.[0];
  return (
    <main id="main" className={wrap}>
      <p className={css({ paddingTop: { base: '3', md: '6' } })}>
        <Link to="/engagement" className={link}>
          {m.townhall_back()}
        </Link>
      </p>
      {hall ? (
        <Board hall={hall} scanned={code} />
      ) : read.state === 'loading' ? (
        <Spinner label={m.townhall_loading()} />
      ) : (
        <>
          <h1 className={css({ textStyle: 'h2' })}>{m.townhall_no_session()}</h1>
          <p className={css({ marginTop: '3', maxWidth: 'text' })}>{m.townhall_no_session_more()}</p>
        </>
      )}
      <div className={css({ paddingBlock: '6' })}>
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </div>
    </main>
  );
}
