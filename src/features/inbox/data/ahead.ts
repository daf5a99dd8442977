/** What /admin asks for at the press that leads there. */
import { askAhead } from '../../../hooks/useStaff.ts';
import { countsRead, viewRead } from './reads.ts';

export const askInboxAhead = (): Promise<void> => askAhead(viewRead('todo'), countsRead);
