/** One thing that was suggested or asked about the schools: where it stands, what the campaign said to it and when, and what it led to. */
import { css } from 'styled-system/css';
import { localHref } from '../../../../core/address.ts';
import { counted } from '../../../../hooks/format.ts';
import { m } from '../../../../messages/messages.js';
import { dayWords } from '../../../../ui/dayWords.ts';
import { LinkStep } from '../../../../ui/LinkStep.tsx';
import { Said } from '../../../../ui/Said.tsx';
import { Tag } from '../../../../ui/staff/Tag.tsx';
import { textLink } from '../../../../ui/staff/textLink.ts';
import { StoryList } from '../../../../ui/StoryList.tsx';
import { promiseState, type PromiseState } from '../../../townhall/model/question.ts';
import type { Asked, Outcome } from '../../model/asked.ts';
import { stateWords, whatWords } from './spec.ts';

const line = css({
  display: 'grid',
  gap: '3',
  paddingBlock: '5',
  borderTopWidth: '2px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'small',
});
const quiet = css({ textStyle: 'small', color: 'inkMuted' });
const answerLook = css({
  display: 'grid',
  gap: '1',
  maxWidth: 'text',
  paddingLeft: '4',
  borderLeftWidth: '4px',
  borderLeftStyle: 'solid',
  borderLeftColor: 'quiet',
});

const PROMISES: Readonly<Record<PromiseState, (() => string) | null>> = {
  none: null,
  owed: m.townhall_promise_owed,
  overdue: m.townhall_promise_overdue,
  kept: m.townhall_promise_kept,
};

/** @param today of the town, YYYY-MM-DD; null while printing and hydrating. */
export function AskedLine({ of, today }: { readonly of: Asked; readonly today: string | null }) {
  const { what, text, on, state, answer, answeredOn, promised, outcomes, also, page } = of;
  const promise = promiseState(promised, today);
  const isAnswered = Object.keys(answer).length > 0;
  return (
    <li className={line}>
      <p className={facts}>
        <Tag loud={state === 'in_plan'}>{stateWords[state]()}</Tag>
        {PROMISES[promise] === null ? null : <Tag loud={promise === 'overdue'}>{PROMISES[promise]()}</Tag>}
        <span>{whatWords[what]()}</span>
        <time dateTime={on} className={quiet}>
          {dayWords(on)}
        </time>
        {also === 0 ? null : <span className={quiet}>{m.education_asked_also(counted(also))}</span>}
      </p>
      <h3 className={css({ fontSize: '1.125rem', fontWeight: 'bold', maxWidth: 'text' })}>
        <Said of={text} />
      </h3>
      {isAnswered || answeredOn !== null ? (
        <div className={answerLook}>
          {answeredOn === null ? null : (
            <p className={quiet}>{m.education_asked_answered_on({ day: dayWords(answeredOn) })}</p>
          )}
          <p className={css({ whiteSpace: 'pre-line' })}>
            {isAnswered ? <Said of={answer} /> : m.education_asked_no_words()}
          </p>
        </div>
      ) : (
        <p className={quiet}>{m.education_asked_unanswered()}</p>
      )}
      {outcomes.length === 0 ? null : (
        <StoryList
          label={m.education_asked_led()}
          steps={outcomes.map((one) => ({ key: one.key, on: one.on, what: <LedTo of={one} /> }))}
        />
      )}
      <p>
        <a className={textLink} href={localHref(page)}>
          {what === 'idea' ? m.education_asked_on_wall() : m.education_asked_in_hall()}
        </a>
      </p>
    </li>
  );
}

function LedTo({ of: { page, words, step } }: { readonly of: Outcome }) {
  const said = Object.keys(words).length === 0 ? m.education_asked_promise() : <Said of={words} />;
  return (
    <>
      {m.education_asked_led()}:{' '}
      {page === null ? (
        said
      ) : (
        <a className={textLink} href={localHref(page)}>
          {said}
        </a>
      )}
      {step === null ? null : <LinkStep of={step} />}
    </>
  );
}
