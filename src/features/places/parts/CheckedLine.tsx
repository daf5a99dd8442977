/** Since when what stands of a place was checked by one of us, in grey once that is long ago; and that somebody found it otherwise. */
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import type { SiteNow } from '../data/useSites.ts';
import { isStale } from '../model/walk.ts';
import { dayWords } from './words.ts';

/** Unknown while it is printed and drawn first: a page may not use a clock then. */
export function useStale({ site, checkedOn }: Pick<SiteNow, 'site' | 'checkedOn'>): boolean {
  const now = useNowOnDevice();
  return now !== null && isStale(checkedOn, site.freshDays, townDay(now));
}

export function CheckedLine({ of, stale }: { readonly of: SiteNow; readonly stale: boolean }) {
  const { checkedOn, site } = of;
  return (
    <>
      {site.doubtedOn === null ? null : (
        <span className={css({ fontWeight: 'bold' })}>{m.places_doubted({ day: dayWords(site.doubtedOn) })}</span>
      )}
      <span>
        {checkedOn === null ? m.places_unchecked() : m.places_checked({ day: dayWords(checkedOn) })}
        {checkedOn !== null && stale ? ` ${m.places_stale()}` : null}
      </span>
    </>
  );
}
