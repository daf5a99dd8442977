/** /admin/consents: who may be written to or called, all that was said of an address, and the lists to take along. */
import { useCallback, useEffect, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { requestWords } from '../../../hooks/requestWords.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { parseOverview, type Overview } from '../model/ledger.ts';
import { ConsentRow } from './ConsentRow.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';

/** Somebody who types stops for so long, ms. */
const PAUSE_MS = 250;

type Open = { readonly kind: 'note' } | { readonly kind: 'export' } | { readonly kind: 'history'; readonly of: string };

export function ConsentsScreen() {
  const [search, setSearch] = useState('');
  const [overview, setOverview] = useState<Overview | null>(null);
  const [problem, setProblem] = useState<{ readonly cause: unknown } | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  const ask = useCallback(async (wanted: string, isOld: () => boolean) => {
    try {
      const answer = parseOverview(await (await staffApi()).rpc('consent_overview', { search: wanted }));
      if (isOld()) return;
      setOverview(answer);
      setProblem(null);
    } catch (cause) {
      if (!isOld()) setProblem({ cause });
    }
  }, []);

  useEffect(() => {
    let old = false;
    const timer = setTimeout(() => void ask(search, () => old), search === '' ? 0 : PAUSE_MS);
    return () => {
      old = true;
      clearTimeout(timer);
    };
  }, [ask, search]);

  const reach = overview?.counts
    .filter(({ channel, state }) => channel === 'email' && state === 'confirmed')
    .reduce((sum, { n }) => sum + n, 0);

  return (
    <>
      <Link to="/admin" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.admin_back()}
      </Link>
      <PageHead
        title={m.consent_title()}
        lead={reach === undefined ? m.consent_lead() : m.consent_reach(counted(reach))}
        actions={
          <>
            <Button onClick={() => setOpen({ kind: 'note' })}>{m.consent_note()}</Button>
            <Button variant="secondary" onClick={() => setOpen({ kind: 'export' })}>
              {m.consent_export()}
            </Button>
          </>
        }
      />
      <NeedsSignal>{m.consent_signal()}</NeedsSignal>
      <div className={css({ maxWidth: '26rem', marginTop: '3' })}>
        <TextField
          label={m.consent_find()}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div aria-live="polite" className={css({ marginTop: '3' })}>
        {overview === null && problem === null ? <Spinner label={m.consent_loading()} /> : null}
        {problem === null ? null : (
          <p className={css({ fontWeight: 'bold', color: 'danger' })}>
            {requestWords(problem.cause)}{' '}
            <Button variant="ghost" onClick={() => void ask(search, () => false)}>
              {m.ui_try_again()}
            </Button>
          </p>
        )}
        {overview?.found.length === 0 ? <EmptyState title={m.consent_none()} /> : null}
      </div>
      {overview && overview.found.length > 0 ? (
        <ul aria-label={m.consent_title()}>
          {overview.found.map((one) => (
            <ConsentRow
              key={`${one.channel} ${one.contact_point}`}
              current={one}
              onOpen={() => setOpen({ kind: 'history', of: one.contact_point })}
            />
          ))}
        </ul>
      ) : null}
      {open?.kind === 'note' ? (
        <NoteDialog
          onClose={() => {
            close();
            void ask(search, () => false);
          }}
        />
      ) : null}
      {open?.kind === 'export' ? <ExportDialog onClose={close} /> : null}
      {open?.kind === 'history' ? <HistoryDialog contactPoint={open.of} onClose={close} /> : null}
    </>
  );
}
