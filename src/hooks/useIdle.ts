/** True once the page has had a quiet moment after its first render; false while prerendering and hydrating. */
import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 'later'), []);
  return idle;
}
