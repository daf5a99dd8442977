/** The page's side of the worker. A later question ends an earlier one. */
import { FileError } from './giftFile.ts';
import type { FromWorker, OpenedFile, ReadFile, Reading, ToWorker } from './protocol.ts';

export interface GiftReader {
  /** Rejects with FileError, as all of them. */
  open(file: File): Promise<OpenedFile>;
  read(reading: Reading): Promise<ReadFile>;
  records(rows: readonly number[]): Promise<readonly (readonly string[])[]>;
  close(): void;
}

export function createGiftReader(): GiftReader {
  const worker = new Worker(new URL('./gifts.worker.ts', import.meta.url), { type: 'module' });
  let job = 0;
  const ask = (message: (job: number) => ToWorker) =>
    new Promise<FromWorker>((resolve, reject) => {
      job += 1;
      const mine = job;
      worker.addEventListener('message', function hear({ data }: MessageEvent<FromWorker>) {
        if (data.job !== mine) return;
        worker.removeEventListener('message', hear);
        if (data.kind === 'unreadable') reject(new FileError(data.why));
        else resolve(data);
      });
      worker.addEventListener('error', () => reject(new FileError('unreadable')), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(message(mine));
    });
  return {
    async open(file) {
      const answer = await ask((mine) => ({ kind: 'open', job: mine, file }));
      if (answer.kind === 'opened') return answer.file;
      throw new FileError('unreadable');
    },
    async read(reading) {
      const answer = await ask((mine) => ({ kind: 'read', job: mine, reading }));
      if (answer.kind === 'read') return answer.read;
      throw new FileError('unreadable');
    },
    async records(rows) {
      const answer = await ask((mine) => ({ kind: 'records', job: mine, rows }));
      if (answer.kind === 'records') return answer.records;
      throw new FileError('unreadable');
    },
    close: () => worker.terminate(),
  };
}
