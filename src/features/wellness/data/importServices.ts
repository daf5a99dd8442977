/** What the server has of the services in a file, and saving those that are new or other as drafts. */
import * as v from 'valibot';
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { draftSchema } from '../../../backend/contentSchema.ts';
import { rowsPath } from '../../../backend/paths.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { contentRevisionKind } from '../../content/model/revisionKind.ts';
import { slugOf } from '../../content/model/title.ts';
import { planned, type Body, type Known, type Planned } from '../model/hsds/plan.ts';
import type { Draft } from '../model/hsds/read.ts';
import { serviceContent } from '../model/serviceContent.ts';

/** Their wordings fit into one answer, which the server cuts at 1,000 rows. */
const AT_ONCE = 20;

const rowsSchema = v.array(
  v.object({ id: v.string(), item_id: v.string(), kind: v.string(), slug: v.string(), body: v.record(v.string(), v.unknown()) }), // prettier-ignore
);

/** Rejects with RequestError. */
export async function planImport(drafts: readonly Draft[]): Promise<readonly Planned[]> {
  const api = await staffApi();
  const known = new Map<string, Known>();
  for (let at = 0; at < drafts.length; at += AT_ONCE) {
    const ids = drafts.slice(at, at + AT_ONCE).map(({ id }) => id);
    const answer = await api.get(
      rowsPath('content_revisions', {
        select: ['id', 'item_id', 'kind', 'slug', 'body'],
        where: { item_id: `in.(${ids.join()})` },
        order: 'arrival.desc',
      }),
    );
    for (const { id, item_id: item, kind, slug, body } of v.parse(rowsSchema, answer)) {
      const other = known.get(item);
      // The newest comes first.
      known.set(item, {
        kind,
        slug: other?.slug ?? slug,
        head: other?.head ?? id,
        body: other?.body ?? (body as Body), // of a jsonb column
        wordings: new Set([...(other?.wordings ?? []), id]),
      });
    }
  }
  return drafts.map((draft) => planned(draft, known.get(draft.id) ?? null, slugOf(draft.name) ?? 'service'));
}

/** Whether the database would take it as a draft. */
export const isDraft = ({ body }: Planned): boolean => v.safeParse(draftSchema(serviceContent), body).success;

/** Each is durable in the outbox before the next; once it has been saved it is no second time. Rejects with OutboxError. */
export async function saveImport(userId: string, plans: readonly Planned[]): Promise<void> {
  const { runtime } = await import('../../../wiring/runtime.ts');
  for (const { item, slug, parent, body, name, revision } of plans) {
    const payload = { item, kind: 'service', slug, parent, merged: null, restored: null, body, title: name };
    await enqueueOnce(runtime().outbox, contentRevisionKind, payload, { id: revision, as: userId });
  }
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}
