/** What somebody typed, picked or chose on a printed page before the app had taken it over: told to the app as if it were done now. */

const FIELDS = ['input', 'select', 'textarea'] as const;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * To be called before the page is hydrated: each changed field is put back to what was printed, which is what the app expects.
 * @returns does again what was done; to be called at once after `hydrateRoot`, so that nobody sees the field empty in between.
 */
export function holdEarlyFields(root: HTMLElement): () => void {
  const fields = FIELDS.flatMap((name) => [...root.querySelectorAll(name)]);
  const changes = fields.flatMap((field) => changeOf(field) ?? []);
  return () => {
    for (const change of changes) change();
  };
}

function changeOf(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) return picked(field);
  if (field.type === 'file') return field.value === '' ? null : () => tell(field, 'change');
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return ticked(field);
  return typed(field);
}

function picked(field: HTMLSelectElement): (() => void) | null {
  const printed = Math.max(
    0,
    [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
  );
  const { selectedIndex } = field;
  if (selectedIndex === printed) return null;
  field.selectedIndex = printed;
  return () => {
    takeOver(field);
    field.selectedIndex = selectedIndex;
    tell(field, 'change');
  };
}

function ticked(field: HTMLInputElement): (() => void) | null {
  if (field.checked === field.defaultChecked) return null;
  field.checked = field.defaultChecked;
  return () => field.click();
}

function typed(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | null {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  field.value = defaultValue;
  return () => {
    takeOver(field);
    // By the element's own way: React replaces `value` on each field, and would find that nothing has changed.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    tell(field, 'input');
  };
}

/** React hydrates the page at once for such an event, and sets the field to what was printed. */
const takeOver = (field: Field) => tell(field, 'keyup');
const tell = (field: Field, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
