/** The day in the town, and the moment; null while the page is printed and hydrated: a day is another one on each device. */
import { townDay } from '../../../hooks/format.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';

export function useToday(): { readonly now: number | null; readonly today: string | null } {
  const now = useNowOnDevice();
  return { now, today: now === null ? null : townDay(now) };
}
