/** Reading a file of gifts beside the page: 20,000 rows without a frozen screen. */
import { FileError, openGifts, readGifts, recordsOf, type GiftText } from './giftFile.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

let opened: GiftText | null = null;

const say = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void answer(data));

async function answer(data: ToWorker): Promise<void> {
  const { job } = data;
  try {
    if (data.kind === 'open') {
      opened = await openGifts(await data.file.arrayBuffer());
      const { sha256, source, processor, changed, headings, guess, states, total } = opened;
      say({ kind: 'opened', job, file: { sha256, source, processor, changed, headings, guess, states, total } });
    } else if (opened && data.kind === 'read') say({ kind: 'read', job, read: await readGifts(opened, data.reading) });
    else if (opened && data.kind === 'records') say({ kind: 'records', job, records: recordsOf(opened, data.rows) });
  } catch (cause) {
    say({ kind: 'unreadable', job, why: cause instanceof FileError ? cause.why : 'unreadable' });
  }
}
