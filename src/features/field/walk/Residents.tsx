/** Who lives at a door, each with what was heard of them, and a call or a text with one tap. */
import { css } from 'styled-system/css';
import { dialable } from '../model/dial.ts';
import type { DoorState } from '../model/doors.ts';
import { supportWords } from '../model/results.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { m } from '../../../messages/messages.js';
import { spokenWords } from '../parts/spokenWords.ts';
import { big } from '../parts/styles.ts';

export function Residents({ state }: { readonly state: DoorState }) {
  return (
    <ul aria-label={m.walk_who_lives_here()} className={css({ display: 'grid', gap: '3' })}>
      {state.door.people.map((person) => {
        const heard = state.attempts.find((one) => one.personId === person.id && one.support !== null);
        const number = dialable(person.phone);
        return (
          <li key={person.id} className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
            <span className={css({ flex: '1', minWidth: '9rem' })}>
              <span className={css({ display: 'block', fontWeight: 'bold', fontSize: '1.1875rem' })}>
                {person.name}
              </span>
              <span className={css({ display: 'block', textStyle: 'small', color: 'inkMuted' })}>
                {[
                  heard?.support ? supportWords(heard.support) : '',
                  person.language === null ? '' : m.walk_speaks({ language: spokenWords(person.language) }),
                  person.added ? m.walk_added_here() : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {number === '' ? null : (
              <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
                <a className={big} href={`tel:${number}`} aria-label={m.walk_call_person({ name: person.name })}>
                  <Icon name="phone" /> {m.walk_call()}
                </a>
                <a className={big} href={`sms:${number}`} aria-label={m.walk_text_person({ name: person.name })}>
                  <Icon name="mail" /> {m.walk_text()}
                </a>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
