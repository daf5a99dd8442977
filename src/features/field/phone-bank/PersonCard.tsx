/** Who is called: the name first, a call and a text with one tap, and what was heard of them before. */
import { css } from 'styled-system/css';
import { isOver, outcomeOf, type Call } from '../model/calls.ts';
import { dialable } from '../model/dial.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { HistoryLines } from '../parts/History.tsx';
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
        <h1 className={css({ textStyle: 'h3', fontSize: '1.75rem' })} data-title="A call">
          {person.name}
        </h1>
        <p>{address}</p>
        {person.language === null ? null : <p className={css({ fontWeight: 'bold' })}>{`Speaks ${person.language}`}</p>}
      </div>
      {askedFor === null ? null : (
        <p className={note}>
          {`Asked for a call after ${timeWords(askedFor)}.${askedFor <= now ? ' It is time.' : ''}`}
        </p>
      )}
      {badNumber ? <p className={note}>This number reaches nobody: it was found wrong or disconnected.</p> : null}
      {closed ? <p className={note}>Do not call: they asked us not to, or are not there any more.</p> : null}
      {over ? (
        <p className={note}>
          {`Your time with this call ended at ${timeWords(call.expiresAt)}: somebody else may be calling now. What you heard before can still be saved.`}
        </p>
      ) : null}
      {closed || over || badNumber || number === '' ? null : (
        <div className={css({ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: '3' })}>
          <a className={big} data-size="huge" href={`tel:${number}`}>
            <Icon name="phone" />
            <span>
              Call{' '}
              <span className={css({ display: 'block', fontSize: '1.1875rem', whiteSpace: 'nowrap' })}>
                {person.phone}
              </span>
            </span>
          </a>
          <a className={big} data-size="huge" href={`sms:${number}`} aria-label={`Text ${person.name}`}>
            <Icon name="mail" /> Text
          </a>
        </div>
      )}
      {sharedWith.length === 0 || badNumber ? null : (
        <p className={css({ textStyle: 'small' })}>{`Answers the same telephone: ${sharedWith.join(', ')}.`}</p>
      )}
      {past.length === 0 ? null : (
        <section aria-label="What was heard before">
          <HistoryLines attempts={past} me={me} />
        </section>
      )}
    </div>
  );
}
