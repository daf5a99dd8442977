/** What runs in the page for bench:admin. Each function stands alone: the browser gets its text. */

/** From a press on `trigger`, ms; 0 until it is so. */
export interface LinesSeen {
  /** To the frame in which lines fill the screen. */
  readonly screen: number;
  /** To the frame in which all of them stand. */
  readonly all: number;
}

/** Notes the moment of a press on `trigger`, and of the frames in which elements of `line` fill the screen and `count` of them stand. */
export function watchLines([trigger, line, count]: readonly [string, string, number]) {
  const seen = { start: 0, screen: 0, all: 0 };
  Object.assign(window, { linesSeen: seen });
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(null);
    });
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest(trigger)) seen.start = event.timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (seen.start === 0 || seen.all > 0) return;
    const lines = document.querySelectorAll(line);
    const last = lines[lines.length - 1];
    if (!last) return;
    if (seen.screen === 0 && last.getBoundingClientRect().bottom >= innerHeight)
      afterFrame(() => (seen.screen ||= performance.now()));
    if (lines.length >= count) afterFrame(() => (seen.all ||= performance.now()));
  }).observe(document.body, { childList: true, subtree: true });
}

export function linesTaken(): LinesSeen {
  const { start, screen, all } = (window as unknown as { linesSeen: LinesSeen & { start: number } }).linesSeen; // set by watchLines
  return { screen: screen === 0 ? 0 : screen - start, all: all === 0 ? 0 : all - start };
}

/** Without the app: a press asks for the same rows and writes a line each. */
export function plainQueue([key, token, most]: readonly [string, string, number]) {
  document.body.innerHTML = '<button>Inbox</button><ul></ul>';
  const ask = async () => {
    const response = await fetch(`/rest/v1/rpc/inbox?in_view=todo&most=${most}`, {
      headers: { apikey: key, authorization: `Bearer ${token}` },
    });
    const rows = (await response.json()) as readonly {
      readonly name: string | null;
      readonly what: string;
      readonly due_on: string;
    }[]; // the function's own answer
    document.querySelector('ul')?.replaceChildren(
      ...rows.map(({ name, what, due_on: due }) => {
        const row = document.createElement('li');
        row.dataset['entry'] = '';
        row.textContent = `${name ?? ''} ${what} ${due}`;
        return row;
      }),
    );
  };
  document.querySelector('button')?.addEventListener('click', () => void ask());
}

/** The page's own markup without the app: a press asks for the same rows, and puts the inbox as it was drawn into the frame. */
export function plainMarkup([key, token, most, frame, inbox]: readonly [string, string, number, string, string]) {
  document.body.innerHTML = frame;
  const ask = async () => {
    const response = await fetch(`/rest/v1/rpc/inbox?in_view=todo&most=${most}`, {
      headers: { apikey: key, authorization: `Bearer ${token}` },
    });
    await response.json();
    const main = document.querySelector('main');
    if (main) main.innerHTML = inbox;
  };
  document.addEventListener('click', (event) => {
    event.preventDefault();
    void ask();
  });
}

/** From here on each press of a key or a button is timed to the frame after it. */
export function watchPresses() {
  const taken: number[] = [];
  Object.assign(window, { pressesTaken: taken });
  for (const type of ['keydown', 'click'])
    addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => taken.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
}

export function takePresses(): number[] {
  return (window as unknown as { pressesTaken: number[] }).pressesTaken.splice(0); // set by watchPresses
}
