/** Reading a city's file beside the page: 20,000 rows without a frozen screen. */
import { FileError, openPayments, readPayments, type PaymentText } from './paymentFile.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

let opened: PaymentText | null = null;

const say = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') void open(data.job, data.file);
  else if (opened) say({ kind: 'read', job: data.job, read: readPayments(opened, data.mapping) });
});

async function open(job: number, file: File): Promise<void> {
  try {
    opened = await openPayments(await file.arrayBuffer());
    const { sha256, headings, total } = opened;
    say({ kind: 'opened', job, file: { sha256, headings, total } });
  } catch (cause) {
    say({ kind: 'unreadable', job, why: cause instanceof FileError ? cause.why : 'unreadable' });
  }
}
