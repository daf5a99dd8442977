/** The ways from /admin to everything else that is administered, each with how much is there. */
import { useId } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { asideCount, CHANGE_DAYS, changeCount, peopleCount } from './ways.ts';

interface Way {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly more: string;
}

export function AdminWays() {
  const people = useStaffRead(peopleCount);
  const changes = useStaffRead(changeCount);
  const aside = useStaffRead(asideCount);
  const id = useId();
  const sum = (rows: readonly { readonly count: number }[] | null) => rows?.reduce((all, { count }) => all + count, 0);
  const count = (status: string) => people.rows?.filter((one) => one.status === status).length ?? 0;
  const [total, waiting] = [sum(changes.rows), sum(aside.rows)];
  const ways: readonly Way[] = [
    { to: '/admin/people', icon: 'person', title: m.admin_contacts(), more: m.admin_contacts_more() },
    {
      to: '/admin/set-aside',
      icon: 'tray',
      title: m.admin_aside(),
      more:
        waiting === undefined
          ? m.admin_aside_more()
          : waiting === 0
            ? m.admin_aside_none()
            : m.admin_aside_waits(counted(waiting)),
    },
    { to: '/admin/signs', icon: 'pin', title: m.admin_signs(), more: m.admin_signs_more() },
    { to: '/admin/settings', icon: 'menu', title: m.admin_settings(), more: m.admin_settings_more() },
    { to: '/admin/consents', icon: 'check', title: m.admin_consents(), more: m.admin_consents_more() },
    { to: '/admin/privacy', icon: 'person', title: m.admin_privacy(), more: m.admin_privacy_more() },
    { to: '/admin/webhooks', icon: 'menu', title: m.admin_webhooks(), more: m.admin_webhooks_more() },
    {
      to: '/users',
      icon: 'person',
      title: m.admin_people(),
      more: people.rows
        ? m.admin_people_counts({
            active: count('active'),
            invited: count('invited'),
            deactivated: count('deactivated'),
          })
        : m.admin_people_more(),
    },
    {
      to: '/admin/audit-dashboard',
      icon: 'clock',
      title: m.admin_audit(),
      more: total === undefined ? m.admin_audit_more() : m.admin_audit_changes({ count: total, days: CHANGE_DAYS }),
    },
  ];
  return (
    <nav aria-labelledby={id} className={css({ marginTop: { base: '6', xl: '10' }, paddingBottom: '8' })}>
      <h2 id={id} className={css({ textStyle: 'h4', marginBottom: '2' })}>
        {m.admin_ways()}
      </h2>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', xl: '1fr' },
          columnGap: '6',
        })}
      >
        {ways.map(({ to, icon, title, more }) => (
          <li
            key={to}
            className={css({
              position: 'relative',
              display: 'grid',
              gridTemplateColumns: '1.5rem 1fr',
              columnGap: '3',
              paddingBlock: '3',
              borderTopWidth: '1px',
              borderTopStyle: 'solid',
              borderTopColor: 'lineSoft',
            })}
          >
            <Icon name={icon} size={24} />
            <div>
              <Link
                to={to}
                className={css({ fontWeight: 'bold', _after: { content: '""', position: 'absolute', inset: '0' } })}
              >
                {title}
              </Link>
              <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{more}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
