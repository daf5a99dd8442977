/** Who is called: the name first, a call and a text with one tap, and what was heard of them before. */
import { css } from 'styled-system/css';
import { isOver, outcomeOf, type Call } from '../model/calls.ts';
import { dialable } from '../model/dial.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { m } from '../../../messages/messages.js';
import { HistoryLines } from '../parts/History.tsx';
import { spokenWords } from '../parts/spokenWords.ts';
import { big, noteLook as note } from '../parts/styles.ts';
import { timeWords } from './words.ts';

export interface PersonCardProps {
  readonly call: Call;
  readonly me: string;
  readonly now: number;
}

export function PersonCard({ call, me, now }: PersonCardProps) {
  const { person, address, past, closed, badNumber, sharedWith } = call;
  const askedFor = call.callBackAt ?? (outcomeOf(call) === null ? call.askedFor : null);
  const number = dialable(person.phone);
  const over = isOver(call, now);
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <div>
        <h1 className={css({ textStyle: 'h3', fontSize: '1.75rem' })} data-title={m.phone_bank_a_call()}>
          {person.name}
        </h1>
        <p>{address}</p>
        {person.language === null ? null : (
          <p className={css({ fontWeight: 'bold' })}>
            {m.phone_bank_speaks({ language: spokenWords(person.language) })}
          </p>
        )}
      </div>
      {askedFor === null ? null : (
        <p className={note}>
          {askedFor <= now
            ? m.phone_bank_asked_for_now({ time: timeWords(askedFor) })
            : m.phone_bank_asked_for({ time: timeWords(askedFor) })}
        </p>
      )}
      {badNumber ? <p className={note}>{m.phone_bank_bad_number_why()}</p> : null}
      {closed ? <p className={note}>{m.phone_bank_do_not_call_why()}</p> : null}
      {over ? <p className={note}>{m.phone_bank_call_over({ time: timeWords(call.expiresAt) })}</p> : null}
      {closed || over || badNumber || number === '' ? null : (
        <div className={css({ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: '3' })}>
          <a className={big} data-size="huge" href={`tel:${number}`}>
            <Icon name="phone" />
            <span>
              {m.phone_bank_call()}{' '}
              <span className={css({ display: 'block', fontSize: '1.1875rem', whiteSpace: 'nowrap' })}>
                {person.phone}
              </span>
            </span>
          </a>
          <a
            className={big}
            data-size="huge"
            href={`sms:${number}`}
            aria-label={m.phone_bank_text_person({ name: person.name })}
          >
            <Icon name="mail" /> {m.phone_bank_text()}
          </a>
        </div>
      )}
      {sharedWith.length === 0 || badNumber ? null : (
        <p className={css({ textStyle: 'small' })}>{m.phone_bank_shared({ names: sharedWith.join(', ') })}</p>
      )}
      {past.length === 0 ? null : (
        <section aria-label={m.phone_bank_heard_before()}>
          <HistoryLines attempts={past} me={me} />
        </section>
      )}
    </div>
  );
}
