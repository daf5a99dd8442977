/** How what was saved on this device stands, in the three words that screens have for it. */
import type { ItemState } from './record.ts';

/** 'saved': on this device, whatever keeps it from going. */
export type Delivery = 'saved' | 'sent' | 'refused';

export const deliveryOf = (state: ItemState): Delivery =>
  state === 'delivered' ? 'sent' : state === 'refused' ? 'refused' : 'saved';
