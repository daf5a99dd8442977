/** Owns the wait: the mill wheel turning. It stays invisible for 150 ms, so that quick pages do not flash. */
import { css } from 'styled-system/css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const late = css({ animation: 'fadeIn 150ms 150ms both' });

export function Spinner({ label = 'Loading...', size = 48 }: { readonly label?: string; readonly size?: number }) {
  return (
    <output className={late}>
      <svg
        width={size}
        height={size}
        viewBox="-24 -24 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        aria-hidden="true"
        className={css({ color: 'quietText', animation: 'turn 1600ms linear infinite', transformOrigin: 'center' })}
      >
        <circle r="15" />
        <path d="M0-22V22M-22 0H22M-15.5-15.5L15.5 15.5M15.5-15.5L-15.5 15.5" strokeWidth="3" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}

export function FullScreenSpinner({ label }: { readonly label?: string }) {
  return (
    <div className={css({ minHeight: '100dvh', display: 'grid', placeItems: 'center', backgroundColor: 'paper' })}>
      <Spinner {...(label === undefined ? {} : { label })} size={64} />
    </div>
  );
}
