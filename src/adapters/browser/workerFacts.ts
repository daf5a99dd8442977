/** Asking the service worker which version of the app it is. */

export interface WorkerFacts {
  readonly state: string;
  /** null: it does not say. */
  readonly version: string | null;
  /** A newer one is installed and waits for the person's word. */
  readonly waiting: boolean;
}

/** A worker of a version that does not know the question. */
const SILENT_AFTER_MS = 1_000;

export async function workerFacts(): Promise<WorkerFacts | 'none'> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return 'none';
  return { state: worker.state, version: await versionOf(worker), waiting: registration.waiting !== null };
}

function versionOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (version: string | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(version);
    };
    const timer = setTimeout(() => end(null), SILENT_AFTER_MS);
    port1.addEventListener('message', ({ data }) => end(typeof data === 'string' ? data.slice(0, 40) : null));
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
    worker.postMessage({ type: 'VERSION' }, [port2]);
  });
}
