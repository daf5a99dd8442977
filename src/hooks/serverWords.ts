/**
 * What the database says no with (supabase/migrations), in the person's language. Its English stays its own: each message's
 * English is the sentence to the letter, and by it the message is found.
 */
import { BASE_LOCALE } from '../core/locale.ts';
import { m } from '../messages/messages.js';

const SENTENCES: readonly (typeof m.hooks_server_no_role)[] = [
  m.hooks_server_last_leader,
  m.hooks_server_factor_first,
  m.hooks_server_own_factor,
  m.hooks_server_no_confirmed_account,
  m.hooks_server_no_role,
  m.hooks_server_no_account,
  m.hooks_server_event_gone,
  m.hooks_server_event_changed,
  m.hooks_server_event_past,
  m.hooks_server_event_end,
  m.hooks_server_no_ride_needed,
  m.hooks_server_no_ride_offered,
  m.hooks_server_due_passed,
  m.hooks_server_walk_no_role,
  m.hooks_server_turf_held,
  m.hooks_server_no_turf_or_person,
  m.hooks_server_turf_return,
  m.hooks_server_turf_size,
  m.hooks_server_doors_taken,
  m.hooks_server_no_door,
  m.hooks_server_turf_name,
  m.hooks_server_rollback,
  m.hooks_server_no_turf,
  m.hooks_server_turf_apart,
  m.hooks_server_only_canvassers,
  m.hooks_server_turf_elsewhere,
  m.hooks_server_no_volunteer,
  m.hooks_server_ask_email,
  m.hooks_server_not_email,
  m.hooks_server_voter_file,
  m.hooks_server_payment_file,
  m.hooks_server_no_payment_file,
  m.hooks_server_payment,
  m.hooks_server_payment_whole,
  m.hooks_server_payment_place,
  m.hooks_server_payments_many,
  m.hooks_server_payment_reason,
  m.hooks_server_no_import,
  m.hooks_server_webhooks_many,
  m.hooks_server_webhook_ended,
  m.hooks_server_import_elsewhere,
  m.hooks_server_batch,
  m.hooks_server_route_no_role,
  m.hooks_server_route_size,
  m.hooks_server_signs_taken,
  m.hooks_server_no_sign,
  m.hooks_server_route_name,
  m.hooks_server_route_over,
  m.hooks_server_route_end,
  m.hooks_server_only_staff,
  m.hooks_server_only_leaders,
  m.hooks_server_only_events,
  m.hooks_server_only_field,
  m.hooks_server_only_callers,
  m.hooks_server_export_reason,
  m.hooks_server_privacy_none,
  m.hooks_server_privacy_closed,
  m.hooks_server_privacy_other,
  m.hooks_server_privacy_identity,
  m.hooks_server_privacy_request,
  m.hooks_server_privacy_step,
  m.hooks_server_privacy_why,
  m.hooks_server_privacy_once,
  m.hooks_server_privacy_roles,
  m.hooks_server_privacy_field,
  m.hooks_server_privacy_value,
  m.hooks_server_privacy_rule,
  m.hooks_server_privacy_days,
  m.hooks_server_settings_changed,
  m.hooks_server_money_none,
  m.hooks_server_money_meanwhile,
  m.hooks_server_money_revise,
  m.hooks_server_money_refund_first,
  m.hooks_server_money_more,
  m.hooks_server_money_parts,
  m.hooks_server_money_refund,
  m.hooks_server_money_second,
  m.hooks_server_money_settle,
  m.hooks_server_money_two,
  m.hooks_server_money_take,
  m.hooks_server_money_books,
  m.hooks_server_money_totals,
  m.hooks_server_report_which,
  m.hooks_server_report_first,
  m.hooks_server_report_open,
  m.hooks_server_report_none,
  m.hooks_server_report_amended,
  m.hooks_server_report_same,
  m.hooks_server_report_changed,
  m.hooks_server_report_sum,
  m.hooks_server_publish_none,
  m.hooks_server_publish_all,
  m.hooks_server_publish_second,
  m.hooks_server_publish_sum,
  m.hooks_server_withhold,
  m.hooks_server_content_readers,
  m.hooks_server_content_kind,
  m.hooks_server_content_eyes,
  m.hooks_server_content_link,
  m.hooks_server_content_ref,
  m.hooks_server_content_picture,
  m.hooks_server_content_incomplete,
  m.hooks_server_content_reviewer,
  m.hooks_server_content_own,
  m.hooks_server_content_release,
  m.hooks_server_content_release_what,
  m.hooks_server_content_release_other,
  m.hooks_server_content_unmerged,
  m.hooks_server_content_ends_before,
  m.hooks_server_content_far,
  m.hooks_server_payments_rows,
  m.hooks_server_picture_room,
  m.hooks_server_picture_name,
];

/** With the numbers that the database puts in. */
const COUNTED: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [
    /^The capacity cannot be below the (\d+) people who were promised a place\.$/,
    (promised) => m.hooks_server_capacity({ promised }),
  ],
  [
    /^There is room for (\d+) in that car, and they are (\d+)\.$/,
    (seats, party) => m.hooks_server_ride_full({ seats, party }),
  ],
];

let found: ReadonlyMap<string, () => string> | null = null;

/** A sentence that has no message is said as it comes. */
export function serverWords(sentence: string): string {
  found ??= new Map(SENTENCES.map((say) => [say({}, { locale: BASE_LOCALE }), () => say()]));
  const exact = found.get(sentence);
  if (exact) return exact();
  for (const [pattern, say] of COUNTED) {
    const [, first, second = ''] = pattern.exec(sentence) ?? [];
    if (first !== undefined) return say(first, second);
  }
  return sentence;
}
