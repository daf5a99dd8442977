/** The figures that a page shows, each with its source, its age and when the next are due. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PublicFigure } from '../../../ui/figure/PublicFigure.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import type { About } from '../../corrections/model/about.ts';
import { usePageFigures } from '../data/usePageFigures.ts';
import type { IndicatorBody } from '../model/indicatorContent.ts';

export interface PageFiguresProps {
  readonly of: IndicatorBody['page'];
  /** The way to say what is wrong with one: of another subject. */
  readonly wrong: (about: About) => ReactNode;
}

export function PageFigures({ of, wrong }: PageFiguresProps) {
  const { figures, asOf, trouble, waiting } = usePageFigures(of);
  return (
    <>
      {figures === null && waiting ? <Spinner label={m.ui_loading()} /> : null}
      {figures?.length === 0 || (figures === null && !waiting) ? (
        <EmptyState title={m.figures_none()}>
          <p>{m.figures_none_more()}</p>
        </EmptyState>
      ) : null}
      <ul className={css({ display: 'grid', gap: '10' })}>
        {figures?.map(({ row, source, set }) => (
          <li
            key={row.id}
            className={css({ borderTopWidth: '2px', borderTopStyle: 'solid', paddingTop: '5', minWidth: '0' })}
          >
            <PublicFigure
              row={row}
              source={source}
              set={set}
              page={`/${of}`}
              wrong={wrong({ item: row.id, kind: 'indicator', name: spoken(row.body.name).words })}
            />
          </li>
        ))}
      </ul>
      <AsOf asOf={asOf} trouble={trouble} />
    </>
  );
}
