/**
 * The language in components. A word is asked of `messages` while something is drawn; whatever is drawn from the top (a
 * page, a frame, a part that wakes up later) listens here, so that a switch draws it anew and keeps all that is typed.
 */
import { createContext, createElement, useContext, useSyncExternalStore, type ComponentType } from 'react';
import { onTownZone, townZone } from '../campaign/townZone.ts';
import { currentLocale, onLocale, type Locale } from '../core/locale.ts';

/** Of a switch of the language, and of a new time zone in the town: both are in what is drawn. @returns ends it. */
export function onWriting(tell: () => void): () => void {
  const ends = [onLocale(tell), onTownZone(tell)];
  return () => ends.forEach((end) => end());
}

const writingNow = () => `${currentLocale()} ${townZone()}`;

/** How what is drawn hears of it: at once, unless a part of the page that is out of sight follows later (ui/lazySection.tsx). */
export const LocaleNews = createContext(onWriting);

/** On the server the build says which (build/entry-prerender.tsx). */
export function useLocale(): Locale {
  useSyncExternalStore(useContext(LocaleNews), writingNow, writingNow);
  return currentLocale();
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
