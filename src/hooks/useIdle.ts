/** True once the page has had a quiet moment after its first render; false while prerendering and hydrating. */
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  // What is drawn from now on is extra, and comes in slices that let a press through.
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true)), 'later'), []);
  return idle;
}
