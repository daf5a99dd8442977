/** /finance/gift and /finance/expense: money noted in seconds, also without a signal. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { GiftForm } from './GiftForm.tsx';
import { Receipt } from './Receipt.tsx';
import { useGift } from './useGift.ts';

export function GiftScreen({ spending }: { readonly spending: boolean }) {
  const may = useMay(spending ? 'keep_books' : 'take_money');
  return (
    <>
      <Link to="/finance" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.money_back()}
      </Link>
      <PageHead title={spending ? m.money_new_expense() : m.money_new_gift()} />
      {may ? (
        <Desk spending={spending} />
      ) : (
        <EmptyState title={m.money_not_yours()}>
          <p>{m.money_not_yours_hint()}</p>
        </EmptyState>
      )}
    </>
  );
}

function Desk({ spending }: { readonly spending: boolean }) {
  const desk = useGift(spending);
  if (desk.saved !== null) return <Receipt facts={desk.saved} picture={desk.pictureKept} onAnother={desk.another} />;
  return (
    <div className={css({ maxWidth: '36rem' })}>
      <GiftForm desk={desk} spending={spending} />
    </div>
  );
}
