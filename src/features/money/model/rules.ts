/** The rules about money as rows: the same words as the tables of supabase/migrations/20261201091000_money_rules.sql. */
export const GIVER_KINDS = ['IND', 'ORG', 'COM', 'CAN'] as const;
export type GiverKind = (typeof GIVER_KINDS)[number];

export const METHODS = ['check', 'cash', 'card', 'transfer', 'in_kind', 'loan'] as const;
export type Method = (typeof METHODS)[number];

export const RULE_KINDS = [
  'limit',
  'prohibited',
  'cash',
  'anonymous',
  'itemize',
  'identify',
  'late_report',
  'approval',
  'report',
  'deposit',
  'excess',
  'best_efforts',
  'amend',
  'retention',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const BASES = ['per_election', 'cycle', 'calendar_year', 'single'] as const;
export type Basis = (typeof BASES)[number];

/** `gt`: more than the amount is past it. `gte`: reaching it is. */
export type Operator = 'gt' | 'gte';

export interface Rule {
  readonly id: string;
  readonly kind: RuleKind;
  /** Null: whoever gives. */
  readonly contributor_kind: GiverKind | null;
  /** Null: in whatever way. */
  readonly methods: readonly Method[] | null;
  readonly basis: Basis | null;
  readonly operator: Operator | null;
  readonly amount_cents: number | null;
  /** Until it has to be done; of a report, from the election on. */
  readonly days: number | null;
  /** Days before an election in which a large gift is reported by itself. */
  readonly window_before: number | null;
}

export interface Cycle {
  readonly id: string;
  /** First and last day, as YYYY-MM-DD. */
  readonly begins_on: string;
  readonly ends_on: string;
}

export const ELECTION_KINDS = ['primary', 'general', 'runoff', 'special', 'other'] as const;
export type ElectionKind = (typeof ELECTION_KINDS)[number];

/** What an election is called: by its kind where it has no name of its own. */
export interface ElectionNames {
  readonly kind?: ElectionKind | undefined;
  readonly name_en?: string | null | undefined;
  readonly name_es?: string | null | undefined;
}

export interface Election extends ElectionNames {
  readonly id: string;
  readonly cycle: string;
  readonly held_on: string;
}

/** What a place asks, and the time it asks it for. */
export interface RuleBook {
  readonly rules: readonly Rule[];
  readonly cycles: readonly Cycle[];
  readonly elections: readonly Election[];
}
