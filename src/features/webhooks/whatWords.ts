/** What a program is told of, and what became of a message, in words. */
import { m } from '../../messages/messages.js';
import type { LoggedMessage, Problem, What } from './model/webhook.ts';

export const whatWords: Readonly<Record<What | 'call_back', () => string>> = {
  volunteer: m.webhooks_what_volunteer,
  idea: m.webhooks_what_idea,
  newsletter: m.webhooks_what_newsletter,
  event: m.webhooks_what_event,
  yard_sign: m.webhooks_what_sign,
  call_back: m.webhooks_what_other,
};

const problemWords: Readonly<Record<Problem, () => string>> = {
  refused: m.webhooks_problem_refused,
  unreachable: m.webhooks_problem_unreachable,
  too_slow: m.webhooks_problem_slow,
  not_allowed: m.webhooks_problem_inside,
  redirected: m.webhooks_problem_moved,
};

export function outcomeWords({ delivered_at: taken, given_up_at: ended, problem, status }: LoggedMessage): string {
  if (taken !== null) return m.webhooks_taken();
  const why = problem === null ? '' : problemWords[problem]();
  const said = status === null ? why : m.webhooks_with_status({ why, status: String(status) });
  if (ended !== null) return problem === null ? m.webhooks_not_sent() : m.webhooks_given_up({ why: said });
  return problem === null ? m.webhooks_waits() : m.webhooks_again({ why: said });
}
