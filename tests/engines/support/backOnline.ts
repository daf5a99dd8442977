/** The network of a phone comes back, and its pages hear of it: neither driver lets its browser know. */
import type { Phone, Tab } from '../phone.ts';

/** @param tabs those that are open besides the first. */
export async function backOnline(phone: Phone, ...tabs: readonly Tab[]): Promise<void> {
  await phone.online();
  for (const tab of [phone, ...tabs]) await tab.eval(() => void dispatchEvent(new Event('online')));
}
