/** What /admin asks for at the press that leads there. */
import { personNow } from '../../../hooks/useSession.ts';
import { askAhead } from '../../../hooks/useStaff.ts';
import { keptActionsAhead } from './useOwnActions.ts';
import { countsRead, viewRead } from './reads.ts';

export function askInboxAhead(): Promise<void> {
  keptActionsAhead(personNow());
  return askAhead(viewRead('todo'), countsRead);
}
