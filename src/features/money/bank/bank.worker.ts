/** Reading a bank's file beside the page: 20,000 lines without a frozen screen. */
import { BankFileError, openBank, type BankText } from './openBank.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

let opened: BankText | null = null;

const say = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') void open(data.job, data.file);
  else if (opened) say({ kind: 'read', job: data.job, read: opened.read(data.reading) });
});

async function open(job: number, file: File): Promise<void> {
  try {
    opened = await openBank(await file.arrayBuffer(), new Date().toISOString().slice(0, 10));
    const { read: _read, ...about } = opened;
    say({ kind: 'opened', job, file: about });
  } catch (cause) {
    say({ kind: 'failed', job, why: cause instanceof BankFileError ? cause.why : 'unreadable' });
  }
}
