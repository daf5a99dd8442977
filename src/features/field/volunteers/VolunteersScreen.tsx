/** Making canvassers of volunteers: who offered to help, whom an organizer picked, and what each still needs. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { VolunteerRow } from './VolunteerRow.tsx';
import { findVolunteers, volunteersRead, type Volunteer, VOLUNTEERS_AT_MOST } from './volunteers.ts';

export function VolunteersScreen() {
  return useMay('lead_field') ? (
    <Volunteers />
  ) : (
    <EmptyState title="Field organizers pick who walks">
      <p>Ask one of them. A turf then appears under “Field” by itself.</p>
    </EmptyState>
  );
}

function Volunteers() {
  const volunteers = useStaffRead(volunteersRead);
  const change = useChange(volunteers.refresh);
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState<string | null>(null);
  const leads = useMay('lead_campaign');
  const found = findVolunteers(volunteers.rows ?? [], query);
  const picked = found.filter((row) => row.canvasser_id !== null);
  const others = found.filter((row) => row.canvasser_id === null);
  const asked = volunteers.rows?.find((row) => row.signup_id === asking);

  function pick(volunteer: Volunteer) {
    if (volunteer.email === null || volunteer.canvasser_id !== null) setAsking(volunteer.signup_id);
    else void change.run((api) => api.rpc('pick_canvasser', { signup: volunteer.signup_id, email: null }));
  }

  const list = (rows: readonly Volunteer[], label: string) => (
    <ul aria-label={label}>
      {rows.map((row) => (
        <VolunteerRow key={row.signup_id} volunteer={row} leads={leads} busy={change.busy} onPick={() => pick(row)} />
      ))}
    </ul>
  );

  return (
    <>
      <Link to="/field-ops" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        ‹ All turfs
      </Link>
      <PageHead
        title="Volunteers who walk"
        lead="Pick who should walk. They sign in with the address they gave us; their role comes from the candidate or a campaign manager."
      />
      <div className={css({ maxWidth: '26rem', marginBottom: '6' })}>
        <TextField
          label="Search"
          type="search"
          autoComplete="off"
          hint="A name, an e-mail or “Saturday”"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p aria-live="assertive" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
        {asked ? null : change.problem}
      </p>
      {volunteers.rows === null && volunteers.state === 'loading' ? (
        <Spinner label="Loading the volunteers..." />
      ) : null}
      {volunteers.rows !== null && found.length === 0 ? (
        <EmptyState title={volunteers.rows.length === 0 ? 'No volunteer yet' : 'Nobody found'}>
          <p>
            {volunteers.rows.length === 0
              ? 'Whoever signs up on the landing page or at the door stands here.'
              : 'Try a shorter word.'}
          </p>
        </EmptyState>
      ) : null}
      {(volunteers.rows?.length ?? 0) >= VOLUNTEERS_AT_MOST ? (
        <p className={css({ marginBottom: '4', fontWeight: 'bold' })}>
          {`There are more than ${VOLUNTEERS_AT_MOST}: these are the latest who offered to walk. Pick some, and others come up.`}
        </p>
      ) : null}
      <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
        {picked.length > 0 ? <Panel title="Picked to walk">{list(picked, 'Picked to walk')}</Panel> : null}
        {others.length > 0 ? <Panel title="Offered to help">{list(others, 'Offered to help')}</Panel> : null}
        <AsOf asOf={volunteers.asOf} trouble={volunteers.trouble} />
      </div>
      {asked ? <AddressDialog volunteer={asked} change={change} onClose={() => setAsking(null)} /> : null}
    </>
  );
}
