/** How one fact of this phone stands, where no list tells any more: its door left the list, or the clock was put right. Brings Dexie. */
import { useLiveQuery } from 'dexie-react-hooks';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { deliveryOf, type Delivery } from '../model/doors.ts';

/** @param id null: nobody asks. Null also while the device is asked, and for a fact that is not here. */
export function useDelivery(id: string | null): Delivery | null {
  const found = useLiveQuery(async () => {
    if (id === null) return null;
    const item = await pageDb()
      .outbox.where('id')
      .equals(id)
      .first()
      .catch(() => undefined);
    return item === undefined ? null : deliveryOf(item.state);
  }, [id]);
  return found ?? null;
}
