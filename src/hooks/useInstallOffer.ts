/** How components see the offer to put the app on the home screen (adapters/browser/install.ts). */
import { useSyncExternalStore } from 'react';
import { currentInstallOffer, subscribeInstallOffer, type InstallOffer } from '../adapters/browser/install.ts';

export { dismissInstall, type InstallOffer } from '../adapters/browser/install.ts';

export function useInstallOffer(): InstallOffer | null {
  return useSyncExternalStore(subscribeInstallOffer, currentInstallOffer, () => null);
}
