/** What is asked at one town hall, in the order in which it will come; asking, supporting, reading the answers. */
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { css } from 'styled-system/css';
import { useSupports } from '../../../hooks/useSupports.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { dayWords } from '../../../ui/dayWords.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { Hall } from '../data/reads.ts';
import { useReceipts } from '../data/useMine.ts';
import { useRoomCode } from '../data/useRoomCode.ts';
import { fairOrder } from '../model/fairOrder.ts';
import type { Question } from '../model/question.ts';
import { phaseOf, takesQuestions } from '../model/session.ts';
import { QuestionLine } from '../parts/QuestionLine.tsx';
import { EventTitle } from '../parts/EventTitle.tsx';
import { OwnQuestions } from '../parts/OwnQuestions.tsx';
import { RoomCode } from '../parts/RoomCode.tsx';
import { facts, h2, link, quiet, section } from '../parts/styles.ts';
import { useToday } from '../parts/useToday.ts';
import { momentWords, phaseWords } from '../parts/written.ts';

const AskDialog = lazy(() => import('./AskDialog.tsx'));

export interface BoardProps {
  readonly hall: Hall;
  /** What was scanned on the wall; '' for nothing. */
  readonly scanned: string;
}

export function Board({ hall, scanned }: BoardProps) {
  const { now, today } = useToday();
  const code = useRoomCode(hall.id, scanned);
  const [asking, setAsking] = useState(false);
  const supports = useSupports('question');
  const phase = now === null ? null : phaseOf(hall, now);
  const open = phase !== null && takesQuestions(phase);
  const onStage = hall.questions.filter(({ state }) => state === 'on_stage');
  const waiting = fairOrder(hall.questions, hall.id);
  // Whoever was let stand is owed an answer once it is over.
  const owed = phase === 'over' && waiting.length > 0;
  const dueOn = hall.answers_due_on;
  const answered = hall.questions.filter(({ state }) => state === 'answered');
  const support = (question: Question) =>
    open
      ? {
          given: supports.given(question),
          set: (given: boolean) => supports.set(question, given, code || null),
        }
      : null;
  return (
    <>
      <header className={css({ maxWidth: 'text', display: 'grid', gap: '3' })}>
        <h1 className={css({ textStyle: 'h2' })}>
          <EventTitle title={hall.title} />
        </h1>
        <p>
          {momentWords(hall.date)}
          <br />
          <span className={quiet}>{hall.location}</span>
        </p>
        {phase === null ? null : (
          <p className={facts}>
            <Tag loud={phase === 'room'}>{phaseWords[phase]()}</Tag>
          </p>
        )}
        {open ? (
          <p>
            <Button size="lg" onClick={() => setAsking(true)}>
              {m.townhall_ask()}
            </Button>
          </p>
        ) : null}
        {phase === 'room' ? <RoomCode session={hall.id} /> : null}
        <p>
          <Link to="/engagement" hash="rules" className={link}>
            {m.forms_rules_link()}
          </Link>
        </p>
      </header>
      {onStage.length === 0 ? null : (
        <section aria-labelledby="stage-title" className={section}>
          <h2 id="stage-title" className={h2}>
            {m.townhall_on_stage()}
          </h2>
          <ul>
            {onStage.map((question) => (
              <QuestionLine key={question.id} question={question} today={today} support={null} />
            ))}
          </ul>
        </section>
      )}
      <OwnHere session={hall.id} today={today} />
      <section aria-labelledby="next-title" className={section}>
        <h2 id="next-title" className={h2}>
          {owed ? m.townhall_unanswered() : m.townhall_next()}
        </h2>
        <p className={css({ maxWidth: 'text', color: 'inkMuted', marginTop: '1', marginBottom: '3' })}>
          {!owed || dueOn === null
            ? m.townhall_rule_order()
            : dueOn < (today ?? dueOn)
              ? m.townhall_unanswered_late({ day: dayWords(dueOn) })
              : m.townhall_unanswered_by({ day: dayWords(dueOn) })}
        </p>
        {waiting.length === 0 ? (
          <EmptyState title={m.townhall_none_waiting()}>
            <p>{open ? m.townhall_none_waiting_ask() : m.townhall_none_waiting_more()}</p>
          </EmptyState>
        ) : (
          <ul>
            {waiting.map(({ question, turn }) => (
              <QuestionLine
                key={question.id}
                question={question}
                today={today}
                turn={turn}
                support={support(question)}
              />
            ))}
          </ul>
        )}
      </section>
      {answered.length === 0 ? null : (
        <section aria-labelledby="answered-title" className={section}>
          <h2 id="answered-title" className={h2}>
            {m.townhall_answers_here()}
          </h2>
          <ul>
            {answered.map((question) => (
              <QuestionLine key={question.id} question={question} today={today} support={null} />
            ))}
          </ul>
        </section>
      )}
      {asking ? (
        <Suspense fallback={null}>
          <AskDialog
            session={hall.id}
            title={hall.title}
            inRoom={phase === 'room'}
            code={code}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** What somebody has asked here and how it stands, where they are: in the room nobody goes looking for it. */
function OwnHere({ session, today }: { readonly session: string; readonly today: string | null }) {
  const asked = useReceipts().some((one) => one.session === session);
  if (!asked) return null;
  return (
    <section aria-labelledby="mine-title" className={section}>
      <h2 id="mine-title" className={h2}>
        {m.townhall_mine()}
      </h2>
      <OwnQuestions session={session} today={today} />
    </section>
  );
}
