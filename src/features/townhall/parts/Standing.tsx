/** How somebody's own question stands, beneath its words: that it is not shown, what it goes on as, the answer, what came of it. */
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import type { Target } from '../data/reads.ts';
import type { LedToEnd, State } from '../model/question.ts';
import { Answer } from './Answer.tsx';
import { LedTo } from './LedTo.tsx';

/** The days of an answer are null where there is none. */
export type Answered = Omit<Target, 'text' | 'language'>;

export interface StandingProps {
  readonly state: State;
  /** ISO 8601. */
  readonly askedAt: string;
  /** null: nothing of it is shown. */
  readonly own: Answered | null;
  readonly target: Target | null;
  readonly ledTo: readonly LedToEnd[];
  readonly today: string | null;
}

export function Standing({ state, askedAt, own, target, ledTo, today }: StandingProps) {
  const locale = useLocale();
  // Whoever asked the same as somebody else is answered with them.
  const answered = target ?? own;
  return (
    <>
      {state === 'declined' ? <p className={css({ maxWidth: 'text' })}>{m.townhall_declined_more()}</p> : null}
      {target === null ? null : (
        <p>
          {m.townhall_went_into()}{' '}
          <span lang={target.language === null || target.language === locale ? undefined : target.language}>
            {target.text}
          </span>
        </p>
      )}
      {answered === null ? null : (
        <>
          <Answer of={answered} today={today} />
          <LedTo of={{ ...answered, asked_at: askedAt }} ends={ledTo} />
        </>
      )}
    </>
  );
}
