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
import { m } from '../../../messages/messages.js';
import { AddressDialog } from './AddressDialog.tsx';
import { VolunteerRow } from './VolunteerRow.tsx';
import { findVolunteers, volunteersRead, type Volunteer, VOLUNTEERS_AT_MOST } from './volunteers.ts';

export function VolunteersScreen() {
  return useMay('lead_field') ? (
    <Volunteers />
  ) : (
    <EmptyState title={m.volunteers_only_leads()}>
      <p>{m.volunteers_only_leads_more()}</p>
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
        {m.volunteers_back()}
      </Link>
      <PageHead title={m.volunteers_title()} lead={m.volunteers_lead()} />
      <div className={css({ maxWidth: '26rem', marginBottom: '6' })}>
        <TextField
          label={m.ui_search()}
          type="search"
          autoComplete="off"
          hint={m.volunteers_search_hint()}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p aria-live="assertive" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
        {asked ? null : change.problem}
      </p>
      {volunteers.rows === null && volunteers.state === 'loading' ? <Spinner label={m.volunteers_loading()} /> : null}
      {volunteers.rows !== null && found.length === 0 ? (
        <EmptyState title={volunteers.rows.length === 0 ? m.volunteers_none() : m.volunteers_not_found()}>
          <p>{volunteers.rows.length === 0 ? m.volunteers_none_more() : m.volunteers_not_found_more()}</p>
        </EmptyState>
      ) : null}
      {(volunteers.rows?.length ?? 0) >= VOLUNTEERS_AT_MOST ? (
        <p className={css({ marginBottom: '4', fontWeight: 'bold' })}>
          {m.volunteers_at_most({ most: VOLUNTEERS_AT_MOST })}
        </p>
      ) : null}
      <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
        {picked.length > 0 ? <Panel title={m.volunteers_picked()}>{list(picked, m.volunteers_picked())}</Panel> : null}
        {others.length > 0 ? (
          <Panel title={m.volunteers_offered()}>{list(others, m.volunteers_offered())}</Panel>
        ) : null}
        <AsOf asOf={volunteers.asOf} trouble={volunteers.trouble} />
      </div>
      {asked ? <AddressDialog volunteer={asked} change={change} onClose={() => setAsking(null)} /> : null}
    </>
  );
}
