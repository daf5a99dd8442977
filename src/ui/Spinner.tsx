/**
 * The wait: the mill wheel turning. It stays invisible for 150 ms, so that quick pages do not flash.
 * Part of the first script, so its looks are plain classes (theme/global.ts) that need no style runtime.
 */
import { m } from '../messages/messages.js';

export function Spinner({ label = m.ui_loading(), size = 48 }: { readonly label?: string; readonly size?: number }) {
  return (
    <output className="spinner">
      <svg
        width={size}
        height={size}
        viewBox="-24 -24 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        aria-hidden="true"
      >
        <circle r="15" />
        <path d="M0-22V22M-22 0H22M-15.5-15.5L15.5 15.5M15.5-15.5L-15.5 15.5" strokeWidth="3" />
      </svg>
      <span>{label}</span>
    </output>
  );
}

export function FullScreenSpinner({ label }: { readonly label?: string }) {
  return (
    <div className="full-screen">
      <Spinner {...(label === undefined ? {} : { label })} size={64} />
    </div>
  );
}
