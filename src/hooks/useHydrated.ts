/** False while a page is printed and taken over from its print, true from then on and on every page that is drawn anew. */
import { useGently } from './useGently.ts';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

export const useHydrated = (): boolean => useGently(never, yes, no);
