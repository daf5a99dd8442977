/** What a walk list needs to know of its doors beside their order. */
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { compareText } from '../../../hooks/format.ts';
import { hasRested, type Delivery, type DoorState } from '../model/doors.ts';

export function mayVisitAgain(state: DoorState): boolean {
  return hasRested(state, Date.now(), campaignNow().field.hoursBetweenVisits);
}

export function deliveryAt(doors: readonly DoorState[]): (door: string) => Delivery | null {
  return (id) => doors.find(({ door }) => door.id === id)?.delivery ?? null;
}

/** What is spoken at these doors, the commonest first. */
export function languagesOf(doors: readonly DoorState[]): readonly string[] {
  const count = new Map<string, number>();
  for (const { door } of doors) {
    for (const language of new Set(door.people.flatMap((one) => one.language ?? []))) {
      count.set(language, (count.get(language) ?? 0) + 1);
    }
  }
  return [...count].toSorted((a, b) => b[1] - a[1] || compareText(a[0], b[0])).map(([language]) => language);
}
