/** "Open now" for all services of the directory, as its page asks, by a clock that knows nothing yet. */
import { openFirst } from '../../../src/features/wellness/model/openFirst.ts';
import { opennessAt } from '../../../src/features/wellness/model/openness.ts';
import { serviceOf, type ServiceRow } from '../../../src/features/wellness/model/service.ts';
import { townClock } from '../../../src/features/wellness/model/townClock.ts';

export interface OpenTimes {
  /** Made ready once, when the directory comes, ms. */
  readonly ready: number;
  /** Which are open, in their order, ms. */
  readonly open: number;
  /** And of each until when, or why not, ms. */
  readonly until: number;
  readonly found: number;
}

/** @param at epoch ms */
function timeOpen(rows: readonly ServiceRow[], at: number): OpenTimes {
  const clock = townClock('America/New_York');
  const begun = performance.now();
  const services = rows.map((row) => serviceOf(row, clock.day));
  const ready = performance.now();
  const found = openFirst(services, at, clock).length;
  const open = performance.now();
  for (const { hours } of services) opennessAt(hours, at, clock);
  return { ready: ready - begun, open: open - ready, until: performance.now() - open, found };
}

Object.assign(window, { timeOpen });
