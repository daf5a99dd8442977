/** One question as whoever runs the room sees it: what to look at twice, what two decided differently, and what can be done. */
import { Fragment, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { saidIn } from '../../../core/content/said.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { NO_DETAIL, type Act, type ActDetail } from '../model/actKind.ts';
import { rivalsOf, type ActFact, type RoomQuestion } from '../model/fold.ts';
import { isOnTheWall, laneOf } from '../model/lanes.ts';
import { lookTwice } from '../model/lookTwice.ts';
import { facts, line, questionText, quiet } from '../parts/styles.ts';
import { dayWords } from '../../../ui/dayWords.ts';
import { askerWords, stateWords } from '../parts/written.ts';
import { actsFor } from './actsFor.ts';
import { KNOWN } from './known.ts';
import { useTopics } from './useTopics.ts';
import { actNames, didWords, flagWords, saidParts } from './words.ts';

export interface RoomLineProps {
  readonly question: RoomQuestion;
  readonly busy: boolean;
  /** Whether whoever looks may say what came of it. */
  readonly mayLink: boolean;
  /** It can go on at another town hall. */
  readonly mayCarry: boolean;
  /** ISO 8601: since when an answer is owed; null: none is. */
  readonly owedSince: string | null;
  /** Epoch ms. */
  readonly now: number;
  /** What the studio has to it. */
  readonly replies: ReactNode;
  /** Beginning an act: some ask for words first. */
  readonly onAct: (question: RoomQuestion, action: Act, detail?: ActDetail) => void;
}

const DAY_MS = 86_400_000;

/** The same decision once more, by somebody who has seen what stands. */
function again({
  text,
  reason,
  topic,
  into,
  wordsEn,
  wordsEs,
  promiseEn,
  promiseEs,
  named,
  ...rest
}: ActFact): ActDetail {
  const { happenedOn, dueOn, toSession, corrects } = rest;
  return {
    text,
    reason,
    topic,
    into,
    wordsEn,
    wordsEs,
    promiseEn,
    promiseEs,
    named,
    happenedOn,
    dueOn,
    toSession,
    corrects,
  };
}

export function RoomLine({ question, busy, mayLink, mayCarry, owedSince, now, replies, onAct }: RoomLineProps) {
  const locale = useLocale();
  const reply = saidIn(
    { ...(question.reply?.en && { en: question.reply.en }), ...(question.reply?.es && { es: question.reply.es }) },
    locale,
  );
  const words = question.shownText ?? question.text;
  const topics = useTopics();
  const [chosen, setChosen] = useState<string | null>(null);
  const topic = chosen ?? question.topic ?? topics.suggest(words);
  // What staff put in other words nobody else has read.
  const flags = laneOf(question) === 'read' || question.shownText !== null ? lookTwice(question, KNOWN) : [];
  const rivals = rivalsOf(question);
  const reasons = question.acts.filter(({ reason, counts }) => counts && reason !== null);
  const appeal = question.wishes.find(({ wish }) => wish === 'appeal');
  return (
    <li className={line}>
      <div className={css({ display: 'grid', gap: '1' })}>
        <h3 className={questionText} lang={question.language === locale ? undefined : question.language}>
          {words}
        </h3>
        {question.shownText === null ? null : <p className={quiet}>{m.townhall_as_asked({ text: question.text })}</p>}
        <p className={facts}>
          <Tag loud={question.state === 'on_stage'}>
            {stateWords[question.withdrawn ? 'withdrawn' : question.state]()}
          </Tag>
          {question.hidden ? <Tag loud>{m.townhall_hidden()}</Tag> : null}
          <span>{askerWords(question)}</span>
          <span>
            {m.townhall_numbers({
              all: String(question.counted),
              room: String(question.inRoom),
              confirmed: String(question.confirmed),
            })}
          </span>
          {question.held > 0 ? <span>{m.townhall_held({ count: question.held })}</span> : null}
          {owedSince === null ? null : (
            <Tag loud>
              {m.townhall_owed_for({ count: Math.max(1, Math.ceil((now - Date.parse(owedSince)) / DAY_MS)) })}
            </Tag>
          )}
        </p>
      </div>
      {flags.length > 0 || question.suspect ? (
        <p className={facts}>
          {flags.map((flag) => (
            <Tag key={flag} loud>
              {flagWords[flag]()}
            </Tag>
          ))}
          {question.suspect ? <Tag>{m.townhall_suspect()}</Tag> : null}
        </p>
      ) : null}
      {question.contested ? (
        <div
          className={css({ backgroundColor: 'quietWash', padding: '3', borderRadius: 'sm', display: 'grid', gap: '1' })}
        >
          <p className={css({ fontWeight: 'bold' })}>{m.townhall_contested()}</p>
          {rivals.map((act) => (
            <div key={act.id} className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
              <p className={css({ whiteSpace: 'pre-line' })}>
                {didWords(act)}
                <Quoted parts={saidParts(act, locale)} />
              </p>
              <Button variant="ghost" disabled={busy} onClick={() => onAct(question, act.action, again(act))}>
                {m.townhall_rival_do()}
                <VisuallyHidden>: {didWords(act)}</VisuallyHidden>
              </Button>
            </div>
          ))}
        </div>
      ) : null}
      {reasons.map((act) => (
        <p key={act.id} className={quiet}>
          {m.townhall_reason({ who: act.byName ?? '', reason: act.reason ?? '' })}
        </p>
      ))}
      {appeal?.words ? <p>{m.townhall_appeal_says({ words: appeal.words })}</p> : null}
      {question.dueOn === null || question.doneOn !== null ? null : (
        <p className={quiet}>{m.townhall_promise_due({ day: dayWords(question.dueOn) })}</p>
      )}
      {question.reply === null ? null : (
        <p className={quiet}>
          {m.townhall_studio_says({ day: dayWords(question.reply.on) })} <span lang={reply.lang}>{reply.text}</span>
        </p>
      )}
      {replies}
      {notSent(question) ? (
        <p>
          <Tag loud={notSent(question) === 'refused'}>
            {notSent(question) === 'refused' ? m.townhall_needs_you() : m.townhall_saved_here()}
          </Tag>
        </p>
      ) : null}
      {question.state === 'pending' && !question.hidden && !question.withdrawn ? (
        <div className={css({ maxWidth: '20rem' })}>
          <SelectField
            label={m.townhall_edit_topic()}
            placeholder={m.townhall_no_topic()}
            hint={chosen === null && question.topic === null && topic !== '' ? m.townhall_topic_hint() : null}
            options={topics.options}
            value={topic}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
      ) : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {actsFor(question, mayCarry).map((action, first) => (
          <Button
            key={action}
            variant={first === 0 ? 'secondary' : 'ghost'}
            disabled={busy}
            onClick={() =>
              onAct(question, action, action === 'approve' && topic !== '' ? { ...NO_DETAIL, topic } : undefined)
            }
          >
            {actNames[action]()}
            <VisuallyHidden>: {words}</VisuallyHidden>
          </Button>
        ))}
        {mayLink && question.shownId !== null && isOnTheWall(question) ? (
          <ButtonLink variant="ghost" href={`/content/reply?question=${question.shownId}`}>
            {m.townhall_in_studio()}
            <VisuallyHidden>: {words}</VisuallyHidden>
          </ButtonLink>
        ) : null}
        {question.state === 'answered' && mayLink ? (
          <ButtonLink variant="ghost" href={`/content/links?question=${question.id}`}>
            {m.townhall_say_outcome()}
            <VisuallyHidden>: {words}</VisuallyHidden>
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}

const Quoted = ({ parts }: { readonly parts: ReturnType<typeof saidParts> }) =>
  parts.length === 0 ? null : (
    <>
      {' “'}
      {parts.map(({ text, lang }, at) => (
        <Fragment key={at}>
          {at > 0 ? '\n' : ''}
          <span lang={lang}>{text}</span>
        </Fragment>
      ))}
      {'”'}
    </>
  );

/** The worst of what this device has not brought to the server yet. */
function notSent({ delivery, acts }: RoomQuestion): 'saved' | 'refused' | null {
  const all = [delivery, ...acts.map((act) => act.delivery)];
  return all.includes('refused') ? 'refused' : all.includes('saved') ? 'saved' : null;
}
