/** Listens for what fails in the worker, where no page's listener hears of it. */
import { tellStorageTrouble } from '../adapters/dexie/storageTrouble.ts';
import { failure } from '../core/failures/failure.ts';
import { placeOf } from '../core/failures/thrown.ts';
import { countFailure, countThrown } from './counted.ts';

declare const self: ServiceWorkerGlobalScope;

export function watchWorkerFailures(): void {
  self.addEventListener('error', ({ error, filename, lineno, colno }) => {
    if (error !== null && error !== undefined) return void countThrown('error', error);
    const place = placeOf(filename, lineno, colno, location.origin);
    if (place !== null) void countFailure(failure('error', 'Error', place));
  });
  self.addEventListener('unhandledrejection', ({ reason }) => void countThrown('rejection', reason));
  tellStorageTrouble((one) => void countFailure(one));
}
