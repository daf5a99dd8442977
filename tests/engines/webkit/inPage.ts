// Sent into the page: finds what a person would find by its role and name, or a field by its label.

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

export function wantedOf(by: Wanted['by'], role: string, name: string | RegExp): Wanted {
  return typeof name === 'string'
    ? { by, role, name, pattern: false, flags: '' }
    : { by, role, name: name.source, pattern: true, flags: name.flags };
}
