/** A text that can stand as a constant: as it is, or as the message that says it in the language of the moment. */
export type Words = string | (() => string);

/** Asked while something is drawn. */
export const wordsOf = (words: Words): string => (typeof words === 'string' ? words : words());
