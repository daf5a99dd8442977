/** /finance/import: gifts out of a file, ActBlue's or any other, looked at before they are brought in, and never twice. */
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { importsRead } from '../data/importReads.ts';
import { bookRead, rulesRead } from '../data/reads.ts';
import { giftsKnown, knownGivers } from '../model/book.ts';
import { isBeforePeriod } from '../model/giftForm.ts';
import type { GiftLine } from '../model/imports/line.ts';
import { electionOn, worstCase } from '../model/imports/worstCase.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { EarlyPart } from './EarlyPart.tsx';
import { KindsPart } from './KindsPart.tsx';
import { LikePart } from './LikePart.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SendPanel } from './SendPanel.tsx';
import { useGiftImport } from './useGiftImport.ts';

const NO_RULES = { rules: [], cycles: [], elections: [] };

export function ImportScreen() {
  return (
    <>
      <Link to="/finance" className={textLink}>
        {m.money_back()}
      </Link>
      {useMay('keep_books') ? (
        <Importing />
      ) : (
        <EmptyState title={m.money_not_yours()}>
          <p>{m.money_not_yours_hint()}</p>
        </EmptyState>
      )}
    </>
  );
}

function Importing() {
  const imports = useStaffRead(importsRead);
  const rules = useStaffRead(rulesRead);
  const book = useStaffRead(bookRead);
  const work = useGiftImport(async () => {
    await Promise.all([imports.refresh(), book.refresh()]);
  });
  const { read, known } = work;
  const waits = read !== null && (read.asksZone || read.asksOrder);
  const ruleBook = rules.rows?.[0] ?? NO_RULES;
  const { like, added } = work;
  const fresh = useMemo(
    () =>
      (read && known ? read.lines : []).filter(
        ({ key, what }) => what !== 'payout' && !known?.has(key) && (!like.has(key) || added.has(key)),
      ),
    [read, known, like, added],
  );
  const openFrom = rules.rows?.[0]?.open_from ?? null;
  const early = fresh.filter(({ on }) => isBeforePeriod(on, openFrom));
  const [confirmed, setConfirmed] = useState('');
  const asks = early.length > 0 && confirmed !== work.file?.sha256;
  const warned = useMemo(() => {
    const lines = book.rows ?? [];
    const gifts = fresh.filter((line): line is GiftLine => line.what === 'gift');
    return worstCase(ruleBook, lines, giftsKnown(lines, [], knownGivers(lines, [])), gifts);
  }, [ruleBook, book.rows, fresh]);
  return (
    <>
      <PageHead title={m.gift_files_title()} lead={m.gift_files_lead()} />
      <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
        <NeedsSignal>{m.gift_files_signal()}</NeedsSignal>
        {work.phase === 'choose' ? (
          <ChooseFile problem={work.problem} onFile={(file) => void work.choose(file)} />
        ) : null}
        {work.phase === 'reading' ? <Spinner label={m.gift_files_reading()} /> : null}
        {work.phase === 'ready' && work.file ? <ColumnsPanel work={work} file={work.file} /> : null}
        {['ready', 'stopped'].includes(work.phase) && (read || work.file?.source !== 'csv') && !waits ? (
          <PreviewPanel work={work} fresh={fresh} warned={warned} />
        ) : null}
        {work.phase === 'ready' && like.size > 0 && !waits ? <LikePart work={work} /> : null}
        {work.phase === 'ready' && early.length > 0 && openFrom !== null ? (
          <EarlyPart
            lines={early}
            openFrom={openFrom}
            confirmed={!asks}
            onConfirm={(yes) => setConfirmed(yes ? (work.file?.sha256 ?? '') : '')}
          />
        ) : null}
        {work.phase === 'ready' || work.phase === 'stopped' ? <KindsPart work={work} fresh={fresh} /> : null}
        {(work.phase === 'ready' && !waits && (read !== null || work.problem !== null)) ||
        ['sending', 'stopped', 'done'].includes(work.phase) ? (
          <SendPanel
            work={work}
            fresh={fresh.length}
            told={rules.rows?.[0] !== undefined && book.rows !== null}
            asks={asks}
            openFrom={openFrom}
            electionOn={(day) => electionOn(ruleBook, day)}
          />
        ) : null}
        <Panel title={m.gift_files_earlier()}>
          {imports.rows?.length === 0 ? <p>{m.gift_files_no_files()}</p> : null}
          <ul className={css({ display: 'grid', gap: '3' })}>
            {(imports.rows ?? []).map((one) => (
              <li key={one.id}>
                <strong>{one.file_name}</strong> {one.finished_at === null ? `${m.gift_files_unfinished()} ` : ''}
                {m.gift_files_added(counted(one.added))}{' '}
                {one.known > 0 ? `${m.gift_files_known(counted(one.known))} ` : ''}
                {one.left_out > 0 ? `${m.gift_files_left_out(counted(one.left_out))} ` : ''}
                {one.by_name === null ? '' : m.gift_files_by({ name: one.by_name })}
              </li>
            ))}
          </ul>
          <AsOf asOf={imports.asOf} trouble={imports.trouble} />
        </Panel>
      </div>
    </>
  );
}
