/** /finance/deposits: checks and cash onto slips, from hand to hand, and to the bank; also without a signal. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { compareText } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { saveDeposits, type SaveDeposits } from '../data/saveDeposit.ts';
import { useDeposits } from '../data/useDeposits.ts';
import { ElsewherePanel } from './ElsewherePanel.tsx';
import { HandPanel } from './HandPanel.tsx';
import { SlipCard } from './SlipCard.tsx';
import { SlipPaper } from './SlipPaper.tsx';

export function DepositsScreen() {
  return useMay('take_money') ? (
    <Desk />
  ) : (
    <EmptyState title={m.money_not_yours()}>
      <p>{m.money_not_yours_hint()}</p>
    </EmptyState>
  );
}

function Desk() {
  const { me, book, elsewhere, people, days, read } = useDeposits();
  const { busy, kept } = useSaving(m.money_not_saved, 'phone');
  const [paper, setPaper] = useState<string | null>(null);
  const save: SaveDeposits = (facts) => kept(() => saveDeposits(me, facts));
  const printed = book?.slips.find(({ id }) => id === paper);
  if (printed) return <SlipPaper slip={printed} onBack={() => setPaper(null)} />;
  const open = book?.slips.filter(({ deposited_on: on }) => on === null) ?? [];
  const done = (book?.slips ?? [])
    .filter(({ deposited_on: on }) => on !== null)
    .toSorted((a, b) => compareText(b.deposited_on ?? '', a.deposited_on ?? ''));
  const mine = open.filter(({ holder, gives_id: gives }) => holder === me && gives === null);
  const card = (slip: (typeof open)[number]) => (
    <SlipCard
      key={slip.id}
      slip={slip}
      me={me}
      people={people}
      busy={busy}
      save={save}
      onPaper={() => setPaper(slip.id)}
    />
  );
  return (
    <>
      <Link to="/finance" className={textLink}>
        {m.money_back()}
      </Link>
      <PageHead title={m.deposits_title()} lead={days === null ? undefined : m.deposits_lead({ days: String(days) })} />
      <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
        {book === null || (read.rows === null && read.state === 'loading') ? (
          <Spinner label={m.money_loading()} />
        ) : null}
        <ElsewherePanel elsewhere={elsewhere} busy={busy} save={save} />
        {book === null ? null : (
          <HandPanel hand={book.hand} slips={mine} known={read.rows !== null} busy={busy} save={save} />
        )}
        {open.length === 0 ? null : (
          <Panel title={m.deposits_open()}>
            <ul className={css({ display: 'grid', gap: '4' })}>{open.map(card)}</ul>
          </Panel>
        )}
        {done.length === 0 ? null : (
          <Panel title={m.deposits_done()}>
            <ul className={css({ display: 'grid', gap: '4' })}>{done.map(card)}</ul>
          </Panel>
        )}
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </div>
    </>
  );
}
