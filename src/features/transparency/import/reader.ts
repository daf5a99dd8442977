/** The page's side of the worker. */
import { askWorker } from '../../../hooks/askWorker.ts';
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
  const ask = askWorker<ToWorker, FromWorker>(worker, () => new FileError('unreadable'));
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
