/** A sign and an offer to help become the same records that the public forms make, once however often saving is pressed. */
import { campaign } from '../../../campaign.ts';
import type { Kept } from '../model/correction.ts';
import { recordForm } from './saveFact.ts';

/** Resolves once they are on this device's disk; at once when nothing is wanted. Rejects with OutboxError. */
export async function sendFollowUps(
  userId: string,
  { talk, ...kept }: Kept,
  name: string,
  address: string,
): Promise<void> {
  const phone = talk.phone.trim();
  if (talk.wantsSign && !kept.sign) {
    const sign = { name, address: `${address}, ${campaign.city}`, phone, notes: null };
    await recordForm('yard-sign', userId, sign, talk.ids.sign);
  }
  if (talk.helps !== null && !kept.volunteer) {
    const offer = { name, email: null, phone, interest: talk.helps, availability: null, notes: null };
    await recordForm('volunteer', userId, offer, talk.ids.volunteer);
  }
}
