/** The words that the app comes with, in every language. For the build and the server's tools: in a page they would be code. */
import type { Locale } from '../core/locale.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import type { Words } from './words.ts';

export const seeds: Readonly<Record<Locale, Words>> = { en, es };
