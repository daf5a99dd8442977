/** What a record is called in an address: which table and its id, and nothing about the person. */
const LETTERS = { signup: 's', yard_sign: 'y', voter: 'v' } as const;
export type RecordKind = keyof typeof LETTERS;

/** For `/admin/people/$person`: the page of whoever sent this, or lives there. */
export const personRef = (kind: RecordKind, id: string): string => `${LETTERS[kind]}-${id}`;
