/** A report's lines as a file: the local form's columns, or those that a committee's software of the federal kind takes. */
import { toCsv, type Cell } from '../../../core/csv.ts';
import type { EntryType } from './entry.ts';
import type { GiverKind } from './rules.ts';
import { plainDollars } from './cents.ts';

export interface FileLine {
  readonly type: EntryType;
  readonly cents: number;
  readonly entries: number;
  readonly received_on: string | null;
  readonly month: string;
  readonly giver_kind: GiverKind | null;
  readonly name: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly employer: string | null;
  readonly occupation: string | null;
  readonly election_id: string | null;
  readonly purpose: string | null;
  readonly so_far_cents: number | null;
}

export interface FileHead {
  readonly covers_from: string;
  readonly covers_until: string;
  readonly version: number;
  readonly sha256: string;
}

const COLUMNS = [
  'type',
  'date',
  'amount',
  'entries',
  'kind',
  'name',
  'street',
  'city',
  'state',
  'zip',
  'employer',
  'occupation',
  'election',
  'purpose',
  'aggregate',
  'covers_from',
  'covers_until',
  'version',
  'sha256',
] as const;

const money = (cents: number | null) => (cents === null ? null : plainDollars(cents));

/** The names of the columns are the form's: alike in every language. Of what is added up the month stands for the day. */
export function reportCsv(lines: readonly FileLine[], head: FileHead): string {
  return toCsv(
    COLUMNS,
    lines.map((line): readonly Cell[] => [
      line.type,
      line.received_on ?? line.month,
      money(line.cents),
      line.entries,
      line.giver_kind,
      line.name,
      line.street,
      line.city,
      line.state,
      line.postcode,
      line.employer,
      line.occupation,
      line.election_id,
      line.purpose,
      money(line.so_far_cents),
      head.covers_from,
      head.covers_until,
      head.version,
      head.sha256,
    ]),
  );
}
