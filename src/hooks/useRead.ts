/** Public rows for components. The runtime (Dexie, fetch) is loaded only once the page is idle. */
import type { Read } from '../core/reads/read.ts';
import { lateCode } from './lateCode.ts';
import { useCachedRead, type CachedRead, type ReadSource } from './useCachedRead.ts';

const code = lateCode(async () => (await import('../wiring/runtime.ts')).runtime().reads);
const everybodys: ReadSource = { load: code.load, reads: code.now, trouble: code.trouble };

export const useRead = <T>(read: Read<T>): CachedRead<T> => useCachedRead(read, everybodys, { whenLost: true });
