/** The page on which turf is cut: by street and side, or by drawing on a map. Both cut the same way. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { TURF_MAX, TURF_MIN } from '../model/order.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { viewLink, views } from '../../../ui/staff/viewSwitch.ts';
import { m } from '../../../messages/messages.js';
import { CutByMap } from './CutByMap.tsx';
import { CutByStreet } from './CutByStreet.tsx';

export function CutScreen({ onMap }: { readonly onMap: boolean }) {
  const leads = useMay('lead_field');
  if (!leads) {
    return (
      <EmptyState title={m.cut_only_leads()}>
        <p>{m.cut_only_leads_more()}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Link to="/field-ops" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.cut_back()}
      </Link>
      <PageHead title={m.cut_title()} lead={onMap ? undefined : m.cut_lead({ min: TURF_MIN, max: TURF_MAX })} />
      <nav aria-label={m.cut_ways()} className={views}>
        <Link to="/field-ops/cut" activeOptions={{ exact: true }} className={viewLink} replace>
          {m.cut_by_street()}
        </Link>
        <Link to="/field-ops/cut" search={{ on: 'map' }} className={viewLink} replace>
          {m.cut_by_map()}
        </Link>
      </nav>
      {onMap ? <CutByMap /> : <CutByStreet />}
    </>
  );
}
