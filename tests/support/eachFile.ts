/**
 * Before each file of tests, which share their modules within a worker (vitest.config.ts): what the app keeps for the whole page
 * stands again as a page begins with it.
 */
import { BASE_LOCALE, setLocale } from '../../src/core/locale.ts';

setLocale(BASE_LOCALE);
