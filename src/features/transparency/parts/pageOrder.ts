/** In which order the campaign's longer texts stand: by their place, those without one last. */
import type { PageBody } from '../model/pageContent.ts';

/** For latestFirst(), which puts the greatest first. */
export const orderOf = ({ place }: PageBody): string => String(999_999 - (place ?? 999_999)).padStart(9, '0');
