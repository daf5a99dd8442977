/** Public rows for components. The code that reads is loaded only once the page is idle. */
import type { Read } from '../core/reads/read.ts';
import { lateCode } from './lateCode.ts';
import { pause } from '../ui/pause.ts';
import { useCachedReadGently, type CachedRead, type ReadSource } from './useCachedRead.ts';

const code = lateCode(async () => {
  // A task of its own: to ask for its files takes a slow phone 40 ms, and whoever wants it first is in the middle of being drawn.
  await pause();
  return (await import('../wiring/reads.ts')).publicReads();
});
const everybodys: ReadSource = { load: code.load, reads: code.now, trouble: code.trouble };

export const useRead = <T>(read: Read<T>): CachedRead<T> => useCachedReadGently(read, everybodys, { whenLost: true });
