/** How far this device's clock is from the server's. */

/** A small file that every host serves beside the app. The API's own answers hide their time from another origin. */
const FILE = '/robots.txt';

/** Seconds that this clock is ahead; null where the answer names no time. Rejects without a network. */
export async function clockOffset(): Promise<number | null> {
  const asked = Date.now();
  const response = await fetch(FILE, { method: 'HEAD', cache: 'no-store' });
  const now = Date.now();
  const said = Date.parse(response.headers.get('date') ?? '');
  // The header has whole seconds, and the answer took its time: half of both, on average.
  return Number.isNaN(said) ? null : Math.round(((asked + now) / 2 - said - 500) / 1000);
}
