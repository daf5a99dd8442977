/**
 * What is said about the network: that it went and that it came back, each once, to the eye and to a screen reader. Two tell
 * of it, the browser and whoever asked the server in vain; a frame that shows the state for as long as it lasts says so here,
 * and then the passing slip is for screen readers alone.
 */

export interface NetworkNews {
  readonly said: 'offline' | 'back' | null;
  /** Something on the screen shows it already. */
  readonly shown: boolean;
}

/** How long either is said, in ms: once, quietly. */
export const SAID_FOR_MS = 4000;
/** A screen reader hears only what appears in a place that was there before: the first words wait this long (ms). */
export const PLACE_FIRST_MS = 150;

const NOTHING: NetworkNews = { said: null, shown: false };

export function createNetworkNews() {
  const listeners = new Set<() => void>();
  let news = NOTHING;
  let browserAway = false;
  let serverAway = false;
  let frames = 0;
  let speakers = 0;
  /** Came before anybody could say it. */
  let unsaid = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(said: NetworkNews['said']) {
    news = { said, shown: said === 'offline' && frames > 0 };
    for (const listener of listeners) listener();
  }

  function say(said: 'offline' | 'back') {
    clearTimeout(timer);
    timer = setTimeout(() => publish(null), SAID_FOR_MS);
    publish(said);
  }

  function change(apply: () => void) {
    const before = browserAway || serverAway;
    apply();
    const away = browserAway || serverAway;
    if (away !== before && (speakers === 0 || unsaid)) {
      unsaid = away;
      for (const listener of listeners) listener();
    } else if (away !== before) say(away ? 'offline' : 'back');
  }

  return {
    current: () => news,
    /** As the browser says: a hint, but one it gives at once. */
    browser: (away: boolean) => change(() => (browserAway = away)),
    /** As the last question to the server went. */
    server: (away: boolean) => change(() => (serverAway = away)),
    /** A frame that shows the state itself. Call what comes back when it goes: that is no news about the network. */
    frame() {
      frames += 1;
      return () => {
        frames -= 1;
        if (frames === 0) serverAway = false;
      };
    },
    away: () => browserAway || serverAway,
    /** Who says the news. Until there is one, the news waits; what is over by then is never said. */
    speaker() {
      speakers += 1;
      const waiting = setTimeout(() => {
        if (unsaid) say('offline');
        unsaid = false;
      }, PLACE_FIRST_MS);
      return () => {
        speakers -= 1;
        clearTimeout(waiting);
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
