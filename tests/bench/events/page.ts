/** What runs in the page for bench:events. Each function stands alone: the browser gets its text. */

/** Milliseconds from the key to what was painted. */
export interface KeyTime {
  /** Event Timing's duration (8 ms steps); where it says nothing because it was short, the first frame after the key. */
  readonly paint: number;
  /** Until the frame after the list's last change for this key; the next paint when the list stayed as it was. */
  readonly list: number;
}

interface Watched {
  start: number;
  frame: number;
  list: number;
  timing: number;
}

export function watchKeys() {
  const found = document.querySelector('ul[aria-label=Found]');
  if (!found) throw new Error('There is no list.');
  const keys: Watched[] = [];
  Object.assign(window, { keysPressed: keys });
  // The task after the frame's own: the frame has been handed over by then.
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(null);
    });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const key: Watched = { start: timeStamp, frame: 0, list: 0, timing: 0 };
      keys.push(key);
      afterFrame(() => (key.frame = performance.now() - timeStamp));
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const key = keys.at(-1);
    if (key) afterFrame(() => (key.list = performance.now() - key.start));
  }).observe(found, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const key = entry.name === 'keydown' && keys.find(({ start }) => Math.abs(start - entry.startTime) < 1);
      if (key) key.timing = entry.duration;
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // durationThreshold is Event Timing's
}

export function takeKeyTimes(): KeyTime[] {
  const { keysPressed } = window as unknown as { keysPressed: Watched[] }; // set by watchKeys
  return keysPressed.splice(0).map(({ frame, list, timing }) => {
    const paint = timing || Math.min(frame, 16);
    return { paint, list: list || paint };
  });
}

/** The least a page can do: compare every text, show the first eight. */
export function plainPage(texts: readonly string[]) {
  const [list, field] = [document.querySelector('ul'), document.querySelector('input')];
  field?.addEventListener('input', () => {
    const query = field.value.toLowerCase();
    const found = query === '' ? [] : texts.filter((text) => text.includes(query)).slice(0, 8);
    list?.replaceChildren(
      ...found.map((text) => {
        const row = document.createElement('li');
        row.textContent = text;
        return row;
      }),
    );
  });
}
