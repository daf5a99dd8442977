/** An answer with its day and its name, what was promised with it, and whether that is done, owed or overdue. */
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { inEither, promiseState, type Question } from '../model/question.ts';
import { quiet } from './styles.ts';
import { dayWords } from '../../../ui/dayWords.ts';

type Answered = Pick<
  Question,
  | 'answer_en'
  | 'answer_es'
  | 'answered_by'
  | 'answered_on'
  | 'promise_en'
  | 'promise_es'
  | 'due_on'
  | 'done_en'
  | 'done_es'
  | 'done_on'
>;

/** @param today YYYY-MM-DD in the town; null while the page is printed. */
export function Answer({ of, today }: { readonly of: Answered; readonly today: string | null }) {
  const locale = useLocale();
  const words = inEither(of.answer_en, of.answer_es, locale);
  const promise = inEither(of.promise_en, of.promise_es, locale);
  const done = inEither(of.done_en, of.done_es, locale);
  const state = promiseState(of, today);
  if (words === null || of.answered_on === null) return null;
  return (
    <div
      className={css({
        display: 'grid',
        gap: '3',
        paddingLeft: '4',
        borderLeftWidth: '4px',
        borderLeftStyle: 'solid',
        borderLeftColor: 'quiet',
        maxWidth: 'text',
      })}
    >
      <p lang={words.lang === locale ? undefined : words.lang} className={css({ whiteSpace: 'pre-line' })}>
        {words.text}
      </p>
      <p className={quiet}>{m.townhall_answered_by({ name: of.answered_by ?? '', day: dayWords(of.answered_on) })}</p>
      {promise === null || of.due_on === null ? null : (
        <div className={css({ display: 'grid', gap: '1' })}>
          <p>
            <Tag loud={state === 'overdue'}>
              {state === 'kept'
                ? m.townhall_promise_kept()
                : state === 'overdue'
                  ? m.townhall_promise_overdue()
                  : m.townhall_promise_owed()}
            </Tag>{' '}
            <span lang={promise.lang === locale ? undefined : promise.lang}>{promise.text}</span>
          </p>
          {done === null || of.done_on === null ? (
            <p className={quiet}>{m.townhall_promise_due({ day: dayWords(of.due_on) })}</p>
          ) : (
            <p className={quiet}>
              {m.townhall_promise_done({ day: dayWords(of.done_on) })}{' '}
              <span lang={done.lang === locale ? undefined : done.lang}>{done.text}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
