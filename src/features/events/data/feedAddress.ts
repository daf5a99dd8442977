/** Where the public calendar is: an address for programs to subscribe to. */
import { FEED_PATH } from '../model/feed.ts';
import { backendEnv } from '../../../wiring/env.ts';

export interface FeedAddress {
  readonly file: string;
  /** Opens the phone's or computer's own calendar, which then asks again by itself. */
  readonly subscribe: string;
  readonly google: string;
}

/** In a browser only: the embedded backend is wherever the page is. */
export function feedAddress(): FeedAddress {
  const file = `${backendEnv().url}${FEED_PATH}`;
  const subscribe = file.replace(/^https?:/, 'webcal:');
  return {
    file,
    subscribe,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: subscribe })}`,
  };
}
