/** /admin: the ways to the people, to the record of changes and to what was set aside, each with how much is there. */
import { counted } from '../../../hooks/format.ts';
import * as v from 'valibot';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { FeatureCard } from '../../../ui/FeatureCard.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { m } from '../../../messages/messages.js';

const DAYS = 7;

const statusSchema = v.array(v.object({ status: v.string() }));
const peopleCount = defineRead<{ status: string }>({
  key: 'admin-people',
  maxAgeMs: 0,
  path: () => callPath('list_people'),
  parse: (rows) => v.parse(statusSchema, rows),
});

const countSchema = v.array(v.object({ count: v.number() }));
const changeCount = defineRead<{ count: number }>({
  key: 'admin-changes',
  maxAgeMs: 0,
  path: (now) => {
    const since = new Date(now - DAYS * 86_400_000).toISOString();
    return callPath('audit_counts_by_day', { since, zone: campaign.timeZone });
  },
  parse: (rows) => v.parse(countSchema, rows),
});

const asideCount = defineRead<{ count: number }>({
  key: 'admin-set-aside',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('set_aside_counts'),
  parse: (rows) => v.parse(countSchema, rows),
});

export function AdminScreen() {
  const people = useStaffRead(peopleCount);
  const changes = useStaffRead(changeCount);
  const aside = useStaffRead(asideCount);
  const count = (status: string) => people.rows?.filter((one) => one.status === status).length ?? 0;
  const total = changes.rows?.reduce((sum, one) => sum + one.count, 0);
  const peopleWords = people.rows
    ? m.admin_people_counts({
        active: count('active'),
        invited: count('invited'),
        deactivated: count('deactivated'),
      })
    : m.admin_people_more();
  const changeWords = total === undefined ? m.admin_audit_more() : m.admin_audit_changes({ count: total, days: DAYS });
  const waiting = aside.rows?.reduce((sum, one) => sum + one.count, 0);
  const asideWords =
    waiting === undefined
      ? m.admin_aside_more()
      : waiting === 0
        ? m.admin_aside_none()
        : m.admin_aside_waits(counted(waiting));
  return (
    <>
      <PageHead title={m.admin_title()} lead={m.admin_lead()} />
      <h2 className={css({ srOnly: true })}>{m.admin_ways()}</h2>
      <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, columnGap: '8' })}>
        <FeatureCard icon={<Icon name="person" />} title={m.admin_people()} description={peopleWords} href="/users" />
        <FeatureCard
          icon={<Icon name="clock" />}
          title={m.admin_audit()}
          description={changeWords}
          href="/admin/audit-dashboard"
        />
        <FeatureCard
          icon={<Icon name="tray" />}
          title={m.admin_aside()}
          description={asideWords}
          href="/admin/set-aside"
        />
        <FeatureCard
          icon={<Icon name="check" />}
          title={m.admin_consents()}
          description={m.admin_consents_more()}
          href="/admin/consents"
        />
        <FeatureCard
          icon={<Icon name="pin" />}
          title={m.admin_signs()}
          description={m.admin_signs_more()}
          href="/admin/signs"
        />
      </div>
      <AsOf asOf={people.asOf} trouble={people.trouble} />
    </>
  );
}
