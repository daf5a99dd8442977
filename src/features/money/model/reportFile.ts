/** A report's lines as a file: the local form's columns, or those that a committee's software of the federal kind takes. */
import { toCsv, type Cell } from '../../../core/csv.ts';
import type { EntryType } from './entry.ts';
import type { GiverKind } from './rules.ts';
import { plainDollars } from './cents.ts';
import { nameParts } from './personName.ts';

export interface FileLine {
  /** Null: several are added up. */
  readonly entry_id: string | null;
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

/** The columns of the federal form's schedules, as committees' software names them, in a table's way. */
const FEC_COLUMNS = [
  'form_type',
  'transaction_id',
  'entity_type',
  'organization_name',
  'last_name',
  'first_name',
  'street_1',
  'city',
  'state',
  'zip',
  'election_code',
  'date',
  'amount',
  'aggregate',
  'purpose_description',
  'employer',
  'occupation',
  'memo_text',
  'prefix',
  'suffix',
] as const;

const FEC_FORMS: Readonly<Record<EntryType, string>> = {
  contribution: 'SA11AI',
  in_kind: 'SA11AI',
  loan: 'SA13A',
  loan_payment: 'SB19A',
  refund: 'SB20A',
  expenditure: 'SB17',
  fee: 'SB17',
  other: 'SA15',
};
const FEC_GIVERS: Readonly<Partial<Record<GiverKind, string>>> = { COM: 'SA11C', CAN: 'SA11D' };

function fecForm({ type, entry_id: id, giver_kind: kind }: FileLine): string {
  if (type !== 'contribution' && type !== 'in_kind') return FEC_FORMS[type];
  if (id === null) return 'SA11AII';
  return (kind === null ? undefined : FEC_GIVERS[kind]) ?? FEC_FORMS[type];
}

/** Like the federal form's schedules A and B: a town's report that such software reads, not a filing. Days as YYYYMMDD. */
export function fecCsv(lines: readonly FileLine[], head: FileHead): string {
  return toCsv(
    FEC_COLUMNS,
    lines.map((line, at): readonly Cell[] => {
      const person = line.giver_kind === 'IND' || line.giver_kind === 'CAN';
      const name = person ? nameParts(line.name ?? '') : null;
      return [
        fecForm(line),
        line.entry_id === null ? `SUM${at + 1}` : line.entry_id.replaceAll('-', '').slice(0, 20).toUpperCase(),
        line.giver_kind,
        person ? null : line.name,
        name?.last ?? null,
        name?.first ?? null,
        line.street,
        line.city,
        line.state,
        line.postcode,
        line.election_id,
        (line.received_on ?? head.covers_until).replaceAll('-', ''),
        money(line.cents),
        money(line.so_far_cents),
        line.purpose,
        line.employer,
        line.occupation,
        // What it is besides, of how many gifts, and of which report.
        [line.type, line.entries, line.month, head.covers_from, head.covers_until, head.version, head.sha256].join(' '),
        name?.prefix ?? null,
        name?.suffix ?? null,
      ];
    }),
  );
}
