/** The figures of the town: what was found, how it was counted, by whom, and what was corrected. */
import { useMemo } from 'react';
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { liveFiguresRead, type FigureSet } from '../../../hooks/liveFigures.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FigureView } from '../../../ui/figure/FigureView.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { IndicatorBody } from '../../figures/model/indicatorContent.ts';
import type { SourceBody } from '../../figures/model/sourceContent.ts';
import { indicatorsRead, sourcesRead } from '../data/reads.ts';
import { useLiveItems, useOpen } from '../data/useOpen.ts';
import type { LiveRow } from '../model/live.ts';
import { Age } from '../parts/Age.tsx';

const none = () => '';

export function FiguresPart() {
  const open = useLiveItems(indicatorsRead, none);
  const { rows: sources } = useOpen(sourcesRead);
  const { rows: sets } = useOpen(liveFiguresRead);
  const sourceOf = new Map(sources?.map(({ id, body }) => [id, body]));
  const setOf = new Map(sets?.map((set) => [set.item, set]));
  if (open.rows === null && open.waiting) return <Spinner label={m.ui_loading()} />;
  return (
    <>
      {open.rows?.length === 0 ? (
        <EmptyState title={m.transparency_nothing()}>
          <p>{m.transparency_nothing_more()}</p>
        </EmptyState>
      ) : null}
      <ul className={css({ display: 'grid', gap: '10', paddingBottom: '6' })}>
        {open.rows?.map((row) => (
          <li
            key={row.id}
            className={css({ borderTopWidth: '2px', borderTopStyle: 'solid', paddingTop: '5', minWidth: '0' })}
          >
            <OneFigure row={row} source={sourceOf.get(row.body.source) ?? null} set={setOf.get(row.id) ?? null} />
          </li>
        ))}
      </ul>
      <Age of={open} source={m.transparency_source_campaign()} />
    </>
  );
}

interface OneFigureProps {
  readonly row: LiveRow<IndicatorBody>;
  readonly source: SourceBody | null;
  /** null while it is not here: the words stand without their drawing. */
  readonly set: FigureSet | null;
}

export function OneFigure({ row: { slug, body }, source, set }: OneFigureProps) {
  const labelOf = useMemo(() => {
    const names = new Map(body.labels?.map(({ code, text }) => [code, spoken(text).words]));
    return (code: string) => names.get(code) ?? code;
  }, [body.labels]);
  return (
    <FigureView
      id={`indicator-${slug}`}
      href={`/transparency/figures#indicator-${slug}`}
      title={body.title}
      name={body.name}
      unit={body.unit}
      type={body.value_type}
      definition={body.definition}
      caveat={body.caveat}
      source={source}
      values={set?.values ?? NOTHING}
      corrections={set?.corrections ?? NOTHING}
      labelOf={labelOf}
      asOf={set?.as_of ?? null}
      sha256={set?.sha256 ?? ''}
      nextOn={body.next_update_on}
    />
  );
}

const NOTHING: readonly never[] = [];
