/** How one fact of this phone stands, where no list tells any more: its door left the list, or the clock was put right. Brings Dexie. */
import { useLive } from '../../../hooks/useLive.ts';
import { outboxView } from '../../../wiring/view.ts';
import { deliveryOf, type Delivery } from '../model/doors.ts';

/** @param id null: nobody asks. Null also while the device is asked, and for a fact that is not here. */
export function useDelivery(id: string | null): Delivery | null {
  const found = useLive(id, () => outboxView().item(id ?? ''));
  return found === undefined || found === 'unavailable' || found === null ? null : deliveryOf(found.state);
}
