/** A text that can stand as a constant: as it is, or as the message that says it in the language of the moment. */
export type Label = string | (() => string);

/** Said in the language of the moment, however long ago it was handed over. */
export type Message = () => string;

/** Asked while something is drawn. */
export const labelOf = (label: Label): string => (typeof label === 'string' ? label : label());
