/** The page's side of the worker. A later question ends an earlier one. */
import type { BankMapping, ReadBank } from '../model/bankFile.ts';
import { BankFileError } from './openBank.ts';
import type { FromWorker, OpenedBank, ToWorker } from './protocol.ts';

export interface BankReader {
  /** Rejects with BankFileError. */
  open(file: File): Promise<OpenedBank>;
  read(mapping: BankMapping): Promise<ReadBank>;
  close(): void;
}

export function createBankReader(): BankReader {
  const worker = new Worker(new URL('./bank.worker.ts', import.meta.url), { type: 'module' });
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
      worker.addEventListener('error', () => reject(new BankFileError('unreadable')), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(message(mine));
    });
  return {
    async open(file) {
      const answer = await ask((mine) => ({ kind: 'open', job: mine, file }));
      if (answer.kind === 'opened') return answer.file;
      throw new BankFileError(answer.kind === 'failed' ? answer.why : 'unreadable');
    },
    async read(mapping) {
      const answer = await ask((mine) => ({ kind: 'read', job: mine, mapping }));
      if (answer.kind === 'read') return answer.read;
      throw new BankFileError('unreadable');
    },
    close: () => worker.terminate(),
  };
}
