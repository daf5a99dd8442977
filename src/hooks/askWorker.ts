/** Questions to a worker of the page's own, each with a number that its answer bears: what is asked later does not get an earlier answer. */

interface Numbered {
  readonly job: number;
}

/** @param broken what a question rejects with when the worker's script does not come or breaks. */
export function askWorker<To extends Numbered, From extends Numbered>(
  worker: Worker,
  broken: () => Error,
): (question: (job: number) => To) => Promise<From> {
  let job = 0;
  return (question) =>
    new Promise<From>((resolve, reject) => {
      job += 1;
      const mine = job;
      worker.addEventListener('message', function hear({ data }: MessageEvent<From>) {
        if (data.job !== mine) return;
        worker.removeEventListener('message', hear);
        resolve(data);
      });
      worker.addEventListener('error', () => reject(broken()), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(question(mine));
    });
}
