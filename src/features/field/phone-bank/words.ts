/** A batch of calls in words. */
import { outcomeOf, type Call } from '../model/calls.ts';
import { resultWords, supportWords } from '../model/results.ts';
import { deliveryWords } from '../data/words.ts';
import { moment } from '../../../hooks/format.ts';

export function timeWords(at: number): string {
  return moment(at);
}

/** "Call back: due now, asked for 5:00 PM", "Call back after 5:00 PM"; '' when they did not ask in this batch. */
function callBackWords(call: Call, now: number): string {
  if (call.callBackAt === null) return '';
  const at = timeWords(call.callBackAt);
  return call.callBackAt <= now ? `Call back: due now, asked for ${at}` : `Call back after ${at}`;
}

/** The second line of a call in the list: "Next", "Due now: asked for a call after 5:00 PM", "Canvassed · Lean · Sent". */
export function callWords(call: Call, next: boolean, now: number): string {
  const result = outcomeOf(call);
  const { language } = call.person;
  const said =
    result === null
      ? [
          next ? 'Next' : '',
          call.closed ? 'Do not call' : call.badNumber ? 'Number reaches nobody' : '',
          call.askedFor === null ? '' : `Due now: asked for a call after ${timeWords(call.askedFor)}`,
        ]
      : [
          callBackWords(call, now) || resultWords(result.result),
          result.support === null ? '' : supportWords(result.support),
          deliveryWords(call.state),
        ];
  return [...said, language === null ? '' : `Speaks ${language}`].filter(Boolean).join(' · ');
}

/** "2 hours", "90 minutes" */
export function lengthWords(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}

/** Until when the batch is one's own, or that this is over. All calls of a list have about the same end; the first counts. */
export function leaseWords(calls: readonly Call[], now: number): string {
  const end = Math.min(...calls.map(({ expiresAt }) => expiresAt));
  return end > now
    ? `Yours until ${timeWords(end)}. Whoever you have not called by then goes to somebody else.`
    : `Your time with these ended at ${timeWords(end)}. Whoever you have not called may be with somebody else now. What you saved counts.`;
}
