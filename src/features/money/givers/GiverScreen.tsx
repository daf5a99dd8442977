/** /finance/givers/<id>: one giver: what is left under the limits, what they gave, what was known of them, and who else it could be. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { useGiver } from '../data/useGiver.ts';
import { versionOf, versionsOf } from '../model/giverPage.ts';
import { BestEffortsPanel } from './BestEffortsPanel.tsx';
import { EntriesPanel } from './EntriesPanel.tsx';
import { KnownPanel } from './KnownPanel.tsx';
import { LeftPanel } from './LeftPanel.tsx';
import { SameGiverPanel } from './SameGiverPanel.tsx';
import { VersionsPanel } from './VersionsPanel.tsx';

export function GiverScreen({ id }: { readonly id: string }) {
  const may = useMay('keep_books');
  return (
    <>
      <Link to="/finance/givers" className={textLink}>
        {m.givers_back()}
      </Link>
      {may ? (
        <One id={id} />
      ) : (
        <EmptyState title={m.money_not_yours()}>
          <p>{m.money_not_yours_hint()}</p>
        </EmptyState>
      )}
    </>
  );
}

const columns = css({ display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' });

function One({ id }: { readonly id: string }) {
  const { me, giver, gifts, waiting, written, links, read } = useGiver(id);
  if (giver === null)
    return (
      <EmptyState title={m.givers_gone()}>
        <p>{m.givers_gone_hint()}</p>
      </EmptyState>
    );
  if (giver === undefined)
    return (
      <>
        <PageHead title={m.givers_one()} />
        {read.state === 'loading' ? <Spinner label={m.money_loading()} /> : null}
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </>
    );
  const now = giver.members.find((member) => member.id === id);
  const version = (now && versionOf(now)) ?? versionsOf(giver)[0];
  const lead = [version?.street, version?.city, version?.email, version?.phone].filter(Boolean).join(' · ');
  return (
    <>
      <PageHead title={version?.name ?? m.givers_nameless()} lead={lead || m.money_no_address()} />
      <div
        className={css({
          display: 'grid',
          gap: '8',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
          paddingBottom: '4',
        })}
      >
        <div className={columns}>
          <LeftPanel giver={giver} gifts={gifts} />
          <KnownPanel me={me} giver={giver} written={written} />
          <BestEffortsPanel giver={giver} gifts={gifts} written={written} />
          <SameGiverPanel giver={giver} links={links} />
        </div>
        <div className={columns}>
          <EntriesPanel giver={giver} waiting={waiting} refresh={read.refresh} />
          <VersionsPanel giver={giver} />
        </div>
      </div>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </>
  );
}
