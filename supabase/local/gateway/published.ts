/**
 * Whether something else is public than when the site was last built: content of every kind, settings, the books, what was answered. What was
 * planned becomes public without any request, so the next planned time is remembered, and whoever reads a page after it makes us look.
 */
import type { Backend } from '../backend.ts';
import type { ApiRoute } from './index.ts';

// When it last changed until now, and when it will next; ms. Content's own times come without any request, too. A step that leaves what is public as
// it was is none of these.
const CHANGES = `
  with changes (at, by_itself) as (
    select span.live_since, true from private.content_times as span
    union all
    select span.expire_at, true from private.content_times as span
    where span.expire_at is not null and (span.next_since is null or span.next_since > span.expire_at)
    union all
    select step.created_at, false from public.content_events as step
    where step.action = 'unpublished' and exists (
      select 1 from private.content_times as span where span.item_id = step.item_id and span.live_since < step.created_at
    )
    union all
    select one.published_at, false from public.content_snapshots as one
    union all
    select one.created_at, false from public.content_links as one
    union all
    select one.published_at, false from public.campaign_settings as one
    union all
    select one.created_at, false from public.publications as one
    union all
    select greatest(one.published_at, one.ended_at), false from private.city_payment_files as one where one.published_at is not null
    union all
    select one.created_at, false from public.idea_actions as one where one.action in ('published', 'declined', 'hidden', 'responded', 'merged', 'split')
    union all
    select one.created_at, false from public.qa_acts as one where one.action in ('approve', 'edit', 'merge', 'answer', 'follow_up', 'decline', 'hide', 'reopen')
  )
  select extract(epoch from max(at) filter (where at <= now())) * 1000 as last,
    extract(epoch from max(at) filter (where at <= now() and by_itself)) * 1000 as last_by_itself,
    extract(epoch from min(at) filter (where at > now())) * 1000 as next
  from changes`;

/** Requests after which something else may be public. */
const MAY_PUBLISH =
  /^(content_events|content_release_steps|content_links|idea_actions|qa_acts|insert_each|publish_(content|setting|books|payment_file)|withdraw_payment_file)$/;

export const mayPublish = (route: ApiRoute, method = 'GET'): boolean =>
  method === 'POST' && (route.kind === 'table' || route.kind === 'function') && MAY_PUBLISH.test(route.name);

export interface Published {
  /**
   * The database is asked. Resolves with whether something else is public than when it was last asked, or the site built: after a request by
   * whatever it brought, else by what comes without one.
   */
  look(afterRequest: boolean): Promise<boolean>;
  /** Whether a planned time has come since. */
  isDue(): boolean;
}

/** @param builtAt epoch ms: what was public then is on the pages; undefined: what is public now is. */
export function createPublished(
  backend: Pick<Backend, 'database'>,
  builtAt: number | undefined,
  now: () => number,
): Published {
  let told = builtAt ?? now();
  /** Whoever reads a page first makes us look: a time may have come while nobody served. */
  let next: number | null = builtAt ?? null;
  return {
    async look(afterRequest) {
      const [row] = await backend.database.query(CHANGES);
      const at = (name: string) => Number(row?.[name] ?? 0);
      const isNew = at(afterRequest ? 'last' : 'last_by_itself') > told;
      next = at('next') || null;
      told = Math.max(told, at('last'));
      return isNew;
    },
    isDue: () => next !== null && now() >= next,
  };
}
