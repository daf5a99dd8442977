/** What somebody has typed at a desk as the answer to something, and not saved: the studio goes on with it. */

/** Where a desk keeps it. @param asked `question/<the id that everybody knows it by>` or `idea/<id>`; of a place nothing is kept so */
export const deskDraft = (userId: string, asked: string): string => `answer:${userId}:${asked}`;

export interface TypedAtDesk {
  readonly en: string;
  readonly es: string;
  /** Who answers; '' where the desk does not ask. */
  readonly named: string;
}

/** By the names of the desks' own fields: of ideas, and of questions. @returns null where no words are kept. */
export function typedAtDesk(kept: unknown): TypedAtDesk | null {
  if (typeof kept !== 'object' || kept === null || !('values' in kept)) return null;
  const texts: Readonly<Record<string, unknown>> = { ...Object(kept.values) };
  const first = (...names: readonly string[]) =>
    names.map((name) => texts[name]).find((text): text is string => typeof text === 'string') ?? '';
  const typed = { en: first('responseEn', 'wordsEn'), es: first('responseEs', 'wordsEs'), named: first('named') };
  return typed.en.trim() === '' && typed.es.trim() === '' ? null : typed;
}

/** What a reply does not say: it stays at the desk, which promises. Its answer and its name begin there again with what stands. */
const PROMISE = ['promiseEn', 'promiseEs', 'dueOn'] as const;

/** @returns the draft of the desk once its answer goes on in the studio; null where nothing of it is left. */
export function leftAtDesk(kept: unknown): object | null {
  if (typeof kept !== 'object' || kept === null || !('values' in kept)) return null;
  const texts: Readonly<Record<string, unknown>> = { ...Object(kept.values) };
  const promised = PROMISE.map((name) => [name, texts[name]] as const).filter(
    ([, text]) => typeof text === 'string' && text.trim() !== '',
  );
  return promised.length === 0 ? null : { ...kept, values: Object.fromEntries(promised) };
}
