/** Why two givers look alike and what was said about two, in words. */
import { m } from '../../../messages/messages.js';
import type { Verdict } from '../../persons/model/link.ts';
import type { Likeness } from '../model/giverPage.ts';

const reasonWords: Readonly<Record<Likeness, () => string>> = {
  email: m.givers_why_email,
  phone: m.givers_why_phone,
  street: m.givers_why_street,
  name: m.givers_why_name,
  typo: m.givers_why_typo,
};

export const reasonsInWords = (reasons: readonly Likeness[]) =>
  reasons.map((reason) => ({ text: reasonWords[reason](), strong: reason === 'email' || reason === 'phone' }));

const verdictWords: Readonly<Record<Exclude<Verdict, 'undone'>, () => string>> = {
  same: m.givers_verdict_same,
  different: m.givers_verdict_different,
  household: m.givers_verdict_household,
};

export const verdictInWords = (verdict: Verdict): string | null =>
  verdict === 'undone' ? null : verdictWords[verdict]();
