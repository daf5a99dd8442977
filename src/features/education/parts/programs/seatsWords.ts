/** How many seats are left, in words. */
import { counted, digits } from '../../../../hooks/format.ts';
import { m } from '../../../../messages/messages.js';
import { seatsOf } from '../../model/program.ts';
import type { ProgramBody } from '../../model/programContent.ts';

export function seatsWords(body: ProgramBody): string {
  const seats = seatsOf(body);
  if (seats.state === 'unknown') return m.education_seats_unknown();
  const offered = digits(seats.offered);
  return seats.state === 'full'
    ? m.education_seats_full({ offered })
    : m.education_seats_free({ ...counted(seats.free), offered });
}
