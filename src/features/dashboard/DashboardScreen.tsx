/** /app: what a staff member opens each morning, the most useful for their role first; also in a dead spot. */
import { townTime } from '../../hooks/format.ts';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useNow } from '../../hooks/useNow.ts';
import { useSession } from '../../hooks/useSession.ts';
import { m } from '../../messages/messages.js';
import { PageHead } from '../../ui/staff/PageHead.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { sectionsFor, type Section } from './figures.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import { SignsPanel } from './SignsPanel.tsx';
import { SignupsPanel } from './SignupsPanel.tsx';

export interface DashboardScreenProps {
  /** "My turfs", from the route: a feature imports no other one. Left out, or rendering nothing, it takes no room. */
  readonly turfs?: ReactNode;
  /** "Your work", likewise: who wrote and is this person's to answer. */
  readonly work?: ReactNode;
  /** What is due about money, for who keeps the books. */
  readonly money?: ReactNode;
  /** What this person was told, first of all. */
  readonly notices?: ReactNode;
}

export function DashboardScreen({ turfs = null, work = null, money = null, notices = null }: DashboardScreenProps) {
  const state = useSession();
  const now = useNow();
  if (state.status !== 'signed-in') return null;
  const { roles, fullName } = state.identity;
  const panels: Record<Section, ReactNode> = {
    figures: <FiguresPanel roles={roles} />,
    turfs,
    work,
    money,
    events: <EventsPanel now={now} />,
    signups: <SignupsPanel />,
    signs: <SignsPanel now={now} />,
    queue: <QueuePanel />,
  };
  const day = townTime({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(now);
  const name = fullName?.split(' ')[0];
  return (
    <>
      <PageHead title={m.dashboard_today()} lead={name ? m.dashboard_hello({ day, name }) : m.dashboard_day({ day })} />
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
          gap: '8',
          alignItems: 'start',
          paddingBottom: '8',
          '& > [data-section=figures]': { gridColumn: { md: '1 / -1' } },
        })}
      >
        {notices === null ? null : (
          <div className={css({ minWidth: '0', gridColumn: { md: '1 / -1' }, _empty: { display: 'none' } })}>
            {notices}
          </div>
        )}
        {sectionsFor(roles).map((section) => (
          <div key={section} data-section={section} className={css({ minWidth: '0', _empty: { display: 'none' } })}>
            {panels[section]}
          </div>
        ))}
      </div>
    </>
  );
}
