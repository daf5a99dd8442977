/** The page beside Workbox: it passes on what it is asked, the work is the worker's. */
import type { Reply, Request as Asked } from './messages.ts';

async function ask(asked: Asked): Promise<unknown> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<Reply>) =>
      'error' in data ? reject(new Error(data.error)) : resolve(data.value),
    );
    port1.start();
    active?.postMessage(asked, [port2]);
  });
}

window.benchClient = {
  async ready() {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  },
  fill: async (load) => void (await ask({ ask: 'fill', load })),
  enqueue: async (count) => (await ask({ ask: 'enqueue', count })) as number[], // as worker.ts answers
  drain: async () => void (await ask({ ask: 'drain' })),
  heap: async () => Number(await ask({ ask: 'heap' })),
};
