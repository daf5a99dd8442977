/** Reading a time in a row of the server's: epoch ms, whatever notation it has. */
import * as v from 'valibot';
import { parseTimestamp } from '../core/session/time.ts';

export const timestamp = v.pipe(
  v.string(),
  v.transform((text) => parseTimestamp(text)),
  v.number('not-a-time'),
);
