/** How the desk speaks of its views, of what was decided, and of what to look at twice. */
import { m } from '../../../messages/messages.js';
import type { Action } from '../model/actionKind.ts';
import type { View } from '../model/desk.ts';
import type { Flag } from '../../moderation/model/flags.ts';

export const viewWords: Readonly<Record<View, () => string>> = {
  waiting: m.ideas_view_waiting,
  open: m.ideas_view_open,
  answered: m.ideas_view_answered,
  merged: m.ideas_view_merged,
  off: m.ideas_view_off,
};

export const actionWords: Readonly<Record<Action, () => string>> = {
  published: m.ideas_did_published,
  declined: m.ideas_did_declined,
  hidden: m.ideas_did_hidden,
  responded: m.ideas_did_responded,
  merged: m.ideas_did_merged,
  split: m.ideas_did_split,
  asked: m.ideas_did_asked,
  note: m.ideas_did_note,
};

export const personalWords: Readonly<Record<Flag, () => string>> = {
  phone: m.ideas_personal_phone,
  email: m.ideas_personal_email,
  address: m.ideas_personal_address,
  link: m.ideas_personal_link,
  name: m.ideas_personal_name,
  rude: m.ideas_personal_rude,
};
