/**
 * Which saved item a form is about to change. Set by "My submissions" before the form opens, kept for this tab only so
 * that a reload stays in the edit, and dropped when the dialog closes.
 */
const KEY = 'editing:';
const memory = new Map<string, string>();

export function beginEdit(form: string, itemId: string): void {
  memory.set(form, itemId);
  try {
    sessionStorage.setItem(KEY + form, itemId);
  } catch {
    // Storage is blocked: the memory is enough until a reload.
  }
}

export function editedItem(form: string): string | null {
  try {
    return memory.get(form) ?? sessionStorage.getItem(KEY + form);
  } catch {
    return memory.get(form) ?? null;
  }
}

export function endEdit(form: string): void {
  memory.delete(form);
  try {
    sessionStorage.removeItem(KEY + form);
  } catch {
    // as above
  }
}

/** Where the unfinished change of an item is kept, apart from the form's own draft. */
export function editDraftKey(itemId: string): string {
  return `edit:${itemId}`;
}
