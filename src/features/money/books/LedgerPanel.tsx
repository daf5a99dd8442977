/** Every entry, the newest first: what waits on this phone on top, then the ledger, older pages on demand, and looking for one. */
import { useEffect, useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { counted, digits } from '../../../hooks/format.ts';
import { usePages } from '../../../hooks/usePages.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { foundPages, ledgerPages } from '../data/ledgerPages.ts';
import { ledgerRead, type EntryRow } from '../data/reads.ts';
import { useFreshAfterSending } from '../data/useFreshAfterSending.ts';
import { useMoneyHere } from '../data/useMoneyHere.ts';
import { findEntries, isFiltered, NO_FILTER, type EntryFilter } from '../model/findEntries.ts';
import { receiptOfRow } from '../model/receipt.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';
import { EntryLine } from '../parts/EntryLine.tsx';
import { ReceiptDialog } from '../parts/ReceiptDialog.tsx';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { FindFields } from './FindFields.tsx';

/** Somebody who types stops for so long, ms. */
const PAUSE_MS = 300;

export function LedgerPanel({ keeps }: { readonly keeps: boolean }) {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const ledger = useStaffRead(ledgerRead);
  useFreshAfterSending(ledger.refresh);
  const here = useMoneyHere(me);
  const [older, setOlder] = useState(false);
  const [open, setOpen] = useState<EntryRow | null>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const [asked, setAsked] = useState(NO_FILTER);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(filter), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filter]);
  const told = useMemo(() => new Set(ledger.rows?.map(({ id }) => id)), [ledger.rows]);
  const waiting = here?.entries.filter(({ id }) => !told.has(id)) ?? [];
  const last = ledger.rows?.at(-1) ?? null;
  const finding = isFiltered(filter);
  return (
    <Panel title={keeps ? m.money_ledger() : m.money_mine()}>
      {ledger.rows !== null && ledger.rows.length + waiting.length > 0 ? (
        <FindFields filter={filter} change={setFilter} />
      ) : null}
      {ledger.rows === null && ledger.state === 'loading' ? <Spinner label={m.money_loading()} /> : null}
      {ledger.rows?.length === 0 && waiting.length === 0 ? <p>{m.money_ledger_none()}</p> : null}
      {finding ? (
        <Found kept={ledger.rows ?? []} filter={isFiltered(asked) ? asked : filter} onOpen={setOpen} keeps={keeps} />
      ) : (
        <>
          <ul aria-label={keeps ? m.money_ledger() : m.money_mine()} className={css({ marginBottom: '3' })}>
            {waiting.map((one) => (
              <WaitingLine key={one.id} entry={one} />
            ))}
            {ledger.rows?.map((one) => (
              <EntryLine key={one.id} entry={one} keeps={keeps} onOpen={() => setOpen(one)} />
            ))}
            {older && last !== null ? <Older last={last} onOpen={setOpen} keeps={keeps} /> : null}
          </ul>
          {!older && last !== null && (ledger.rows?.length ?? 0) >= ledgerPages.size ? (
            <Button variant="secondary" onClick={() => setOlder(true)}>
              {m.money_older()}
            </Button>
          ) : null}
        </>
      )}
      <AsOf asOf={ledger.asOf} trouble={ledger.trouble} />
      {open === null ? null : keeps ? (
        <EntryDialog entry={open} refresh={ledger.refresh} onClose={() => setOpen(null)} />
      ) : (
        <ReceiptDialog facts={receiptOfRow(open)} onClose={() => setOpen(null)} />
      )}
    </Panel>
  );
}

interface ShownProps {
  readonly onOpen: (entry: EntryRow) => void;
  readonly keeps: boolean;
}

function Found({
  kept,
  filter,
  onOpen,
  keeps,
}: ShownProps & { readonly kept: readonly EntryRow[]; readonly filter: EntryFilter }) {
  const pages = usePages(foundPages, filter);
  // Without an answer, what lies on this phone; an answer to other words is never shown as that to these.
  const answered = pages.problem === null && !pages.stale ? pages.rows : null;
  const rows = answered ?? findEntries(kept, filter);
  return (
    <>
      <div aria-live="polite" className={css({ minHeight: '1.5em' })}>
        {pages.problem === null ? null : (
          <p className={css({ fontWeight: 'bold' })}>
            {m.money_find_only_here()} {pages.problem}
          </p>
        )}
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {pages.busy && answered === null
            ? m.money_find_searching()
            : rows.length === 0
              ? m.money_find_none()
              : pages.more
                ? m.money_find_first({ count: digits(rows.length) })
                : m.money_find_count(counted(rows.length))}
        </p>
      </div>
      <ul aria-label={m.money_find_found()} className={css({ marginBottom: '3' })}>
        {rows.map((one) => (
          <EntryLine key={one.id} entry={one} keeps={keeps} onOpen={() => onOpen(one)} />
        ))}
      </ul>
      {pages.more && answered !== null ? (
        <Button variant="secondary" disabled={pages.busy} onClick={() => void pages.older()}>
          {m.money_older()}
        </Button>
      ) : null}
    </>
  );
}

function Older({ last, onOpen, keeps }: ShownProps & { readonly last: EntryRow }) {
  const pages = usePages(ledgerPages, last);
  return (
    <>
      {pages.rows?.map((one) => (
        <EntryLine key={one.id} entry={one} keeps={keeps} onOpen={() => onOpen(one)} />
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
