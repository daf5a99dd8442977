/** /content/figures: brings in a file of figures for an indicator. Nobody sees them before its text names them and has gone out. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { ChooseTable } from '../../../ui/csv/ChooseTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { indicatorLinesRead } from '../data/reads.ts';
import { CodesPanel } from './CodesPanel.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { SendPanel } from './SendPanel.tsx';
import { WithheldPanel } from './WithheldPanel.tsx';
import { useFigureImport } from './useFigureImport.ts';
import { problemWords } from './words.ts';

/** @param of the indicator that somebody came from. */
export function ImportScreen({ of }: { readonly of: string | null }) {
  return useMay('publish_content') ? (
    <Importing of={of} />
  ) : (
    <EmptyState title={m.figures_only()}>
      <p>{m.figures_only_more()}</p>
    </EmptyState>
  );
}

function Importing({ of }: { readonly of: string | null }) {
  const { rows, asOf, trouble } = useStaffRead(indicatorLinesRead);
  const [chosen, setChosen] = useState(of ?? '');
  return (
    <>
      <Link to="/content" className={textLink}>
        {m.figures_back()}
      </Link>
      <PageHead title={m.figures_title()} lead={m.figures_lead()} />
      <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
        <NeedsSignal>{m.figures_signal()}</NeedsSignal>
        <div className={css({ maxWidth: '34rem' })}>
          <SelectField
            label={m.figures_indicator()}
            hint={rows?.length === 0 ? m.figures_indicator_none() : m.figures_indicator_hint()}
            placeholder={m.figures_indicator_choose()}
            options={(rows ?? []).map(({ id, slug, title }) => ({ value: id, label: spoken(title).words || slug }))}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <AsOf asOf={asOf} trouble={trouble} />
        </div>
        {rows?.some(({ id }) => id === chosen) ? (
          <OneFile key={chosen} indicator={chosen} type={rows.find(({ id }) => id === chosen)?.type ?? null} />
        ) : null}
      </div>
    </>
  );
}

function OneFile({ indicator, type }: { readonly indicator: string; readonly type: string | null }) {
  const work = useFigureImport(indicator, type);
  if (work.phase === 'choose')
    return (
      <ChooseTable
        label={m.figures_choose()}
        hint={m.figures_choose_hint()}
        error={work.problem === null ? null : problemWords(work.problem)}
        onFile={(file) => void work.choose(file)}
      />
    );
  return (
    <>
      {work.phase === 'ready' && work.file ? <ColumnsPanel work={work} file={work.file} /> : null}
      {work.phase === 'ready' && work.told.codes.length > 0 ? <CodesPanel work={work} /> : null}
      {work.phase === 'ready' && work.read && work.read.figures.length > 0 ? (
        <WithheldPanel work={work} read={work.read} />
      ) : null}
      <SendPanel work={work} indicator={indicator} />
    </>
  );
}
