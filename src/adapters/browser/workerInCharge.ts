/** From when on the service worker sees what this page asks for. */

/** On a first visit it takes the page over a little later; what was fetched before, it has not seen. Never where there is none. */
export async function workerInCharge(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // not in every browser, nor without TLS
  if (workers === undefined) return new Promise(() => undefined);
  await workers.ready;
  if (workers.controller !== null) return;
  await new Promise((taken) => workers.addEventListener('controllerchange', taken, { once: true }));
}
