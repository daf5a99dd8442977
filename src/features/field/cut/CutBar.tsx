/** The end of both ways to cut: the button, what was made of the doors, and taking that back. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
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
        <Button busy={busy && 'One moment...'} disabled={doors === 0} onClick={onCut}>
          Cut these doors
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
            <h2 className={css({ textStyle: 'h4' })}>
              {made.length === 1 ? '1 turf is cut' : `${made.length} turfs are cut`}
            </h2>
            <ul>
              {made.map(({ id, name, doors: size }) => (
                <li key={id}>{`${name}: ${size} ${size === 1 ? 'door' : 'doors'}`}</li>
              ))}
            </ul>
            <div>
              <Button variant="secondary" disabled={busy} onClick={() => void cutting.undo()}>
                Take apart again
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
