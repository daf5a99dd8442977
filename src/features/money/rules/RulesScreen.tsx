/** /finance/rules: the versions of the rules about money, and the next one written, its effect on the ledger looked at first. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { dutiesRead, rulesRead } from '../data/reads.ts';
import { versionsRead } from '../data/ruleReads.ts';
import { ElectionsPanel } from './ElectionsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { VersionForm } from './VersionForm.tsx';

export function RulesScreen() {
  return (
    <>
      <Link to="/finance" className={textLink}>
        {m.money_back()}
      </Link>
      <PageHead title={m.rules_title()} lead={m.rules_lead()} />
      {useMay('keep_books') ? (
        <Desk />
      ) : (
        <EmptyState title={m.money_not_yours()}>
          <p>{m.money_not_yours_hint()}</p>
        </EmptyState>
      )}
    </>
  );
}

function Desk() {
  const versions = useStaffRead(versionsRead);
  const rules = useStaffRead(rulesRead);
  const duties = useStaffRead(dutiesRead);
  const [writing, setWriting] = useState(false);
  const today = townDay(useNow());
  const [newest] = versions.rows ?? [];
  return (
    <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
      <NeedsSignal>{m.rules_away()}</NeedsSignal>
      {versions.rows === null && versions.state === 'loading' ? <Spinner label={m.ui_loading()} /> : null}
      {newest === undefined ? null : writing ? (
        <Panel title={m.rules_next()}>
          <VersionForm
            newest={newest}
            inForce={versions.rows?.find((one) => one.in_force === true) ?? null}
            today={today}
            refresh={[versions.refresh, rules.refresh, duties.refresh]}
            onClose={() => setWriting(false)}
          />
        </Panel>
      ) : (
        <div>
          <Button onClick={() => setWriting(true)}>{m.rules_write()}</Button>
        </div>
      )}
      <ElectionsPanel />
      <HistoryPanel versions={versions.rows ?? []} today={today} />
      <AsOf asOf={versions.asOf} trouble={versions.trouble} />
    </div>
  );
}
