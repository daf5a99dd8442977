/** What one line of the list of everything is called. */
import type { Line } from '../model/line.ts';
import { titleText } from '../model/title.ts';
import { kindName } from './labels.ts';

export const lineName = (line: Line): string =>
  titleText(line.title) ?? (line.kind.startsWith('words-') ? kindName(line.kind) : line.slug);
