/**
 * The language in components. A word is asked of `messages` while something is drawn; whatever is drawn from the top (a
 * page, a frame, a part that wakes up later) listens here, so that a switch draws it anew and keeps all that is typed.
 */
import { createContext, createElement, useContext, useSyncExternalStore, type ComponentType } from 'react';
import { currentLocale, onLocale, type Locale } from '../core/locale.ts';

/** How what is drawn hears of a switch: at once, unless a part of the page that nobody sees follows later (ui/lazySection.tsx). */
export const LocaleNews = createContext(onLocale);

/** On the server the build says which (build/entry-prerender.tsx). */
export function useLocale(): Locale {
  return useSyncExternalStore(useContext(LocaleNews), currentLocale, currentLocale);
}

/** A component that the router or `memo` would not draw again by itself. */
export function spoken<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Spoken(props) {
    useLocale();
    return createElement(Part, props);
  };
}

type Switch = (locale: Locale) => Promise<void>;
let change: Switch | null = null;

/** The app says here how a language is switched (app/language.ts). */
export function provideLanguageSwitch(by: Switch): void {
  change = by;
}

/** Keeps the page, what is open and what is typed. Until the app has started: nothing, and the link is followed. */
export function switchLanguage(locale: Locale): boolean {
  void change?.(locale);
  return change !== null;
}
