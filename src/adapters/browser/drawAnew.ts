/** The page's side of drawing a picture anew: in a worker where one can draw, else here. */
import { drawSizes, type DrawOrder, type Drawn } from './drawing.ts';

export type { DrawOrder, Drawn, Part } from './drawing.ts';

/** Null where this is no picture that the browser can read. Never rejects. */
export async function drawAnew(file: Blob, order: DrawOrder): Promise<readonly Drawn[] | null> {
  const here = () => drawSizes(file, order).catch(() => null);
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return here();
  const worker = new Worker(new URL('./drawAnew.worker.ts', import.meta.url), { type: 'module' });
  const beside = new Promise<readonly Drawn[] | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Drawn[] | null>) => resolve(data));
    // A script that did not come: a dead spot before it was ever fetched.
    worker.addEventListener('error', () => reject(new Error('The drawing worker failed.')));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage({ file, order });
  try {
    // Safari draws in workers since 16.4 and reads some pictures in the page alone.
    return (await beside.catch(() => null)) ?? (await here());
  } finally {
    worker.terminate();
  }
}
