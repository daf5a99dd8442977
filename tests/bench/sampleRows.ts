/** What the backend would answer to the landing page's two reads, for the benches that have none. */

/** Three events and the six stats, as the backend would answer. */
export function sampleRows(path: string): unknown {
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
