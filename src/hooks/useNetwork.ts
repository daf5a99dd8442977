/** How components hear when the network goes and comes back. A hint for words on the screen; nothing is decided by it. */
import { useEffect, useSyncExternalStore } from 'react';
import { createNetworkNews, type NetworkNews } from './networkNews.ts';

const network = createNetworkNews();
const NOTHING: NetworkNews = { said: null, shown: false };
let watching = false;

/** For the life of the page: a frame and the slips may come and go. */
function watch() {
  if (watching) return;
  watching = true;
  addEventListener('offline', () => network.browser(true));
  addEventListener('online', () => network.browser(false));
  if (!navigator.onLine) setTimeout(() => network.browser(!navigator.onLine));
}

function subscribe(listener: () => void) {
  watch();
  return network.subscribe(listener);
}

/** What there is to say now, for a few seconds. For the one place that says it. */
export function useNetworkNews(): NetworkNews {
  useEffect(() => network.speaker(), []);
  return useSyncExternalStore(subscribe, network.current, () => NOTHING);
}

/**
 * For a frame that shows the state for as long as it lasts: whether to show it.
 * @param serverAway the last question to the server got no answer.
 */
export function useAwayBanner(serverAway: boolean): boolean {
  useEffect(() => network.frame(), []);
  useEffect(() => network.server(serverAway), [serverAway]);
  return useSyncExternalStore(subscribe, network.away, () => false) || serverAway;
}

/** Whether there is no way to the server now, as far as the browser and the last question tell. */
export function useAway(): boolean {
  return useSyncExternalStore(subscribe, network.away, () => false);
}
