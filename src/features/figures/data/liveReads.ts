/** What every page that shows figures asks of the backend: the indicators and their sources. Everybody may ask; both are kept on the device. */
import { liveRead } from '../../../backend/liveRead.ts';
import { indicatorContent } from '../model/indicatorContent.ts';
import { sourceContent } from '../model/sourceContent.ts';

export const indicatorsRead = liveRead(indicatorContent);
export const sourcesRead = liveRead(sourceContent);
