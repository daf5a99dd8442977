/** The page on which turf is cut: by street and side, or by drawing on a map. Both cut the same way. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { TURF_MAX, TURF_MIN } from '../model/order.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { viewLink, views } from '../../../ui/staff/viewSwitch.ts';
import { CutByMap } from './CutByMap.tsx';
import { CutByStreet } from './CutByStreet.tsx';

export function CutScreen({ onMap }: { readonly onMap: boolean }) {
  const leads = useMay('lead_field');
  if (!leads) {
    return (
      <EmptyState title="Field organizers cut turf">
        <p>Ask one of them for a turf. It appears under “Field” by itself.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Link to="/field-ops" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        ‹ All turfs
      </Link>
      <PageHead
        title="Cut turf"
        lead={
          onMap
            ? undefined
            : `Choose streets by side. They are cut in walk order into turfs of ${TURF_MIN} to ${TURF_MAX} doors, up the odd side and down the even one.`
        }
      />
      <nav aria-label="How to choose doors" className={views}>
        <Link to="/field-ops/cut" activeOptions={{ exact: true }} className={viewLink} replace>
          By street
        </Link>
        <Link to="/field-ops/cut" search={{ on: 'map' }} className={viewLink} replace>
          On the map
        </Link>
      </nav>
      {onMap ? <CutByMap /> : <CutByStreet />}
    </>
  );
}
