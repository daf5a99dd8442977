/**
 * State that belongs to a place in the browser's history: whoever comes back to it by the back button finds it as they left it.
 * In memory alone: what was typed stands in no address and on no disk.
 */
import { useEffect, useState } from 'react';
import { useRouterState } from '@tanstack/react-router';

const kept = new Map<string, unknown>();

/** @param name of this state, and of whose it is: what one person typed is nobody else's. */
export function useKeptHere<T>(name: string, initial: T): readonly [T, (next: T) => void] {
  const place = useRouterState({ select: ({ location }) => `${name} ${location.state.key ?? ''}` });
  const [value, setValue] = useState<T>(() => (kept.get(place) as T | undefined) ?? initial); // only this name's are under it
  useEffect(() => {
    kept.set(place, value);
  }, [place, value]);
  return [value, setValue];
}
