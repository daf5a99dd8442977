/** The page's side of the worker. */
import { askWorker } from '../../../hooks/askWorker.ts';
import { BankFileError } from './openBank.ts';
import type { FromWorker, OpenedBank, ReadBank, Reading, ToWorker } from './protocol.ts';

export interface BankReader {
  /** Rejects with BankFileError. */
  open(file: File): Promise<OpenedBank>;
  read(reading: Reading): Promise<ReadBank>;
  close(): void;
}

export function createBankReader(): BankReader {
  const worker = new Worker(new URL('./bank.worker.ts', import.meta.url), { type: 'module' });
  const ask = askWorker<ToWorker, FromWorker>(worker, () => new BankFileError('unreadable'));
  return {
    async open(file) {
      const answer = await ask((mine) => ({ kind: 'open', job: mine, file }));
      if (answer.kind === 'opened') return answer.file;
      throw new BankFileError(answer.kind === 'failed' ? answer.why : 'unreadable');
    },
    async read(reading) {
      const answer = await ask((mine) => ({ kind: 'read', job: mine, reading }));
      if (answer.kind === 'read') return answer.read;
      throw new BankFileError('unreadable');
    },
    close: () => worker.terminate(),
  };
}
