/** Every entry, the newest first: what waits on this phone on top, then the ledger, and older pages on demand. */
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { usePages } from '../../../hooks/usePages.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { ledgerPages } from '../data/ledgerPages.ts';
import { ledgerRead, type EntryRow } from '../data/reads.ts';
import { useFreshAfterSending } from '../data/useFreshAfterSending.ts';
import { useMoneyHere } from '../data/useMoneyHere.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryLine } from './EntryLine.tsx';
import { WaitingLine } from '../parts/WaitingLine.tsx';

export function LedgerPanel({ keeps }: { readonly keeps: boolean }) {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const ledger = useStaffRead(ledgerRead);
  useFreshAfterSending(ledger.refresh);
  const here = useMoneyHere(me);
  const [older, setOlder] = useState(false);
  const [open, setOpen] = useState<EntryRow | null>(null);
  const told = useMemo(() => new Set(ledger.rows?.map(({ id }) => id)), [ledger.rows]);
  const waiting = here?.entries.filter(({ id }) => !told.has(id)) ?? [];
  const last = ledger.rows?.at(-1) ?? null;
  return (
    <Panel title={keeps ? m.money_ledger() : m.money_mine()}>
      {ledger.rows === null && ledger.state === 'loading' ? <Spinner label={m.money_loading()} /> : null}
      {ledger.rows?.length === 0 && waiting.length === 0 ? <p>{m.money_ledger_none()}</p> : null}
      <ul aria-label={keeps ? m.money_ledger() : m.money_mine()} className={css({ marginBottom: '3' })}>
        {waiting.map((one) => (
          <WaitingLine key={one.id} entry={one} />
        ))}
        {ledger.rows?.map((one) => (
          <EntryLine key={one.id} entry={one} onOpen={keeps ? () => setOpen(one) : null} />
        ))}
        {older && last !== null ? <Older last={last} onOpen={keeps ? setOpen : null} /> : null}
      </ul>
      {!older && last !== null && (ledger.rows?.length ?? 0) >= ledgerPages.size ? (
        <Button variant="secondary" onClick={() => setOlder(true)}>
          {m.money_older()}
        </Button>
      ) : null}
      <AsOf asOf={ledger.asOf} trouble={ledger.trouble} />
      {open === null ? null : <EntryDialog entry={open} refresh={ledger.refresh} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

interface OlderProps {
  readonly last: EntryRow;
  readonly onOpen: ((entry: EntryRow) => void) | null;
}

function Older({ last, onOpen }: OlderProps) {
  const pages = usePages(ledgerPages, last);
  return (
    <>
      {pages.rows?.map((one) => (
        <EntryLine key={one.id} entry={one} onOpen={onOpen === null ? null : () => onOpen(one)} />
      ))}
      <li className={css({ paddingBlock: '3' })}>
        <p aria-live="polite">{pages.problem}</p>
        {pages.more ? (
          <Button variant="secondary" disabled={pages.busy} onClick={() => void pages.older()}>
            {m.money_older()}
          </Button>
        ) : null}
      </li>
    </>
  );
}
