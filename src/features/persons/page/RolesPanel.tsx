/** What a volunteer becomes in two presses: a canvasser, a ride giver, a host. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { usePersonSaver } from '../data/usePersonSaver.ts';
import type { Person } from '../model/person.ts';
import { isCanvasser, offerOf, ROLE_TAGS, taggedWith, type OwnTag, type TaggedRole } from '../model/roles.ts';
import type { PersonRecord } from '../model/sheet.ts';
import { roleWords } from '../model/words.ts';
import { waysOf } from '../model/ways.ts';

const roles = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' });

interface RolesProps {
  readonly person: Person;
  readonly tags: readonly OwnTag[];
  readonly refresh: () => Promise<void>;
}

type Role = TaggedRole | 'canvasser';

export function RolesPanel({ person, tags, refresh }: RolesProps) {
  const offer = offerOf(person);
  const [asked, setAsked] = useState<Role | null>(null);
  const saver = usePersonSaver();
  const { busy, problem, run } = useChange(refresh);
  if (offer === null) return null;
  const [address] = waysOf(person).emails;

  async function become(role: Role, from: PersonRecord) {
    const done =
      role === 'canvasser'
        ? await run((api) => api.rpc('pick_canvasser', { signup: from.id, email: address?.said ?? '' }), {
            done: () => m.persons_is_canvasser({ name: person.name }),
            failed: true,
          })
        : await saver.tag([from], role, true);
    if (done || role === 'canvasser') setAsked(null);
  }

  return (
    <Panel title={m.persons_roles()}>
      <NeedsSignal>{m.persons_canvasser_signal()}</NeedsSignal>
      {problem === null ? null : <p className={css({ fontWeight: 'bold', color: 'danger' })}>{problem}</p>}
      <ul aria-label={m.persons_roles()} className={roles}>
        <li>
          {isCanvasser(person) ? (
            <p>
              <strong>{roleWords.canvasser()}</strong>{' '}
              <Link to="/field-ops/volunteers" className={textLink}>
                {m.persons_give_turf()}
              </Link>
            </p>
          ) : address === undefined ? (
            <p>
              {m.persons_needs_email()}{' '}
              <Link to="/field-ops/volunteers" className={textLink}>
                {m.persons_volunteers()}
              </Link>
            </p>
          ) : (
            <Button onClick={() => setAsked('canvasser')}>{m.persons_make_canvasser()}</Button>
          )}
        </li>
        {(['ride_giver', 'host'] as const).map((role) => {
          const bearing = taggedWith(ROLE_TAGS[role], person, tags);
          return (
            <li key={role}>
              {bearing.length > 0 ? (
                <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
                  <strong>{roleWords[role]()}</strong>
                  <Button
                    variant="ghost"
                    disabled={saver.busy}
                    aria-label={m.persons_undo_role({ role: roleWords[role]() })}
                    onClick={() => void saver.tag(bearing, role, false)}
                  >
                    {m.persons_undo()}
                  </Button>
                </p>
              ) : (
                <Button variant="secondary" onClick={() => setAsked(role)}>
                  {role === 'host' ? m.persons_make_host() : m.persons_make_ride_giver()}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked === null ? null : (
        <ConfirmDialog
          title={m.persons_become_title({ name: person.name, role: roleWords[asked]() })}
          text={
            asked === 'canvasser' ? m.persons_become_canvasser({ email: address?.said ?? '' }) : m.persons_become_tag()
          }
          yes={m.persons_become_yes()}
          no={m.persons_become_no()}
          busy={(busy || saver.busy) && m.persons_saving()}
          onYes={() => void become(asked, offer)}
          onNo={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
