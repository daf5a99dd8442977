/** Files that the app makes and opens, without the browser's own windows for them, which each driver has in its own way. */
import type { Tab } from '../phone.ts';

/** From now on the page keeps what it hands the browser as a file. */
export function keepFiles(tab: Tab): Promise<void> {
  return tab.eval(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob | MediaSource) => {
      if (file instanceof Blob) Reflect.set(window, 'lastFile', file);
      return make(file);
    };
  });
}

/** The text of the last one. */
export function savedFile(tab: Tab): Promise<string> {
  return tab.eval(async () => {
    const file: unknown = Reflect.get(window, 'lastFile');
    return file instanceof Blob ? file.text() : '';
  });
}

/** Gives the field with this label a file, as the browser does once the person has chosen one. */
export function openFile(tab: Tab, label: string, name: string, text: string): Promise<void> {
  return tab.eval(
    (fieldLabel, fileName, content) => {
      const input = document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${fieldLabel}"]`);
      if (!input) throw new Error(`No field "${fieldLabel}".`);
      const chosen = new DataTransfer();
      chosen.items.add(new File([content], fileName, { type: 'application/json' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    label,
    name,
    text,
  );
}
