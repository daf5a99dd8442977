/** What the page about schools asks of the backend: its programs. Everybody may ask; they are kept on the device. */
import { liveRead } from '../../../backend/liveRead.ts';
import { programContent } from '../model/programContent.ts';

export const programsRead = liveRead(programContent);
