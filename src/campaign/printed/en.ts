/** The page's words in English as this build has them: build/bakedWords.ts puts those it was given in the seed's place. */
import { words } from '../en.ts';
import type { PageWords } from '../page.ts';

export const page: PageWords = { locale: 'en', words, borrowed: {}, from: {} };
