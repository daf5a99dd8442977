/** One town hall in the list: when and where, whether it takes questions, and the way in. */
import { Link, useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { phaseOf, takesQuestions, type Session } from '../model/session.ts';
import { EventTitle } from '../parts/EventTitle.tsx';
import { RoomCode } from '../parts/RoomCode.tsx';
import { facts, line, link, quiet } from '../parts/styles.ts';
import { momentWords, phaseWords } from '../parts/written.ts';

/** Whoever read the code off the wall and comes by the address beside it. */
function RoomDoor({ session }: { readonly session: string }) {
  const navigate = useNavigate();
  return (
    <RoomCode session={session} onKept={() => void navigate({ to: '/engagement/$session', params: { session } })} />
  );
}

/** @param now epoch ms; null while the page is printed. */
export function SessionCard({ session, now }: { readonly session: Session; readonly now: number | null }) {
  const phase = now === null ? null : phaseOf(session, now);
  return (
    <li className={line}>
      <div className={css({ display: 'grid', gap: '1' })}>
        <h3 className={css({ textStyle: 'h4' })}>
          <EventTitle title={session.title} />
        </h3>
        <p>{momentWords(session.date)}</p>
        <p className={quiet}>{session.location}</p>
      </div>
      <p className={facts}>
        {phase === null ? null : <Tag loud={phase === 'room'}>{phaseWords[phase]()}</Tag>}
        <span>{m.townhall_asked(counted(session.asked))}</span>
        {session.answered > 0 ? <span>{m.townhall_answered(counted(session.answered))}</span> : null}
        {session.owed > 0 ? <span>{m.townhall_owed(counted(session.owed))}</span> : null}
      </p>
      <p>
        <Link to="/engagement/$session" params={{ session: session.id }} className={link}>
          {phase !== null && takesQuestions(phase) ? m.townhall_go_ask() : m.townhall_go_read()}
        </Link>
      </p>
      {phase === 'room' ? <RoomDoor session={session.id} /> : null}
    </li>
  );
}
