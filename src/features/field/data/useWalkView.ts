/** Whether this device shows a walk as a list or as a map. A preference: where it cannot be kept, it lasts as long as the page. */
import { useState } from 'react';

export type WalkView = 'list' | 'map';

const KEY = 'walk-view';

export function useWalkView(): readonly [WalkView, (view: WalkView) => void] {
  const [view, setView] = useState<WalkView>(kept);
  function choose(next: WalkView) {
    setView(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // No storage: the list next time.
    }
  }
  return [view, choose];
}

function kept(): WalkView {
  try {
    return localStorage.getItem(KEY) === 'map' ? 'map' : 'list';
  } catch {
    return 'list';
  }
}
