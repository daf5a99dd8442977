/** Single keys for whoever sits at a desk. They can be switched off (WCAG 2.1.4), and do nothing while somebody types or answers a dialog. */
import { useEffect, useRef } from 'react';

export type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';
/** These scroll the page unless the list has the focus. */
const ARROWS = ['ArrowUp', 'ArrowDown'];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;
const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;
const isInList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-entry]') !== null;

/** @param keys by `KeyboardEvent.key`. */
export function useShortcuts(keys: Shortcuts, on: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || isDialogOpen()) return;
      if (ARROWS.includes(event.key) && !isInList(event.target)) return;
      const run = latest.current[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

const linesIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];

/** The key of the line that has the focus; null where none has. */
export const focusedLine = (list: HTMLElement | null): string | null =>
  linesIn(list).find((line) => line.contains(document.activeElement))?.dataset['entry'] ?? null;

/** @param by 1 for the next line, -1 for the one before. */
export function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const lines = linesIn(list);
  const at = lines.findIndex((line) => line.contains(document.activeElement));
  const next = lines[at < 0 ? 0 : Math.min(Math.max(at + by, 0), lines.length - 1)];
  const button = next?.querySelector<HTMLElement>('button[aria-expanded]');
  button?.focus();
  button?.scrollIntoView({ block: 'nearest' });
}

/** A press may take away the very button that was pressed: the focus stays with the person. */
export function keepFocus(list: HTMLElement | null, key: string): void {
  linesIn(list)
    .find((line) => line.dataset['entry'] === key)
    ?.querySelector<HTMLElement>('button[aria-expanded]')
    ?.focus({ preventScroll: true });
}
