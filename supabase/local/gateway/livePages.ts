/**
 * Whether the page of a single thing is there: what was never published, is hidden or was erased has no page, and its address is answered
 * with 404, also to readers who run no scripts. A promise that was withdrawn keeps its page, which says so.
 */
import { NOT_FOUND } from '../../../src/build/notFoundPage.ts';
import type { Backend } from '../backend.ts';

const SINGLE = /^(?:\/es)?\/(vision|revitalization|engagement)\/([^/.]+)(?:\/screen)?(?:\.html)?\/?$/;
/** Lists beside the page itself (src/core/plainListPath.ts). */
const LIST = /^all-\d+$/;

// What public.live_content(), withdrawn_commitments(), live_sites() and town_hall() show.
const ADDRESSES = `
  select 'vision/' || item.slug as address from public.content_items as item
  where item.kind = 'commitment'
    and exists (select 1 from private.content_times as span where span.item_id = item.id and span.live_since <= now())
  union all
  select 'revitalization/' || place.slug from private.sites_shown as place
  where exists (
    select 1 from public.site_events as step join private.sites_shown as part on part.id = step.site_id
    where part.shown_as = place.shown_as
  )
  union all
  select 'engagement/' || session.id from public.qa_sessions as session
  join public.events as event on event.id = session.event_id and event.visibility = 'public'`;

/** Something taken down by its own time, not by a request, is gone after this at the latest, ms. */
const KEEP_MS = 5_000;

export interface LivePages {
  /** The address itself, or NOT_FOUND. One that the database can't be asked about is left as it is. */
  fileFor(url: string): Promise<string>;
  /** Something was published or taken back. */
  forget(): void;
}

/** @param isPrinted whether pages of a build are served; where they are not, every address is left as it is. */
export function createLivePages(
  backend: Pick<Backend, 'database'>,
  isPrinted: boolean,
  now: () => number = Date.now,
): LivePages {
  let known: { readonly at: number; readonly addresses: ReadonlySet<string> } | null = null;
  let asking: Promise<ReadonlySet<string> | null> | null = null;

  async function ask(): Promise<ReadonlySet<string> | null> {
    try {
      const at = now();
      const rows = await backend.database.query(ADDRESSES);
      const addresses = new Set(rows.map(({ address }) => String(address)));
      known = { at, addresses };
      return addresses;
    } catch {
      return null;
    } finally {
      asking = null;
    }
  }

  return {
    async fileFor(url) {
      const [, page, name = ''] = SINGLE.exec(url.split('?', 1)[0] ?? '') ?? [];
      if (!isPrinted || page === undefined || LIST.test(name)) return url;
      const address = `${page}/${page === 'engagement' ? name.toLowerCase() : decoded(name)}`;
      if (known !== null && now() - known.at < KEEP_MS && known.addresses.has(address)) return url;
      // What is not known yet may have been published a moment ago, after a question that is still on its way. However many readers wait, the
      // database is asked once at a time.
      const before = asking === null ? null : await asking;
      const addresses = before?.has(address) ? before : await (asking ??= ask());
      return addresses === null || addresses.has(address) ? url : NOT_FOUND;
    },
    forget: () => void (known = null),
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
