/**
 * Tells the page's own error listeners, and the console, of a fault that was survived: nobody is in its way, and nobody may
 * overlook it.
 */
export function tellFault(cause: unknown): void {
  // Safari 15.4, Firefox 93, Chrome 95.
  if (typeof reportError === 'function') reportError(cause);
  else
    setTimeout(() => {
      throw cause;
    });
}
