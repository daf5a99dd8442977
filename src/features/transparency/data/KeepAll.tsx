/** Fetches every part once the page is idle, so that one visit is enough for a dead spot. Draws nothing. */
import { useIdle } from '../../../hooks/useIdle.ts';
import { liveLinksRead } from '../../../hooks/contentLinks.ts';
import { liveFiguresRead } from '../../../hooks/liveFigures.ts';
import { useRead } from '../../../hooks/useRead.ts';
import {
  calendarRead,
  correctionsRead,
  decisionsRead,
  documentsRead,
  indicatorsRead,
  membersRead,
  paymentFilesRead,
  paymentsRead,
  policiesRead,
  promisesRead,
  requestsRead,
  sourcesRead,
} from './reads.ts';

export const KeepAll = () => (useIdle() ? <Keep /> : null);

function Keep() {
  useRead(documentsRead);
  useRead(decisionsRead);
  useRead(requestsRead);
  useRead(correctionsRead);
  useRead(membersRead);
  useRead(policiesRead);
  useRead(paymentFilesRead);
  useRead(paymentsRead);
  useRead(promisesRead);
  useRead(calendarRead);
  useRead(indicatorsRead);
  useRead(sourcesRead);
  useRead(liveFiguresRead);
  useRead(liveLinksRead);
  return null;
}
