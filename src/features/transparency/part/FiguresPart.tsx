/** The figures of the town: what was found, how it was counted, by whom, and what was corrected. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { liveFiguresRead } from '../../../hooks/liveFigures.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PublicFigure } from '../../../ui/figure/PublicFigure.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { About } from '../../corrections/model/about.ts';
import { indicatorsRead, sourcesRead } from '../data/reads.ts';
import { useLiveItems, useOpen } from '../data/useOpen.ts';
import { Age } from '../parts/Age.tsx';

export interface PartProps {
  /** The way to say what is wrong with a figure: of another subject. */
  readonly wrong: (about: About) => ReactNode;
}

const none = () => '';

export function FiguresPart({ wrong }: PartProps) {
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
            <PublicFigure
              row={row}
              source={sourceOf.get(row.body.source) ?? null}
              set={setOf.get(row.id) ?? null}
              page="/transparency/figures"
              wrong={wrong({ item: row.id, kind: 'indicator', name: spoken(row.body.name).words })}
            />
          </li>
        ))}
      </ul>
      <Age of={open} source={m.transparency_source_campaign()} />
    </>
  );
}
