/** What the pages of the mails' links say, before the press and after it. */
import { m } from '../../../messages/messages.js';
import type { Pressed } from '../data/pressLink.ts';
import type { LinkName } from '../model/link.ts';

export const linkWords = {
  unsubscribe: {
    title: m.consent_unsubscribe_title,
    text: m.consent_unsubscribe_text,
    press: m.consent_unsubscribe_press,
    busy: m.consent_unsubscribing,
  },
  confirm: {
    title: m.consent_confirm_title,
    text: m.consent_confirm_text,
    press: m.consent_confirm_press,
    busy: m.consent_confirming,
  },
} as const satisfies Readonly<Record<LinkName, object>>;

interface Said {
  readonly title: () => string;
  readonly text: () => string;
}

const both = (said: Said): Readonly<Record<LinkName, Said>> => ({ unsubscribe: said, confirm: said });

export const outcomeWords: Readonly<Record<Pressed, Readonly<Record<LinkName, Said>>>> = {
  done: {
    unsubscribe: { title: m.consent_unsubscribed_title, text: m.consent_unsubscribed_text },
    confirm: { title: m.consent_confirmed_title, text: m.consent_confirmed_text },
  },
  unknown: {
    unsubscribe: { title: m.consent_link_unknown, text: m.consent_link_unknown_text },
    confirm: { title: m.consent_confirm_unknown, text: m.consent_confirm_unknown_text },
  },
  later: both({ title: m.consent_link_later, text: m.consent_link_later_text }),
  offline: both({ title: m.consent_link_offline, text: m.consent_link_offline_text }),
};
