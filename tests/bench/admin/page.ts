/** What runs in the page for bench:admin. Each function stands alone: the browser gets its text. */

/** Notes the moment of a press on `trigger`, and of the frame in which `count` elements of `line` stand. */
export function watchLines([trigger, line, count]: readonly [string, string, number]) {
  const seen = { start: 0, end: 0 };
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
    if (seen.start === 0 || seen.end > 0 || document.querySelectorAll(line).length < count) return;
    afterFrame(() => (seen.end ||= performance.now()));
  }).observe(document.body, { childList: true, subtree: true });
}

/** Ms from the press to the lines; 0 until they stand. */
export function linesTaken(): number {
  const { start, end } = (window as unknown as { linesSeen: { start: number; end: number } }).linesSeen; // set by watchLines
  return end === 0 ? 0 : end - start;
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
