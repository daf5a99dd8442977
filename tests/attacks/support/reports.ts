/** The reports of the books as their keeper sees them: what counts, and what an amendment needs. */
import { randomUUID } from 'node:crypto';
import type { Person } from '../../db/support/people.ts';
import { rowsOf, type Row } from './api.ts';
import type { Writing } from './writing.ts';

/** Lists in answers are of objects. */
export const listOf = (row: Row, name: string): Row[] => (Array.isArray(row[name]) ? (row[name] as Row[]) : []);

export function reportDesk(staff: Writing) {
  const first = async (person: Person, name: string, args: Row = {}): Promise<Row> =>
    rowsOf(await staff.call(person, name, args))[0] ?? {};
  const counting = async () =>
    listOf(await first('finance', 'money_reports'), 'reports').filter(({ amended }) => amended === false);
  const amendment = async (person: Person, over: Row = {}) => {
    // Earlier reports come first, or the later one is refused.
    const open = (await counting()).toSorted((a, b) =>
      String(a['covers_until']).localeCompare(String(b['covers_until'])),
    );
    const one = open.find(({ differs }) => differs === true);
    const { seen } = await first(person, 'money_report', { of_report: one?.['id'] });
    return {
      report: randomUUID(),
      until: one?.['covers_until'],
      amends: one?.['id'],
      reason: 'A check was found.',
      seen,
      ...over,
    };
  };
  const amendAll = async (person: Person) => {
    for (let left = 20; left > 0 && (await counting()).some(({ differs }) => differs === true); left--) {
      const { status, text } = await staff.call(person, 'file_report', await amendment(person));
      if (status !== 200) throw new Error(`The report was not amended: ${status} ${text}`);
    }
  };
  return { first, counting, amendment, amendAll };
}
