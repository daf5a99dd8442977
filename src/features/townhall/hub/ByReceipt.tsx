/** A question that was asked from another device, found by its receipt. */
import { ReceiptLookUp } from '../../../forms/ReceiptLookUp.tsx';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { askMyQuestion } from '../data/myQuestion.ts';
import type { QuestionByReceipt } from '../data/reads.ts';
import { Standing } from '../parts/Standing.tsx';
import { facts, line, questionText, quiet } from '../parts/styles.ts';
import { stateWords } from '../parts/written.ts';

export function ByReceipt({ today }: { readonly today: string | null }) {
  return (
    <ReceiptLookUp title={m.townhall_by_receipt()} unknown={m.townhall_receipt_unknown()} ask={askMyQuestion}>
      {(found) => <Found of={found} today={today} />}
    </ReceiptLookUp>
  );
}

function Found({ of, today }: { readonly of: QuestionByReceipt; readonly today: string | null }) {
  const locale = useLocale();
  const { question, state, appealed } = of;
  return (
    <div className={line}>
      {question === null ? null : (
        <p className={questionText} lang={question.language === locale ? undefined : question.language}>
          {question.text}
        </p>
      )}
      <p className={facts}>
        <Tag>{stateWords[state]()}</Tag>
        {appealed ? <span>{m.townhall_appealed()}</span> : null}
      </p>
      {state === 'pending' ? <p>{m.townhall_receipt_hidden()}</p> : null}
      <Standing
        state={state}
        askedAt={of.asked_at}
        own={question}
        target={of.merged_into}
        ledTo={of.led_to}
        today={today}
      />
      {state === 'declined' && !appealed ? <p className={quiet}>{m.forms_appeal_where()}</p> : null}
    </div>
  );
}
