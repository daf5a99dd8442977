/** What runs in the page for bench:field. Each function stands alone: the browser gets its text. */

export interface Watched {
  /** Event Timing durations of presses, ms in steps of 8. */
  readonly presses: readonly { readonly ms: number; readonly type: string; readonly on: string }[];
  /** Tasks over 50 ms, ms. */
  readonly longTasks: readonly number[];
  /** Intervals between frames while scrolling, ms. */
  readonly frames: readonly number[];
}

/** Before the page's own scripts: signed in, roles confirmed, the token good for an hour. */
export function signedIn({ id, email }: { id: string; email: string }) {
  const user = { id, email, user_metadata: { full_name: 'Luis Herrera' } };
  const session = { access_token: 'h.p.s', refresh_token: 'r1', token_type: 'bearer', expires_in: 3600, user };
  const now = Date.now();
  localStorage.setItem(
    `sb-${location.hostname.split('.')[0]}-auth-token`,
    JSON.stringify({ ...session, expires_at: Math.round(now / 1000) + 3600 }),
  );
  const identity = { userId: id, email, fullName: 'Luis Herrera', roles: ['field_organizer'], verifiedAt: now };
  localStorage.setItem('campaign-identity', JSON.stringify(identity));
}

/** Before the page's own scripts: notes when so many elements are there and the frame with them was handed over. */
export function markContent([selector, count]: readonly [string, number]) {
  const look = () => {
    if (document.querySelectorAll(selector).length < count) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => Object.assign(window, { contentAt: performance.now() }));
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

export function watchPresses() {
  const watched = { presses: [], longTasks: [], frames: [] } as unknown as {
    presses: { ms: number; type: string; on: string }[];
    longTasks: number[];
  }; // filled below
  Object.assign(window, { fieldWatched: watched });
  // By the time a slow press is reported, what was pressed may be gone from the page.
  const pressed: { at: number; on: string }[] = [];
  const note = ({ timeStamp, target }: Event) =>
    pressed.push({
      at: timeStamp,
      on: target instanceof Element ? (target.textContent || target.tagName).slice(0, 24) : '',
    });
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(type, note, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & {
        interactionId?: number;
        target?: Element | null;
      }; // Event Timing's
      if (interactionId > 0)
        watched.presses.push({
          ms: entry.duration,
          type: entry.name,
          on: pressed.find(({ at }) => Math.abs(at - entry.startTime) < 1)?.on ?? '',
        });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // durationThreshold is Event Timing's
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
}

/** From top to bottom and back, 40 px a frame. */
export function scrollThrough(): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    let last = performance.now();
    let step = 40;
    const tick = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      const before = scrollY;
      scrollBy({ top: step, behavior: 'instant' });
      if (scrollY === before && step > 0) step = -40;
      else if (scrollY === before) return resolve(frames);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** The least a page can do: fetch the same rows and write a line each. */
export async function plainList() {
  const rows = (await (await fetch('/rest/v1/rpc/turf_overview')).json()) as {
    name: string;
    doors: number;
    visited: number;
    streets: string[];
  }[]; // the bench's own answer
  const list = document.createElement('ul');
  list.append(
    ...rows.map(({ name, doors, visited, streets }) => {
      const item = document.createElement('li');
      item.dataset['turf'] = name;
      item.textContent = `${name}: ${visited} of ${doors} doors visited, ${streets.join(', ')}`;
      return item;
    }),
  );
  document.body.append(list);
}
