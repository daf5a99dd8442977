/** The pictures of an entry: saving one, seeing those that are here or there, and erasing one. */
import { useMemo } from 'react';
import * as v from 'valibot';
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { rowsPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { entryPictureKind, PICTURE_KEYS, type EntryPicturePayload } from '../model/pictureKind.ts';

const pictureSchema = v.object({ id: v.string(), picture: v.string() });
/** Asked when somebody opens the entry. */
export const picturesRead = keyedRead((entry) =>
  defineRead({
    key: `money-pictures:${entry}`,
    maxAgeMs: 10_000,
    path: () =>
      rowsPath('entry_pictures', {
        select: ['id', 'picture'],
        where: { entry_id: `eq.${entry}` },
        order: 'created_at.asc',
        limit: 20,
      }),
    parse: rowsOf('entry_pictures', pictureSchema),
  }),
);

/**
 * Resolves once it is on this device's disk; in the outbox alone, because it is too large to lie there twice. Rejects with OutboxError.
 * @param id made when the picture was taken: saved twice after a crash, it is one picture
 */
export async function savePicture(userId: string, id: string, payload: EntryPicturePayload): Promise<void> {
  const { runtime } = await import('../../../wiring/runtime.ts');
  await enqueueOnce(runtime().outbox, entryPictureKind, payload, { id, as: userId });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

const waitingSchema = v.object({ entry: v.string(), picture: v.string() });

/** What of an entry's pictures still waits on this phone. */
export function usePicturesWaiting(entry: string): readonly { readonly id: string; readonly picture: string }[] {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const here = useFactsAndItems('money-pictures', me, PICTURE_KEYS);
  return useMemo(
    () =>
      (here?.waiting ?? []).flatMap(({ id, kind, payload, state }) => {
        const said = v.safeParse(waitingSchema, payload);
        const counts = kind === entryPictureKind.kind && state !== 'delivered' && state !== 'refused';
        return counts && said.success && said.output.entry === entry ? [{ id, picture: said.output.picture }] : [];
      }),
    [here, entry],
  );
}
