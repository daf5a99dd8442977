/** What came too late to count by itself: only there when something waits, and each field leader may take or drop it. */
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { m } from '../../../messages/messages.js';
import { groupsOf, lateRead } from './late.ts';
import { LateGroupItem } from './LateGroupItem.tsx';

export function LatePanel() {
  return useMay('lead_field') ? <Waiting /> : null;
}

function Waiting() {
  const late = useStaffRead(lateRead);
  const change = useChange(late.refresh);
  const groups = groupsOf(late.rows ?? []);

  async function settle(items: readonly string[], take: boolean) {
    if (!(await change.run((api) => api.rpc('settle_late', { items, take })))) return;
    toast({ type: 'success', title: take ? m.late_facts_taken : m.late_facts_dropped });
  }

  if (groups.length === 0) return null;
  return (
    <Panel title={m.late_facts_title()} className={css({ marginTop: '10' })}>
      <p className={css({ maxWidth: '40rem', color: 'inkMuted' })}>{m.late_facts_what()}</p>
      <p aria-live="assertive" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      <ul aria-label={m.late_facts_title()} className={css({ display: 'grid', gap: '4', marginTop: '3' })}>
        {groups.map((group) => (
          <LateGroupItem
            key={group.key}
            group={group}
            busy={change.busy}
            onSettle={(items, take) => void settle(items, take)}
          />
        ))}
      </ul>
      <AsOf asOf={late.asOf} trouble={late.trouble} />
    </Panel>
  );
}
