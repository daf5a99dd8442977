/** That whoever is in the field has the map's code on their device before they lose the signal. */
import { useEffect } from 'react';
import { keepMapCode } from '../../../adapters/browser/serviceWorker.ts';

export function useKeepMap(): void {
  useEffect(() => void keepMapCode(), []);
}
