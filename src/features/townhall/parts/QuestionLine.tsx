/** One question as everybody reads it: its words, who asked and where, its support, and its answer. */
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { SupportButton } from '../../../ui/SupportButton.tsx';
import type { Turn } from '../model/fairOrder.ts';
import type { Question } from '../model/question.ts';
import { Answer } from './Answer.tsx';
import { LedTo } from './LedTo.tsx';
import { facts, line, questionText } from './styles.ts';
import { askerWords, turnWords } from './written.ts';

export interface QuestionLineProps {
  readonly question: Question;
  /** YYYY-MM-DD in the town; null while the page is printed. */
  readonly today: string | null;
  /** Why it stands where it does. */
  readonly turn?: Turn;
  /** null: this device cannot support it now. */
  readonly support: { readonly given: boolean; readonly set: (given: boolean) => void } | null;
}

export function QuestionLine({ question, today, turn, support }: QuestionLineProps) {
  const locale = useLocale();
  const { text, language, edited, state } = question;
  return (
    <li id={`question-${question.id}`} className={line}>
      <div className={css({ display: 'grid', gap: '1' })}>
        <h3 className={questionText} lang={language === locale ? undefined : language}>
          {text}
        </h3>
        <p className={facts}>
          <span>{askerWords(question)}</span>
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
