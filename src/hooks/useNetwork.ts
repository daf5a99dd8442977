/** Tells when the network goes and when it comes back. A hint for words on the screen; nothing is decided by it. */
import { useEffect, useState } from 'react';

export type NetworkNews = 'offline' | 'back' | null;

/** How long either is said, in ms: once, quietly. */
const SAID_FOR_MS = 4000;

export function useNetworkNews(): NetworkNews {
  const [news, setNews] = useState<NetworkNews>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let away = false;
    const say = (what: NetworkNews) => {
      clearTimeout(timer);
      setNews(what);
      timer = setTimeout(() => setNews(null), SAID_FOR_MS);
    };
    const offline = () => {
      away = true;
      say('offline');
    };
    const online = () => {
      if (away) say('back');
      away = false;
    };
    if (!navigator.onLine) timer = setTimeout(offline, 0);
    addEventListener('offline', offline);
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('offline', offline);
      removeEventListener('online', online);
    };
  }, []);
  return news;
}
