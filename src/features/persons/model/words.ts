/** What is said about people, by code. */
import { m } from '../../../messages/messages.js';
import { ACTIONS, type Action } from '../../inbox/model/facts.ts';
import { isResultCode, resultWords } from '../../field/model/results.ts';
import { SIGN_ACTIONS } from '../../signs/model/state.ts';
import { actionWords as signWords } from '../../signs/model/words.ts';
import { INTERESTS } from '../../intake/volunteer/kind.ts';
import type { Verdict } from './link.ts';
import type { Reason } from './person.ts';
import type { TaggedRole } from './roles.ts';
import type { Happening, What } from './sheet.ts';

export const whatWords: Readonly<Record<What, () => string>> = {
  volunteer: m.persons_what_volunteer,
  idea: m.persons_what_idea,
  newsletter: m.persons_what_newsletter,
  event: m.persons_what_event,
  yard_sign: m.persons_what_yard_sign,
  voter: m.persons_what_voter,
};

export const reasonWords: Readonly<Record<Reason, () => string>> = {
  email: m.persons_same_email,
  phone: m.persons_same_phone,
  name_and_street: m.persons_same_name_street,
  name: m.persons_same_name,
  street: m.persons_same_street,
};

export const verdictWords: Readonly<Record<Exclude<Verdict, 'undone'>, () => string>> = {
  same: m.persons_verdict_same,
  different: m.persons_verdict_different,
  household: m.persons_verdict_household,
};

export const roleWords: Readonly<Record<TaggedRole | 'canvasser', () => string>> = {
  canvasser: m.persons_role_canvasser,
  ride_giver: m.persons_role_ride_giver,
  host: m.persons_role_host,
};

const inboxWords: Readonly<Record<Action, () => string>> = {
  claimed: m.persons_act_claimed,
  assigned: m.persons_act_assigned,
  contacted: m.persons_act_contacted,
  note: m.persons_act_note,
  tagged: m.persons_act_tagged,
  untagged: m.persons_act_untagged,
  snoozed: m.persons_act_snoozed,
  closed: m.persons_act_closed,
  reopened: m.persons_act_reopened,
  spam: m.persons_act_spam,
};

const outcomeWords: Readonly<Record<string, () => string>> = {
  reached: m.persons_out_reached,
  left_message: m.persons_out_left_message,
  no_answer: m.persons_out_no_answer,
  wrong_number: m.persons_out_wrong_number,
  texted: m.persons_out_texted,
  mailed: m.persons_out_mailed,
};

const eventWords: Readonly<Record<string, () => string>> = {
  check_in: m.persons_came,
  no_show: m.persons_did_not_come,
  withdraw: m.persons_took_back,
};

const isAction = (code: string): code is Action => ACTIONS.some((one) => one === code);
const isWhat = (code: string): code is What => code in whatWords;

/** What happened, and what it was about: said in two parts, "Event RSVP" and "Town hall". */
export function happeningWords({ what, code, about }: Happening): readonly [string, string | null] {
  switch (what) {
    case 'sent': {
      const wants = INTERESTS.find(({ value }) => value === about);
      return [isWhat(code) ? whatWords[code]() : code, wants ? wants.label() : about];
    }
    case 'action':
      return [isAction(code) ? inboxWords[code]() : code, (about === null ? null : outcomeWords[about]?.()) ?? about];
    case 'event':
      return [eventWords[code]?.() ?? code, about];
    case 'sign': {
      const action = SIGN_ACTIONS.find((one) => one === code);
      return [m.persons_sign(), action ? signWords[action]() : code];
    }
    case 'door':
    case 'phone': {
      const result = isResultCode(code) ? resultWords(code) : code;
      const support = about === null ? result : m.persons_support({ result, score: about });
      return [what === 'door' ? m.persons_at_door() : m.persons_on_phone(), support];
    }
    case 'canvasser':
      return [m.persons_became_canvasser(), null];
    case 'turf':
      return [m.persons_took_turf(), about];
  }
}
