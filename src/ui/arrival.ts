/**
 * What a page load does by itself and a change of page within the app does not: the page's name in the tab and in the
 * history, and the focus at its beginning, so that whoever listens or tabs hears where they are (WCAG 2.4.2, 2.4.3).
 * A heading that names a person gives the page another name by `data-title`: the browser's history is no place for theirs.
 */

/** After this time (ms) a heading is not waited for, and one that changes is not followed. */
const PATIENCE_MS = 10_000;

let stopWaiting: () => void = () => undefined;
/** Somebody went on to a page whose heading is not here yet. */
let lost = false;

/**
 * @param within another page of the app was there before, and this one was not loaded by the browser.
 * @param titleOf the tab's words for a heading's.
 */
export function arrive(within: boolean, titleOf: (heading: string) => string): void {
  stopWaiting();
  // What was pressed is gone with its page.
  const from = document.activeElement;
  // Told again, in another language say, it is still the page that somebody went on to.
  lost = (lost || within) && !inside(from);
  const greet = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    const title = titleOf(heading.dataset['title'] ?? heading.textContent ?? '');
    if (document.title !== title) document.title = title;
    // Somebody may have gone on meanwhile.
    if (lost && document.activeElement === from) focusOn(heading);
    lost = false;
  };
  greet();
  // The heading comes with its page's code, and what it says sometimes with an answer of the server.
  const observer = new MutationObserver(greet);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const timer = setTimeout(() => {
    stopWaiting();
    lost = false;
  }, PATIENCE_MS);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

function inside(element: Element | null): boolean {
  return Boolean(element?.closest('main, [role=dialog]'));
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
