/** A question as everybody reads it, its answer, and whether what was promised with it is overdue. */
import type { LinkedStep } from '../../../core/content/linkedStep.ts';
import type { Locale } from '../../../core/locale.ts';

export const SHOWN_STATES = ['approved', 'on_stage', 'answered'] as const;
export const STATES = ['pending', ...SHOWN_STATES, 'merged', 'declined', 'withdrawn'] as const;
export type State = (typeof STATES)[number];

export interface Question {
  readonly id: string;
  readonly session: string;
  readonly text: string;
  /** Staff have changed its words; its asker's are kept. */
  readonly edited: boolean;
  readonly language: Locale;
  readonly name: string | null;
  readonly origin: 'before' | 'room' | 'paper' | 'phone';
  readonly state: State;
  readonly topic: string | null;
  /** ISO 8601. */
  readonly asked_at: string;
  readonly staged_at: string | null;
  /** null: fewer than five. */
  readonly supports: number | null;
  readonly held: boolean;
  readonly answer_en: string | null;
  readonly answer_es: string | null;
  readonly answered_by: string | null;
  /** YYYY-MM-DD, as are the days below. */
  readonly answered_on: string | null;
  readonly promise_en: string | null;
  readonly promise_es: string | null;
  readonly due_on: string | null;
  readonly done_en: string | null;
  readonly done_es: string | null;
  readonly done_on: string | null;
  /** The ids of what was merged into it: whoever supported one of them supports this one. */
  readonly also: readonly string[];
  readonly led_to: readonly LedToEnd[];
}

/** What came of a question: something that is live. */
export interface LedToEnd {
  readonly kind: string;
  readonly slug: string;
  readonly words_en: string | null;
  readonly words_es: string | null;
  /** YYYY-MM-DD; null: not told. */
  readonly on: string | null;
  readonly step: LinkedStep | null;
}

/** Words in the reader's language, or in the other one, which is then said with them. */
export function inEither(
  en: string | null,
  es: string | null,
  locale: Locale,
): { readonly text: string; readonly lang: Locale } | null {
  const own = locale === 'es' ? es : en;
  if (own !== null) return { text: own, lang: locale };
  const other = locale === 'es' ? en : es;
  return other === null ? null : { text: other, lang: locale === 'es' ? 'en' : 'es' };
}

export type PromiseState = 'none' | 'owed' | 'overdue' | 'kept';

/** @param today YYYY-MM-DD in the town; null while it is not known. */
export function promiseState(
  { due_on, done_on }: Pick<Question, 'due_on' | 'done_on'>,
  today: string | null,
): PromiseState {
  if (due_on === null) return 'none';
  if (done_on !== null) return 'kept';
  return today !== null && due_on < today ? 'overdue' : 'owed';
}
