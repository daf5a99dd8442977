/** Before any test: the folder that all of a run's temporary files lie in. */
import { openScratch } from './scratch.ts';

export default openScratch;
