/** The end of both ways to cut: the button, what was made of the doors, and taking that back. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
import { m } from '../../../messages/messages.js';
import type { Cutting } from './useCutting.ts';

export interface CutBarProps {
  readonly cutting: Cutting;
  /** How many are chosen. */
  readonly doors: number;
  readonly onCut: () => void;
  /** What the chosen doors would make. */
  readonly children: ReactNode;
}

export function CutBar({ cutting, doors, onCut, children }: CutBarProps) {
  const { busy, problem, made } = cutting;
  return (
    <div className={css({ display: 'grid', gap: '4', marginTop: '4', maxWidth: '40rem' })}>
      {problem === null ? null : (
        <p role="alert" className={css({ color: 'danger', fontWeight: 'bold' })}>
          {problem}
        </p>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' })}>
        <Button busy={busy && m.cut_saving()} disabled={doors === 0} onClick={onCut}>
          {m.cut_save()}
        </Button>
        <p aria-live="polite">{children}</p>
      </div>
      <div aria-live="polite">
        {made.length === 0 ? null : (
          <div
            className={css({
              display: 'grid',
              gap: '2',
              padding: '4',
              borderWidth: '2px',
              borderStyle: 'solid',
              borderColor: 'line',
              backgroundColor: 'sheet',
            })}
          >
            <h2 className={css({ textStyle: 'h4' })}>{m.cut_made({ count: made.length })}</h2>
            <ul>
              {made.map(({ id, name, doors: size }) => (
                <li key={id}>{m.cut_planned_turf({ name, count: size })}</li>
              ))}
            </ul>
            <div>
              <Button variant="secondary" disabled={busy} onClick={() => void cutting.undo()}>
                {m.cut_undo()}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
