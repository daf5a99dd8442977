/** A snapshot's line as a row of a file. */
import type { Cell } from '../../../core/csv.ts';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { methodWords, typeWords } from '../../money/model/words.ts';
import type { Entry } from '../model/entry.ts';
import { cashOf, raisedOf, spentOf } from '../model/groups.ts';
import type { FiledReport, NamedElections } from '../model/snapshot.ts';
import { dayWords, electionWords, keyWords, monthWords } from '../parts/words.ts';

export const headsOf = (): readonly string[] => [
  m.disclosure_csv_day(),
  m.disclosure_type(),
  m.disclosure_name(),
  m.disclosure_place(),
  m.disclosure_csv_amount(),
  m.disclosure_csv_raised(),
  m.disclosure_csv_spent(),
  m.disclosure_csv_cash(),
  m.disclosure_csv_entries(),
  m.disclosure_csv_shown(),
  m.disclosure_kind(),
  m.disclosure_employer(),
  m.disclosure_occupation(),
  m.disclosure_election(),
  m.disclosure_method(),
  m.disclosure_purpose(),
  m.disclosure_size(),
  m.disclosure_csv_until(),
  m.disclosure_csv_version(),
  m.disclosure_csv_as_of(),
  m.disclosure_csv_snapshot(),
  'SHA-256',
  m.disclosure_csv_taken(),
];

const shownWords = {
  named: m.disclosure_shown_named,
  summed: m.disclosure_shown_summed,
  withheld: m.disclosure_withheld,
} as const;

/** On paper, as on the screen: day, sort, name, place, amount. */
export const paperOf = (entry: Entry): readonly string[] => [
  entry.day === null ? monthWords(entry.month) : dayWords(entry.day),
  typeWords[entry.type](),
  entry.shown === 'named' ? (entry.name ?? '') : shownWords[entry.shown](),
  entry.place ?? '',
  exactMoney(entry.type === 'refund' ? -entry.cents : entry.cents),
];

/** Without the last four, which are the snapshot's. Of what is added up the month stands for the day. */
export const cellsOf = (entry: Entry, report: FiledReport | undefined, named: NamedElections = {}): readonly Cell[] => [
  entry.day ?? entry.month,
  typeWords[entry.type](),
  entry.shown === 'named' ? (entry.name ?? '') : shownWords[entry.shown](),
  entry.place ?? '',
  entry.cents / 100,
  raisedOf(entry) / 100,
  spentOf(entry) / 100,
  cashOf(entry) / 100,
  entry.entries,
  shownWords[entry.shown](),
  keyWords('kind', entry.kind),
  entry.employer,
  entry.occupation,
  entry.election === null ? null : electionWords(entry.election, named),
  entry.method === null ? null : methodWords[entry.method](),
  entry.purpose,
  keyWords('size', entry.size),
  report?.covers_until ?? null,
  report?.version ?? null,
];
