/** What a batch needs to know of its calls beside their order. */
import type { Call } from '../model/calls.ts';
import type { Delivery } from '../model/doors.ts';

export function deliveryAt(calls: readonly Call[]): (lease: string) => Delivery | null {
  return (lease) => calls.find((call) => call.lease === lease)?.state.delivery ?? null;
}

/** What is spoken by people of this batch. */
export function languagesIn(calls: readonly Call[]): readonly string[] {
  return [...new Set(calls.flatMap(({ person }) => person.language ?? []))];
}
