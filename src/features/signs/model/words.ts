/** What is said of a sign, by code. */
import { m } from '../../../messages/messages.js';
import type { SignAction, SignState } from './state.ts';

export const actionWords: Readonly<Record<SignAction, () => string>> = {
  approved: m.signs_did_approved,
  placed: m.signs_did_placed,
  delivered: m.signs_did_delivered,
  not_home: m.signs_did_not_home,
  declined: m.signs_did_declined,
  damaged: m.signs_did_damaged,
  replaced: m.signs_did_replaced,
  removed: m.signs_did_removed,
  not_found: m.signs_did_not_found,
  undone: m.signs_did_undone,
};

export const stateWords: Readonly<Record<SignState, () => string>> = {
  new: m.signs_state_new,
  approved: m.signs_state_approved,
  declined: m.signs_state_declined,
  standing: m.signs_state_standing,
  damaged: m.signs_state_damaged,
  removed: m.signs_state_removed,
  not_found: m.signs_state_not_found,
};
