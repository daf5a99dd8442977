/** What types, ways, duties and rules are called; asked while drawing. */
import { m } from '../../../messages/messages.js';
import type { EntryType } from './entry.ts';
import type { GiverKind, Method } from './rules.ts';

type Say = () => string;

export const typeWords: Readonly<Record<EntryType, Say>> = {
  contribution: m.money_type_contribution,
  in_kind: m.money_type_in_kind,
  loan: m.money_type_loan,
  loan_payment: m.money_type_loan_payment,
  refund: m.money_type_refund,
  expenditure: m.money_type_expenditure,
  fee: m.money_type_fee,
  other: m.money_type_other,
};

/** Who it was of, where nobody is named: of a fee or of interest nobody need be. */
export const nobodyWords = (type: EntryType): string =>
  type === 'fee' || type === 'other' ? typeWords[type]() : m.money_nobody();

export const methodWords: Readonly<Record<Method, Say>> = {
  check: m.money_method_check,
  cash: m.money_method_cash,
  card: m.money_method_card,
  transfer: m.money_method_transfer,
  in_kind: m.money_method_in_kind,
  loan: m.money_method_loan,
};

export const giverKindWords: Readonly<Record<GiverKind, Say>> = {
  IND: m.money_kind_person,
  ORG: m.money_kind_organization,
  COM: m.money_kind_committee,
  CAN: m.money_kind_candidate,
};

export const DUTY_KINDS = [
  'over_limit',
  'over_prohibited',
  'over_cash',
  'over_anonymous',
  'best_efforts',
  'late_report',
  'approval',
  'double',
  'deposit',
  'handover',
  'negative_cash',
  'report',
  'amend',
] as const;
export type DutyKind = (typeof DUTY_KINDS)[number];

export const dutyWords: Readonly<Record<DutyKind, Say>> = {
  over_limit: m.money_duty_over_limit,
  over_prohibited: m.money_duty_over_prohibited,
  over_cash: m.money_duty_over_cash,
  over_anonymous: m.money_duty_over_anonymous,
  best_efforts: m.money_duty_best_efforts,
  late_report: m.money_duty_late_report,
  approval: m.money_duty_approval,
  double: m.money_duty_double,
  deposit: m.money_duty_deposit,
  handover: m.money_duty_handover,
  negative_cash: m.money_duty_negative_cash,
  report: m.money_duty_report,
  amend: m.money_duty_amend,
};

export const actionWords: Readonly<Record<string, Say>> = {
  correction: m.money_action_correction,
  redesignation: m.money_action_redesignation,
  reattribution: m.money_action_reattribution,
  void: m.money_action_void,
  refund: m.money_action_refund,
};
