/** One question as everybody reads it: its words, who asked and where, its support, and its answer. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { SupportButton } from '../../../ui/SupportButton.tsx';
import type { Turn } from '../model/fairOrder.ts';
import type { Question } from '../model/question.ts';
import type { Session } from '../model/session.ts';
import { Answer } from './Answer.tsx';
import { LedTo } from './LedTo.tsx';
import { EventTitle } from './EventTitle.tsx';
import { facts, line, link, questionText } from './styles.ts';
import { useTopicWords } from './useTopicWords.ts';
import { askerWords, turnWords } from './written.ts';

export interface QuestionLineProps {
  readonly question: Question;
  /** YYYY-MM-DD in the town; null while the page is printed. */
  readonly today: string | null;
  /** Why it stands where it does. */
  readonly turn?: Turn;
  /** The town hall where it was asked, on a page that shows those of several; null: not known. */
  readonly at?: Pick<Session, 'id' | 'title'> | null;
  /** null: this device cannot support it now. */
  readonly support: { readonly given: boolean; readonly set: (given: boolean) => void } | null;
}

export function QuestionLine({ question, today, turn, at = null, support }: QuestionLineProps) {
  const locale = useLocale();
  const topicOf = useTopicWords();
  const topic = question.topic === null ? null : topicOf(question.topic);
  const { text, language, edited, state } = question;
  return (
    <li id={`question-${question.id}`} className={line}>
      <div className={css({ display: 'grid', gap: '1' })}>
        <h3 className={questionText} lang={language === locale ? undefined : language}>
          {text}
        </h3>
        <p className={facts}>
          <span>{askerWords(question)}</span>
          {topic === null ? null : <span>{topic}</span>}
          {at === null ? null : (
            <Link to="/engagement/$session" params={{ session: at.id }} className={link}>
              <EventTitle title={at.title} />
            </Link>
          )}
          {edited ? <span>{m.townhall_edited()}</span> : null}
          {turn === undefined ? null : <span>{turnWords[turn]()}</span>}
          {state === 'on_stage' ? <Tag loud>{m.townhall_state_on_stage()}</Tag> : null}
        </p>
      </div>
      {state === 'answered' ? <Answer of={question} today={today} /> : null}
      <LedTo of={question} ends={question.led_to} />
      <SupportButton
        given={support?.given ?? false}
        supports={question.supports}
        held={question.held}
        of={text}
        onChange={support === null ? null : support.set}
      />
    </li>
  );
}
