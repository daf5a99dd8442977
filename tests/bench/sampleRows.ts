/** What the backend would answer to the public pages' reads, for the benches that have none. */
import { bakedContent } from '../../src/build/bakedContent.ts';

/** With what the build prints of the campaign's own, as the backend of a new place would have it. */
export async function contentRows(): Promise<(address: string) => Promise<unknown>> {
  const { answer } = await bakedContent({ CONTENT_FROM: 'sample' }, new URL('../..', import.meta.url).pathname);
  return async (address) => (await answer(address)) ?? (address.includes('/rpc/') ? [] : sampleRows(address));
}

/** Three events and the six stats, as the backend would answer. */
export function sampleRows(address: string): unknown {
  const path = address.split('?', 1)[0] ?? '';
  if (path.endsWith('/stats')) {
    const labels = ['weekly_raised', 'volunteers', 'doors_total', 'calls_total', 'rides_today', 'events_week'];
    return labels.map((label, at) => ({ label, value_number: 1200 + at }));
  }
  return [1, 2, 3].map((days) => ({
    id: `00000000-0000-4000-8000-00000000000${days}`,
    title: `Canvass day ${days}`,
    date: new Date(Date.now() + days * 86_400_000).toISOString(),
    location: '12 Mill Street',
    description: 'Bring a friend.',
  }));
}
