/** Saving the pictures that staff took at a place: each lies in the outbox by itself, under the id that it was taken with. */
import { afterSaving, outboxNow } from './saveDesk.ts';
import type { ReportPictures } from './useReportPictures.ts';

/**
 * Resolves once they are on this device's disk, and rejects with OutboxError: then those that were not stay in the form.
 * @param draft what the form is kept under.
 */
export async function savePlacePictures(
  userId: string,
  site: string,
  pictures: ReportPictures,
  draft: string,
): Promise<void> {
  const { keepFirst } = await pictures.ports(userId);
  await keepFirst?.(site, await outboxNow());
  pictures.forget();
  afterSaving({ draft });
}
