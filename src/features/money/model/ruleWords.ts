/** A rule in a sentence. */
import { m } from '../../../messages/messages.js';
import { methodWords } from './words.ts';
import type { Basis, GiverKind, Rule } from './rules.ts';

const basisWords: Readonly<Record<Basis, () => string>> = {
  per_election: m.money_basis_election,
  cycle: m.money_basis_cycle,
  calendar_year: m.money_basis_year,
  single: m.money_basis_single,
};

const giverWords: Readonly<Record<GiverKind, () => string>> = {
  IND: m.money_from_person,
  ORG: m.money_from_organization,
  COM: m.money_from_committee,
  CAN: m.money_from_candidate,
};

export function ruleWords(rule: Omit<Rule, 'id'>, say: (cents: number) => string): string {
  const text = sentenceOf(rule, say);
  // A rule about cash is of nothing else.
  if (rule.methods === null || rule.kind === 'cash') return text;
  return m.money_rule_ways({ rule: text, ways: rule.methods.map((way) => methodWords[way]()).join(', ') });
}

function sentenceOf(rule: Omit<Rule, 'id'>, say: (cents: number) => string): string {
  const amount = rule.amount_cents === null ? '' : say(rule.amount_cents);
  const much = rule.operator === 'gte' ? m.money_reaching({ amount }) : m.money_more_than({ amount });
  const basis = rule.basis === null ? '' : basisWords[rule.basis]();
  const from = rule.contributor_kind === null ? m.money_from_anybody() : giverWords[rule.contributor_kind]();
  const days = String(Math.abs(rule.days ?? 0));
  const sentence = { much, basis, from };
  switch (rule.kind) {
    case 'limit':
      return m.money_rule_limit(sentence);
    case 'prohibited':
      return m.money_rule_prohibited({ from });
    case 'cash':
      return m.money_rule_cash(sentence);
    case 'anonymous':
      return m.money_rule_anonymous(sentence);
    case 'itemize':
      return m.money_rule_itemize(sentence);
    case 'identify':
      return m.money_rule_identify(sentence);
    case 'late_report':
      return m.money_rule_late({ much, window: String(rule.window_before ?? 0), days });
    case 'approval':
      return m.money_rule_approval({ much });
    case 'report':
      return (rule.days ?? 0) < 0 ? m.money_rule_report_before({ days }) : m.money_rule_report_after({ days });
    case 'deposit':
      return m.money_rule_deposit({ days });
    case 'excess':
      return m.money_rule_excess({ days });
    case 'best_efforts':
      return m.money_rule_best_efforts({ days });
    case 'amend':
      return m.money_rule_amend({ days });
    case 'retention':
      return m.money_rule_retention({ days });
  }
}
