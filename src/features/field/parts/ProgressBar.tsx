/** How far a walk is, as a bar; the words beside it say the same. */
import { css } from 'styled-system/css';

export interface ProgressBarProps {
  readonly doors: number;
  readonly visited: number;
  readonly done: number;
}

export function ProgressBar({ doors, visited, done }: ProgressBarProps) {
  const share = (part: number) => `${doors === 0 ? 0 : Math.round((part / doors) * 100)}%`;
  return (
    <div
      aria-hidden="true"
      className={css({
        position: 'relative',
        height: '0.875rem',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'line',
        backgroundColor: 'sheet',
        '& > span': { position: 'absolute', insetBlock: '0', left: '0' },
      })}
    >
      <span style={{ width: share(visited) }} className={css({ backgroundColor: 'straw' })} />
      <span style={{ width: share(done) }} className={css({ backgroundColor: 'quiet' })} />
    </div>
  );
}
