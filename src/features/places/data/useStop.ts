/** What is being said of one stop: kept on this device at every change, and saved for sending with its pictures. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { visitKind, type Visit } from '../model/visitKinds.ts';
import { afterwards, outboxNow } from './saveDesk.ts';
import { useReportPictures, type ReportPictures } from './useReportPictures.ts';

/** What this device said about places and may not have sent. */
export const VISITS_TOPIC = 'place-visits';

const valuesSchema = v.object({ found: v.string(), belongsTo: v.string(), danger: v.string(), note: v.string() });
export type StopValues = v.InferOutput<typeof valuesSchema>;
const NOTHING: StopValues = { found: '', belongsTo: '', danger: 'no', note: '' };

export interface Stop {
  readonly pictures: ReportPictures;
  /** null until what was kept is read. */
  readonly initial: StopValues | null;
  readonly keep: (values: StopValues) => void;
  /** Resolves once it is on this device's disk, and rejects with OutboxError: then the visit was not saved. */
  readonly save: (userId: string, visit: Visit) => Promise<void>;
}

const keyOf = (stop: string) => `places-walk:${stop}`;

/** @param stop the report, or the place, by its id. */
export function useStop(stop: string, of: 'report' | 'site'): Stop {
  const key = keyOf(stop);
  const pictures = useReportPictures(key, of);
  const [initial, setInitial] = useState<StopValues | null>(null);
  useEffect(() => {
    let gone = false;
    void drafts.read(key).then((kept) => {
      const read = v.safeParse(valuesSchema, kept);
      if (!gone) setInitial(read.success ? read.output : NOTHING);
    });
    return () => {
      gone = true;
    };
  }, [key]);

  async function save(userId: string, visit: Visit) {
    const id = uuid();
    const { keepFactWithItem } = await import('../../../adapters/dexie/localFacts.ts');
    const { forgetDraftWithItem } = await import('../../../adapters/dexie/drafts.ts');
    const outbox = await outboxNow();
    const { keepFirst } = await pictures.ports(userId);
    await keepFirst?.(stop, outbox);
    const kept = keepFactWithItem(VISITS_TOPIC, id, userId, visit, Date.now());
    const forgotten = forgetDraftWithItem(key);
    await enqueueOnce(outbox, visitKind, visit, {
      id,
      as: userId,
      effect: {
        tables: [...kept.tables, ...forgotten.tables],
        apply: async () => {
          await kept.apply();
          await forgotten.apply();
        },
      },
    });
    void drafts.forget(key);
    pictures.forget();
    afterwards();
  }

  return { pictures, initial, keep: (values) => void drafts.save(key, values), save };
}
