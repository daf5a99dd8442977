/** The reports that were begun on this device, always as it is now, and throwing one away. None is ever sent by itself. */
import { useEffect } from 'react';
import { begunDrafts } from '../../../adapters/dexie/begunDrafts.ts';
import { whoTypes } from '../../../adapters/dexie/drafts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { tellMistake } from '../../../hooks/mistakes.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useOutboxEntries } from '../../../hooks/useOutbox.ts';
import { begunIn, type Begun } from '../model/begun.ts';
import { draftKeyOf, PICTURES_OF, REPORT_FORM } from '../model/drafts.ts';
import { outboxNow } from './saveDesk.ts';

const question = () => begunDrafts(pageDb(), REPORT_FORM, tellMistake);

export function useBegunReports(): readonly Begun[] {
  const rows = useLive('begun-places', question);
  const entries = useOutboxEntries();
  useEffect(() => {
    // The last words of a page that was killed lie beside the database until somebody asks for them.
    void whoTypes(pageDb())
      .then((who) => drafts.settle(who))
      .catch(() => undefined);
  }, []);
  if (rows === undefined || rows === 'unavailable') return [];
  const sent = new Set(Array.isArray(entries) ? entries.map(({ id }) => id) : []);
  // The page died behind the save: its pictures' draft outlived the report that is in the outbox.
  return begunIn(rows).filter(({ kept, text }) => text !== '' || kept === null || !sent.has(kept.report));
}

/** With its pictures, those too that a press which failed half way had put into the outbox. */
export async function throwAway({ draft, kept }: Begun): Promise<void> {
  const key = draftKeyOf(draft);
  await Promise.all([drafts.forget(key), drafts.forget(key + PICTURES_OF)]);
  if (kept === null || kept.pictures.length === 0) return;
  const outbox = await outboxNow().catch(() => null);
  for (const { id } of kept.pictures) await outbox?.withdraw(id).catch(() => undefined);
}
