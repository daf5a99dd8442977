/** The figures of a page, each with its source and its values: at once what the page or the device has, then the server's. */
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { liveFiguresRead, type FigureSet } from '../../../hooks/liveFigures.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { useRead } from '../../../hooks/useRead.ts';
import type { IndicatorBody } from '../model/indicatorContent.ts';
import type { SourceBody } from '../model/sourceContent.ts';
import { stillLive, type LiveRow } from '../../transparency/model/live.ts';
import { indicatorsRead, sourcesRead } from './liveReads.ts';

export interface PageFigure {
  readonly row: LiveRow<IndicatorBody>;
  readonly source: SourceBody | null;
  /** null while it is not here: the words stand without their drawing. */
  readonly set: FigureSet | null;
}

export interface PageFigures {
  /** null while there are none yet. */
  readonly figures: readonly PageFigure[] | null;
  /** Epoch ms; null while printing and hydrating: an age is written otherwise on each device. */
  readonly asOf: number | null;
  readonly trouble: ReadTrouble | null;
  readonly waiting: boolean;
}

export function usePageFigures(page: IndicatorBody['page']): PageFigures {
  const { rows, asOf, trouble, state } = useRead(indicatorsRead);
  const { rows: sources } = useRead(sourcesRead);
  const { rows: sets } = useRead(liveFiguresRead);
  const now = useNowOnDevice();
  const live = rows && stillLive(rows, now).filter(({ body }) => body.page === page);
  return {
    figures:
      live?.map((row) => ({
        row,
        source: sources?.find(({ id }) => id === row.body.source)?.body ?? null,
        set: sets?.find(({ item }) => item === row.id) ?? null,
      })) ?? null,
    asOf: now === null ? null : asOf,
    trouble: now === null ? null : trouble,
    waiting: rows === null && state === 'loading',
  };
}
