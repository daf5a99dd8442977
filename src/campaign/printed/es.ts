/** The page's words in Spanish as this build has them: build/bakedWords.ts puts those it was given in the seed's place. */
import { words } from '../es.ts';
import type { PageWords } from '../page.ts';

export const page: PageWords = { locale: 'es', words, borrowed: {}, from: {} };
