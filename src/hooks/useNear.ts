/** Whether somebody has come near an element: what is large is fetched then, and not for all of a long list at once. */
import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the screen it begins. */
const MARGIN = '400px';

/** Once near it stays so. Where the browser cannot tell, everything is near. */
export function useNear<E extends Element>(): { readonly ref: RefObject<E | null>; readonly near: boolean } {
  const ref = useRef<E | null>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
