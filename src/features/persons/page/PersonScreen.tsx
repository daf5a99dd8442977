/** /admin/people/<record>: one person, joined from all they sent and all that was done, with who else they could be. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { usePerson } from '../data/usePerson.ts';
import { backLink } from '../parts/styles.ts';
import { WhatTags } from '../parts/WhatTags.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { RolesPanel } from './RolesPanel.tsx';
import { SamePanel } from './SamePanel.tsx';
import { WaysPanel } from './WaysPanel.tsx';

export function PersonScreen({ personRef }: { readonly personRef: string }) {
  const { person, sheet, tags, read } = usePerson(personRef);
  return (
    <>
      <Link to="/admin/people" className={backLink}>
        {m.persons_back()}
      </Link>
      {person && sheet ? (
        <>
          <PageHead title={person.name} lead={<WhatTags whats={person.members.map(({ what }) => what)} />} />
          <div
            className={css({
              display: 'grid',
              gap: '8',
              gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
            })}
          >
            <div className={css({ display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' })}>
              <WaysPanel person={person} ways={sheet.ways} />
              <RolesPanel person={person} tags={tags} refresh={read.refresh} />
              <SamePanel person={person} />
            </div>
            <HistoryPanel person={person} consents={sheet.consents} />
          </div>
        </>
      ) : person === null ? (
        <EmptyState title={m.persons_gone()}>
          <p>{m.persons_gone_hint()}</p>
        </EmptyState>
      ) : (
        <>
          <PageHead title={m.persons_one()} />
          {read.state === 'loading' ? <Spinner label={m.persons_loading()} /> : null}
        </>
      )}
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </>
  );
}
