/** Reports of this device that are not on the page: those that were begun, and those that wait to be sent. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { savedPayload } from '../../../hooks/drafts.ts';
import { useOutboxEntries } from '../../../hooks/useOutbox.ts';
import type { OwnReport } from '../model/nearOwn.ts';
import { reportKind } from '../model/reportKind.ts';
import { spotOf } from '../model/spot.ts';
import { useBegunReports } from './begunReports.ts';

const payloadSchema = v.object({
  text: v.string(),
  address: v.nullish(v.string(), null),
  pin: v.nullish(v.object({ latitude: v.number(), longitude: v.number() }), null),
});

async function savedReport(id: string): Promise<OwnReport | null> {
  const saved = await savedPayload(id);
  const read = v.safeParse(payloadSchema, saved === 'gone' ? null : saved?.payload);
  if (!read.success) return null;
  const { text, address, pin } = read.output;
  return { id, text, address, latitude: pin?.latitude ?? null, longitude: pin?.longitude ?? null, saved: true };
}

/** @param draft the end of the name of the one that is open: it is none of the others. */
export function useOwnReports(draft: string): readonly OwnReport[] {
  const begun = useBegunReports();
  const entries = useOutboxEntries();
  const waiting = Array.isArray(entries)
    ? entries.filter(({ kind, state }) => kind === reportKind.kind && state !== 'delivered').map(({ id }) => id)
    : [];
  const ids = waiting.join();
  const [saved, setSaved] = useState<readonly OwnReport[]>([]);
  useEffect(() => {
    let gone = false;
    void Promise.all(ids === '' ? [] : ids.split(',').map(savedReport)).then((all) => {
      if (!gone) setSaved(all.filter((one) => one !== null));
    });
    return () => {
      gone = true;
    };
  }, [ids]);
  const others = begun
    .filter((one) => one.draft !== draft)
    .map(({ draft: id, text, address, pin }): OwnReport => {
      const spot = spotOf(pin);
      const where = { latitude: spot?.latitude ?? null, longitude: spot?.longitude ?? null, address: address || null };
      return { id, text, ...where, saved: false };
    });
  return [...saved, ...others];
}
