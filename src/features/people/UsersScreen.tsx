/** The page of people: everyone with roles, status and last sign-in; search, invite, change. */
import { useState } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ListView } from '../../ui/list/ListView.tsx';
import type { ListSpec } from '../../ui/list/listView.ts';
import { useListView } from '../../ui/list/useListView.ts';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { PageHead } from '../../ui/staff/PageHead.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { findPeople, nameOf, peopleRead, type Person } from './people.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { PersonRow } from './PersonRow.tsx';
import { RequirementsPanel } from './RequirementsPanel.tsx';
import { useChange } from '../../hooks/useChange.ts';
import { m } from '../../messages/messages.js';

type Open = { readonly kind: 'invite' } | { readonly kind: 'person'; readonly userId: string };

const SPEC: ListSpec<Person> = { find: findPeople };

export function UsersScreen() {
  const state = useSession();
  const people = useStaffRead(peopleRead);
  const look = useListView(people.rows, SPEC);
  const [open, setOpen] = useState<Open | null>(null);
  const change = useChange(people.refresh);
  const nobody = { title: m.people_not_found(), text: m.people_not_found_more() };
  const me = state.status === 'signed-in' ? state.identity.userId : null;
  const chosen = open?.kind === 'person' ? people.rows?.find((person) => person.user_id === open.userId) : undefined;
  const close = () => setOpen(null);

  function withdraw(person: Person) {
    const waiting = { accepted_at: 'is.null', email: `eq.${person.email}` };
    const done = () => m.people_withdrawn({ email: person.email });
    void change.run((api) => api.remove('invitations', waiting), { done, failed: true });
  }

  return (
    <>
      <PageHead
        title={m.people_title()}
        lead={m.people_lead()}
        actions={<Button onClick={() => setOpen({ kind: 'invite' })}>{m.people_invite_title()}</Button>}
      />
      <ListView
        name={m.people_title()}
        many={m.people_many()}
        finder={{ look, label: m.people_find(), hint: m.people_find_hint() }}
        renderRow={(person) => (
          <PersonRow
            key={person.user_id ?? person.email}
            person={person}
            self={person.user_id !== null && person.user_id === me}
            onChange={() => setOpen(person.user_id === null ? null : { kind: 'person', userId: person.user_id })}
            onWithdraw={() => withdraw(person)}
          />
        )}
        empty={nobody}
        noFit={nobody}
        status={<AsOf asOf={people.asOf} trouble={people.trouble} />}
        waiting={people.state === 'loading' ? <Spinner label={m.people_loading()} /> : null}
      />
      <RequirementsPanel />
      {open?.kind === 'invite' ? <InviteDialog refresh={people.refresh} onClose={close} /> : null}
      {chosen && isAccount(chosen) ? (
        <PersonDialog
          key={nameOf(chosen)}
          person={chosen}
          self={chosen.user_id === me}
          refresh={people.refresh}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function isAccount(person: Person): person is Person & { readonly user_id: string } {
  return person.user_id !== null;
}
