/**
 * Opens what the address names: `#priority-housing` unfolds that card. The cards themselves are native <details> sharing
 * a name, one open at a time, working before and without scripts.
 */
import { useEffect } from 'react';

/** Opens the <details> whose id is the address's fragment, now and on every later change. */
export function useOpenFromHash(prefix: string) {
  useEffect(() => {
    const open = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      if (!id.startsWith(prefix)) return;
      const target = document.getElementById(id);
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView({ block: 'start' });
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [prefix]);
}
