/** That whoever goes to doors has the directory of help on their device before they lose the signal. */
import { useRead } from '../../../hooks/useRead.ts';
import { servicesRead } from './reads.ts';

/** Asks where what is kept is old. @returns asks in any case, and never rejects: a turf is taken along without it, too. */
export const useTakeHelp = (): (() => Promise<void>) => useRead(servicesRead).refresh;
