/** The page's side of the worker. */
import { askWorker } from '../../../hooks/askWorker.ts';
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
  const answerTo = askWorker<ToWorker, FromWorker>(worker, () => new FileError('unreadable'));
  async function ask(question: (job: number) => ToWorker): Promise<FromWorker> {
    const answer = await answerTo(question);
    if (answer.kind === 'unreadable') throw new FileError(answer.why);
    return answer;
  }
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
