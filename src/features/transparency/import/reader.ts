/** The page's side of the worker. A later question ends an earlier one. */
import type { PaymentMapping } from '../model/paymentColumns.ts';
import { FileError } from './paymentFile.ts';
import type { FromWorker, OpenedFile, ReadFile, ToWorker } from './protocol.ts';

export interface PaymentReader {
  /** Rejects with FileError. */
  open(file: File): Promise<OpenedFile>;
  read(mapping: PaymentMapping): Promise<ReadFile>;
  close(): void;
}

export function createPaymentReader(): PaymentReader {
  const worker = new Worker(new URL('./payments.worker.ts', import.meta.url), { type: 'module' });
  let job = 0;
  const ask = (message: (job: number) => ToWorker) =>
    new Promise<FromWorker>((resolve, reject) => {
      job += 1;
      const mine = job;
      worker.addEventListener('message', function hear({ data }: MessageEvent<FromWorker>) {
        if (data.job !== mine) return;
        worker.removeEventListener('message', hear);
        resolve(data);
      });
      worker.addEventListener('error', () => reject(new FileError('unreadable')), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(message(mine));
    });
  return {
    async open(file) {
      const answer = await ask((mine) => ({ kind: 'open', job: mine, file }));
      if (answer.kind === 'opened') return answer.file;
      throw new FileError(answer.kind === 'unreadable' ? answer.why : 'unreadable');
    },
    async read(mapping) {
      const answer = await ask((mine) => ({ kind: 'read', job: mine, mapping }));
      if (answer.kind === 'read') return answer.read;
      throw new FileError('unreadable');
    },
    close: () => worker.terminate(),
  };
}
