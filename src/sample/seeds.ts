/** The sample town's words, in every language. */
import type { Locale } from '../core/locale.ts';
import type { Words } from '../campaign/words.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';

export const sampleSeeds: Readonly<Record<Locale, Words>> = { en, es };
