/** A bar that fills as rows are done. */
import { css } from 'styled-system/css';

export interface BarProps {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

export function Bar({ label, done, total }: BarProps) {
  return (
    <progress
      aria-label={label}
      max={Math.max(total, 1)}
      value={done}
      className={css({
        display: 'block',
        width: 'full',
        height: '1rem',
        appearance: 'none',
        borderWidth: '0',
        borderRadius: 'sm',
        overflow: 'hidden',
        backgroundColor: 'shade',
        '&::-webkit-progress-bar': { backgroundColor: 'shade' },
        '&::-webkit-progress-value': { backgroundColor: 'quiet' },
        '&::-moz-progress-bar': { backgroundColor: 'quiet' },
      })}
    />
  );
}
