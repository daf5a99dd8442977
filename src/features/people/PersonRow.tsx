/** One person in the list: the name first; columns on a desktop, lines on a phone. */
import { css } from 'styled-system/css';
import { roleName } from '../../hooks/roleWords.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import { Button } from '../../ui/Button.tsx';
import { moment } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';
import { factorWords, nameOf, rolesOf, type Person } from './people.ts';

export interface PersonRowProps {
  readonly person: Person;
  readonly self: boolean;
  readonly onChange: () => void;
  readonly onWithdraw: () => void;
}

const row = css({
  display: 'grid',
  // The last column as wide as its widest button: with `auto` each row had columns of its own.
  gridTemplateColumns: { base: '1fr auto', lg: '2fr 2fr 1.4fr 7rem' },
  columnGap: '4',
  rowGap: '1',
  alignItems: 'center',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
});

function when(person: Person): string {
  const invited = parseTimestamp(person.invited_at);
  const last = parseTimestamp(person.last_sign_in_at);
  if (person.status === 'invited') {
    return invited === null ? m.people_invited() : m.people_invited_at({ when: moment(invited) });
  }
  if (person.status === 'deactivated') return m.people_deactivated();
  return last === null ? m.people_never_here() : m.people_last_here({ when: moment(last) });
}

export function PersonRow({ person, self, onChange, onWithdraw }: PersonRowProps) {
  const roles = rolesOf(person);
  const name = nameOf(person);
  const factor = factorWords(person);
  return (
    <li className={row} data-status={person.status}>
      <div className={css({ minWidth: '0' })}>
        <p className={css({ fontWeight: 'bold', overflowWrap: 'anywhere' })}>
          {person.full_name ?? <Address email={person.email} />}
          {self ? <span className={css({ fontWeight: 'normal', color: 'inkMuted' })}> {m.people_you()}</span> : null}
        </p>
        {person.full_name ? (
          <p className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>
            <Address email={person.email} />
          </p>
        ) : null}
      </div>
      <div className={css({ gridRow: { base: '2', lg: 'auto' }, gridColumn: { base: '1 / -1', lg: 'auto' } })}>
        {roles.length === 0 ? (
          <span className={css({ color: 'inkMuted' })}>{m.people_no_role()}</span>
        ) : (
          <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '1' })}>
            {roles.map((role) => (
              <li
                key={role}
                className={css({
                  paddingInline: '2',
                  paddingBlock: '0.5',
                  textStyle: 'small',
                  fontWeight: 'bold',
                  backgroundColor: 'quietWash',
                  borderRadius: 'sm',
                })}
              >
                {roleName(role)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p
        className={css({
          textStyle: 'small',
          color: 'inkMuted',
          gridRow: { base: '3', lg: 'auto' },
          gridColumn: { base: '1 / -1', lg: 'auto' },
        })}
      >
        {when(person)}
        {factor === null ? null : <span className={css({ display: 'block' })}>{factor}</span>}
      </p>
      <div
        className={css({
          gridRow: { base: '1', lg: 'auto' },
          gridColumn: { base: '2', lg: 'auto' },
          justifySelf: 'end',
          alignSelf: { base: 'start', lg: 'center' },
        })}
      >
        {person.status === 'invited' ? (
          <Button variant="ghost" aria-label={m.people_withdraw_of({ email: person.email })} onClick={onWithdraw}>
            {m.people_withdraw()}
          </Button>
        ) : (
          <Button variant="secondary" aria-label={m.people_change_of({ name })} onClick={onChange}>
            {m.people_change()}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A long address breaks before its domain, not within a word. */
function Address({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
