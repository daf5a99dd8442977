/** The room of one session: its code, its numbers, and its questions in the order of the work. */
import { useMemo, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { findable, findWords } from '../../../core/findWords.ts';
import { digits, townDay } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { deskDraft } from '../../content/model/deskDraft.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { dayWords } from '../../../ui/dayWords.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { HeldSupports } from '../../../ui/staff/HeldSupports.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { saveAct, saveCard } from '../data/saveRoom.ts';
import type { RoomSession } from '../data/staffReads.ts';
import { useRoom, type Me } from '../data/useRoom.ts';
import { NO_DETAIL, type Act, type ActDetail } from '../model/actKind.ts';
import { owesAnswers } from '../model/byNeed.ts';
import type { RoomQuestion } from '../model/fold.ts';
import { isMergeTarget, isUnanswered, laneOf, nextInOrder, toRead } from '../model/lanes.ts';
import { quoted } from '../model/questionKind.ts';
import { momentWords } from '../parts/written.ts';
import { ActDialog, asksFirst } from './ActDialog.tsx';
import { CaptionBox } from './CaptionBox.tsx';
import { CardDialog } from './CardDialog.tsx';
import { CarryDialog } from './CarryDialog.tsx';
import { HoursDialog } from './HoursDialog.tsx';
import { Numbers } from './Numbers.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { RoomLine } from './RoomLine.tsx';
import { laneWords } from './words.ts';

export interface RoomProps {
  readonly room: RoomSession;
  /** All town halls, this one among them. */
  readonly rooms: readonly RoomSession[];
  readonly me: Me;
  /** What is written in the studio to a thing, as the field of a reply names it. */
  readonly repliesTo: (asked: string) => ReactNode;
  readonly onChanged: () => Promise<unknown>;
}

interface Begun {
  /** As it stood: what counted then is what whoever decides has seen, whatever the list says when they save. */
  readonly question: RoomQuestion;
  readonly action: Act;
}

export function Room({ room, rooms, me, repliesTo, onChanged }: RoomProps) {
  const { read, questions } = useRoom(room.id, me);
  const mayDecide = useMay('run_events');
  const mayLink = useMay('publish_content');
  const saving = useSaving(m.townhall_act_failed, 'device');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [typing, setTyping] = useState(false);
  const [timing, setTiming] = useState(false);
  const [query, setQuery] = useState('');
  const [carrying, setCarrying] = useState(false);
  const now = useNow();
  const today = townDay(now);
  const all = questions ?? [];
  // What is not in the list any more, because somebody carried it on, is still the one that was opened.
  const asked = begun && (all.find(({ id }) => id === begun.question.id) ?? begun.question);
  const isOver = Date.parse(room.closes_at) < now;
  const owed = owesAnswers({ ...room, open: all.filter(isUnanswered).length }, now);
  const unanswered = owed ? all.filter(isUnanswered) : [];
  const goals = rooms.filter((one) => one.id !== room.id && !one.cancelled && Date.parse(one.closes_at) > now);

  const repliesOf = ({ shownId }: RoomQuestion) => (shownId === null ? null : repliesTo(`question/${shownId}`));

  /** @param seen what counted on the screen when it was begun. */
  async function decide(question: RoomQuestion, action: Act, detail: ActDetail, seen: string | null): Promise<boolean> {
    const about = { question: question.id, session: room.id, title: quoted(question.shownText ?? question.text) };
    const done = await saving.kept(() => saveAct(me.userId, { ...NO_DETAIL, ...detail, ...about, action, seen }));
    if (done) setBegun(null);
    return done;
  }
  const begin = (question: RoomQuestion, action: Act, detail: ActDetail = NO_DETAIL) => {
    if (asksFirst(action) && detail === NO_DETAIL) setBegun({ question, action });
    else void decide(question, action, detail, question.head);
  };
  async function carryAll(toSession: string) {
    for (const question of unanswered) {
      if (!(await decide(question, 'carry', { ...NO_DETAIL, toSession }, question.head))) return;
    }
    setCarrying(false);
  }
  const found = useMemo(() => {
    const index = findable(questions ?? [], (one) =>
      [one.text, one.shownText, one.name, one.answerEn, one.answerEs].join(' '),
    );
    return new Set(findWords(index, query));
  }, [questions, query]);
  const lanes = [
    { lane: 'read', of: toRead(all) },
    { lane: 'next', of: nextInOrder(all, room.id) },
    { lane: 'answered', of: all.filter((one) => laneOf(one) === 'answered') },
    { lane: 'gone', of: all.filter((one) => laneOf(one) === 'gone') },
  ] as const;

  return (
    <>
      <PageHead
        title={room.title}
        lead={`${momentWords(room.date)}, ${room.location}`}
        actions={
          <>
            {mayDecide ? <Button onClick={() => setTyping(true)}>{m.townhall_card()}</Button> : null}
            {mayDecide ? (
              <Button variant="secondary" onClick={() => setTiming(true)}>
                {m.townhall_hours()}
              </Button>
            ) : null}
            <ButtonLink
              variant="secondary"
              href={`/engagement/${room.id}/screen?code=${room.room_code}`}
              target="_blank"
            >
              {m.townhall_screen()}
            </ButtonLink>
          </>
        }
      />
      <p className={css({ textStyle: 'h4' })}>
        {m.townhall_code()}{' '}
        <strong className={css({ fontFamily: 'monospace', letterSpacing: '0.15em' })}>{room.room_code}</strong>
      </p>
      <p className={css({ color: 'inkMuted' })}>{m.townhall_code_more({ until: momentWords(room.closes_at) })}</p>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
      {mayDecide ? (
        <HeldSupports
          of="question"
          wordsOf={(item) => {
            const question = all.find(({ shownId }) => shownId === item);
            return question ? (question.shownText ?? question.text) : null;
          }}
          onSettled={read.refresh}
        />
      ) : null}
      <div className={css({ display: 'grid', gap: '8', marginTop: '5' })}>
        {all.length === 0 ? null : (
          <TextField
            label={m.townhall_find_question()}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
        {questions === null ? (
          read.state === 'failed' ? (
            <EmptyState title={m.townhall_not_here()}>
              <p>{m.townhall_not_here_more()}</p>
            </EmptyState>
          ) : (
            <Spinner label={m.townhall_loading()} />
          )
        ) : (
          lanes.map(({ lane, of: ordered }) => {
            const of = ordered.filter((one) => found.has(one));
            return (
              <Panel key={lane} title={`${laneWords[lane]()} (${of.length})`}>
                {lane === 'next' && unanswered.length > 0 ? (
                  <div className={css({ display: 'grid', gap: '2', justifyItems: 'start', marginBottom: '3' })}>
                    {room.answers_due_on === null ? null : (
                      <p>
                        <Tag loud={room.answers_due_on < today}>
                          {`${digits(unanswered.length)} ${m.townhall_number_unanswered()}`}
                        </Tag>{' '}
                        {m.townhall_owed_by({ day: dayWords(room.answers_due_on) })}
                      </p>
                    )}
                    {!mayDecide ? null : goals.length === 0 ? (
                      <p className={css({ color: 'inkMuted' })}>{m.townhall_carry_nowhere()}</p>
                    ) : (
                      <Button variant="secondary" disabled={saving.busy} onClick={() => setCarrying(true)}>
                        {m.townhall_carry_all({ count: unanswered.length })}
                      </Button>
                    )}
                  </div>
                ) : null}
                {of.length === 0 ? (
                  <p className={css({ color: 'inkMuted' })}>{m.townhall_lane_empty()}</p>
                ) : (
                  <ul aria-label={laneWords[lane]()}>
                    {of.map((question) =>
                      lane === 'next' && laneOf(question) === 'read' ? (
                        <PlaceLine key={question.id} question={question} />
                      ) : (
                        <RoomLine
                          key={question.id}
                          question={question}
                          busy={saving.busy || !mayDecide}
                          mayLink={mayLink}
                          mayCarry={isOver && goals.length > 0}
                          owedSince={owed && isUnanswered(question) ? room.closes_at : null}
                          now={now}
                          replies={repliesOf(question)}
                          onAct={begin}
                        />
                      ),
                    )}
                  </ul>
                )}
              </Panel>
            );
          })
        )}
        {mayDecide ? <CaptionBox session={room.id} /> : null}
        <Numbers title={m.townhall_numbers_title()} rooms={[room]} now={now} onAsk={onChanged} />
      </div>
      {begun && asked ? (
        <ActDialog
          question={asked}
          action={begun.action}
          // Its answer may be gone on with in the studio, which knows it by what everybody calls it.
          draft={
            begun.action === 'answer' && asked.shownId !== null
              ? deskDraft(me.userId, `question/${asked.shownId}`)
              : `room:${me.userId}:${asked.id}:${begun.action}`
          }
          others={all.filter((one) => one.id !== asked.id && isMergeTarget(one))}
          goals={goals}
          seen={begun.question.head}
          today={today}
          speaker={campaign.candidate.name}
          busy={saving.busy}
          replies={repliesOf(asked)}
          onSave={(detail, seen) => decide(asked, begun.action, detail, seen)}
          onClose={() => setBegun(null)}
        />
      ) : null}
      {carrying ? (
        <CarryDialog
          what={m.townhall_carry_all({ count: unanswered.length })}
          goals={goals}
          busy={saving.busy}
          onSave={carryAll}
          onClose={() => setCarrying(false)}
        />
      ) : null}
      {timing ? <HoursDialog room={room} onChanged={onChanged} onClose={() => setTiming(false)} /> : null}
      {typing ? (
        <CardDialog
          session={room.id}
          draft={`room-card:${me.userId}:${room.id}`}
          busy={saving.busy}
          onSave={(card) => saving.kept(() => saveCard(me.userId, card))}
          onClose={() => setTyping(false)}
        />
      ) : null}
    </>
  );
}
