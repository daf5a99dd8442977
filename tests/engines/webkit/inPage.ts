/** Sent into the page: finds what a person would find by its role and name, or a field by its label. */

export interface Wanted {
  readonly by: 'role' | 'label';
  readonly role: string;
  readonly name: string;
  /** `name` is a pattern's source; else the whole name. */
  readonly pattern: boolean;
  readonly flags: string;
}

/** Stands alone: nothing around it goes along. The first that is visible and not hidden from assistive tools. */
export function findInPage(wanted: Wanted): Element | null {
  const selectors: Record<string, string> = {
    alert: '[role=alert]',
    button: 'button, [role=button], input[type=submit], summary',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    link: 'a[href], [role=link]',
    menuitem: '[role=menuitem]',
    option: 'option, [role=option]',
    radio: 'input[type=radio], [role=radio]',
    status: '[role=status], output',
    tab: '[role=tab]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=submit], [type=button], [type=file]), textarea',
  };
  const fields = 'input, textarea, select, [role=combobox], [role=textbox]';
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (id: string) => tidy(document.querySelector(`#${CSS.escape(id)}`)?.textContent);
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null) return tidy(by.split(/\s+/).map(textOf).join(' '));
    const own = element.getAttribute('aria-label');
    if (own !== null) return tidy(own);
    if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0) {
      return tidy(Array.from(element.labels, (label) => label.textContent).join(' '));
    }
    const pictures = Array.from(element.querySelectorAll('img[alt]'), (img) => img.getAttribute('alt'));
    const copy = element.cloneNode(true) as Element; // a clone of an element is one
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return tidy([copy.textContent, ...pictures].join(' '));
  };
  const fits = (name: string) =>
    wanted.pattern ? new RegExp(wanted.name, wanted.flags).test(name) : name === tidy(wanted.name);
  const visible = (element: Element) => {
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : null;
    const shown = [element, label].some((one) => one instanceof Element && one.getClientRects().length > 0);
    return (
      shown &&
      getComputedStyle(element).visibility !== 'hidden' &&
      element.closest('[aria-hidden=true], [inert], [hidden]') === null
    );
  };
  const selector = wanted.by === 'label' ? fields : (selectors[wanted.role] ?? `[role=${wanted.role}]`);
  return [...document.querySelectorAll(selector)].find((one) => visible(one) && fits(nameOf(one))) ?? null;
}

/**
 * Stands alone. Of the driver: it measures where an element is and presses that place of the screen, whatever is there by then. So
 * it is brought into sight (at once: smooth scrolling would move it away) and has to stand still, with nothing before it.
 * Resolves with false when it does not: then it is looked for anew.
 */
export async function comeToRest(element: Element): Promise<boolean> {
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height] as const;
  };
  const before = String(place());
  // Two pictures; a tab in the background is shown none, and would wait for them for good.
  await new Promise((after) => setTimeout(after, 34));
  const now = place();
  if (!element.isConnected || String(now) !== before) return false;
  const [x, y, width, height] = now;
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  // What is drawn by its label, or not drawn at all, is pressed by other means.
  if (there === null || element.matches('input, textarea, select')) return true;
  return element.contains(there) || there.contains(element);
}

/**
 * Stands alone. Of the driver: an element may move between its measuring and the press, which then falls beside it, and nobody is
 * told. So the page notes whether a click goes through it.
 */
export function watchClicks(element: Element): void {
  const page: { pressed?: boolean } = window as { pressed?: boolean }; // ours alone
  page.pressed = false;
  addEventListener(
    'click',
    (event) => {
      if (event.composedPath().includes(element) || element.contains(event.target as Node | null)) page.pressed = true; // a click's target is a node
    },
    true,
  );
}

/** Stands alone. Resolves with false only where a page that was watched has seen no click go through the element. */
export async function cameThrough(): Promise<boolean> {
  const page: { pressed?: boolean } = window as { pressed?: boolean }; // as watchClicks left it
  for (let tries = 0; page.pressed === false && tries < 20; tries++)
    await new Promise((after) => setTimeout(after, 25));
  return page.pressed !== false;
}

export function wantedOf(by: Wanted['by'], role: string, name: string | RegExp): Wanted {
  return typeof name === 'string'
    ? { by, role, name, pattern: false, flags: '' }
    : { by, role, name: name.source, pattern: true, flags: name.flags };
}
