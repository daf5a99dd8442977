/** A batch of calls in words. */
import { outcomeOf, type Call } from '../model/calls.ts';
import { resultWords, supportWords } from '../model/results.ts';
import { deliveryWords } from '../data/words.ts';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';

export function timeWords(at: number): string {
  return moment(at);
}

/** "Call back: due now, asked for 5:00 PM", "Call back after 5:00 PM"; '' when they did not ask in this batch. */
function callBackWords(call: Call, now: number): string {
  if (call.callBackAt === null) return '';
  const at = timeWords(call.callBackAt);
  return call.callBackAt <= now ? m.phone_bank_due_now({ time: at }) : m.phone_bank_call_back_after({ time: at });
}

/** The second line of a call in the list: "Next", "Due now: asked for a call after 5:00 PM", "Canvassed · Lean · Sent". */
export function callWords(call: Call, next: boolean, now: number): string {
  const result = outcomeOf(call);
  const { language } = call.person;
  const said =
    result === null
      ? [
          next ? m.phone_bank_next() : '',
          call.closed ? m.phone_bank_do_not_call() : call.badNumber ? m.phone_bank_bad_number() : '',
          call.askedFor === null ? '' : m.phone_bank_asked_due({ time: timeWords(call.askedFor) }),
        ]
      : [
          callBackWords(call, now) || resultWords(result.result),
          result.support === null ? '' : supportWords(result.support),
          deliveryWords(call.state),
        ];
  return [...said, language === null ? '' : m.phone_bank_speaks({ language })].filter(Boolean).join(' · ');
}

/** "2 hours", "90 minutes" */
export function lengthWords(minutes: number): string {
  return minutes % 60 === 0 ? m.phone_bank_hours({ count: minutes / 60 }) : m.phone_bank_minutes({ count: minutes });
}

/** Until when the batch is one's own, or that this is over. All calls of a list have about the same end; the first counts. */
export function leaseWords(calls: readonly Call[], now: number): string {
  const end = Math.min(...calls.map(({ expiresAt }) => expiresAt));
  const time = timeWords(end);
  return end > now ? m.phone_bank_yours_until({ time }) : m.phone_bank_over({ time });
}
