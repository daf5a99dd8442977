/** A snapshot of the books as everybody reads it: what it says of itself. Its lines come apart (entry.ts). */
import type { EntryType } from '../../money/model/entry.ts';
import type { ElectionKind, Rule } from '../../money/model/rules.ts';
import type { Groups, Totals } from './groups.ts';

export type ByType = Readonly<Partial<Record<EntryType, number | undefined>>>;

export interface FiledReport {
  readonly covers_from: string;
  readonly covers_until: string;
  readonly version: number;
  readonly sha256: string;
  readonly filed_on: string;
}

export interface Correction {
  readonly covers_until: string;
  readonly version: number;
  readonly reason: string;
  readonly filed_on: string;
  readonly was: ByType;
  readonly now: ByType;
}

export interface RulesSaid {
  readonly jurisdiction: string;
  readonly version: number;
  readonly source_url: string | null;
  readonly read_on: string;
  readonly made_up: boolean;
  readonly rules: readonly Omit<Rule, 'id'>[];
}

/** [kind, name in English, name in Spanish], by id. */
export type NamedElections = Readonly<
  Record<string, readonly [kind: ElectionKind, name_en: string | null, name_es: string | null]>
>;

export interface About {
  /** The last day that is told of, YYYY-MM-DD. */
  readonly as_of: string;
  /** From 1. */
  readonly n: number;
  readonly totals: Totals & { readonly cash_cents: number };
  readonly groups: Groups;
  /** None in a snapshot of before they had names. */
  readonly elections?: NamedElections | undefined;
  readonly reports: readonly FiledReport[];
  readonly corrections: readonly Correction[];
  readonly rules: RulesSaid | null;
  readonly lines: number;
  readonly withheld: number;
}

export interface EarlierSnapshot extends Totals {
  readonly n: number;
  readonly as_of: string;
  readonly sha256: string;
}

export interface Snapshot {
  readonly id: string;
  readonly sha256: string;
  readonly published_at: string;
  readonly about: About;
  /** As it came over the wire: what the hash is of. */
  readonly raw: unknown;
  readonly earlier: readonly EarlierSnapshot[];
}

/** The types whose sums differ between two versions of a report. */
export function changesOf({ was, now }: Pick<Correction, 'was' | 'now'>): readonly {
  readonly type: EntryType;
  readonly was: number;
  readonly now: number;
}[] {
  const types = [...new Set([...Object.keys(was), ...Object.keys(now)])] as EntryType[]; // the keys of both
  return types.map((type) => ({ type, was: was[type] ?? 0, now: now[type] ?? 0 })).filter((one) => one.was !== one.now);
}
