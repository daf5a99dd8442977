/** What the parts of a rule are called where one is picked. */
import { m } from '../../../messages/messages.js';
import type { Basis, GiverKind, RuleKind } from '../model/rules.ts';

export const kindWords: Readonly<Record<RuleKind, () => string>> = {
  limit: m.rules_kind_limit,
  prohibited: m.rules_kind_prohibited,
  cash: m.rules_kind_cash,
  anonymous: m.rules_kind_anonymous,
  itemize: m.rules_kind_itemize,
  identify: m.rules_kind_identify,
  late_report: m.rules_kind_late,
  approval: m.rules_kind_approval,
  report: m.rules_kind_report,
  deposit: m.rules_kind_deposit,
  excess: m.rules_kind_excess,
  best_efforts: m.rules_kind_best_efforts,
  amend: m.rules_kind_amend,
  retention: m.rules_kind_retention,
};

export const basisNames: Readonly<Record<Basis, () => string>> = {
  per_election: m.money_basis_election,
  cycle: m.money_basis_cycle,
  calendar_year: m.money_basis_year,
  single: m.money_basis_single,
};

export const giverNames: Readonly<Record<GiverKind, () => string>> = {
  IND: m.money_kind_person,
  ORG: m.money_kind_organization,
  COM: m.money_kind_committee,
  CAN: m.money_kind_candidate,
};
