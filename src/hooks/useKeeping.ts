/** Whether anything of the app is kept on this device: until then there is nothing to say of it, and nothing to start for it. */
import { startTransition, useEffect, useState } from 'react';
import { whenKeeping } from '../adapters/browser/keeping.ts';

export function useKeeping(): boolean {
  const [keeping, setKeeping] = useState(false);
  useEffect(() => whenKeeping(() => startTransition(() => setKeeping(true))), []);
  return keeping;
}
