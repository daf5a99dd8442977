/** What leaders read of people, kept on the device per person: who raised a hand last, and each page that was opened. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { lineSchema, sheetSchema, type PersonLine, type PersonSheet } from '../model/sheet.ts';

const MOST = 50;

/** What somebody types is never part of an address, so the list without words is the one that is kept. */
export const latestRead = defineRead<PersonLine>({
  key: 'persons',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('find_people', { most: MOST }),
  parse: rowsOf('find_people', lineSchema),
});

export const sheetRead = keyedRead((ref) =>
  defineRead<PersonSheet>({
    key: `person:${ref}`,
    maxAgeMs: 0,
    refetchMs: 60_000,
    path: () => callPath('person_page', { of_ref: ref }),
    parse: rowsOf('person_page', sheetSchema),
  }),
);

export const parseLines = (answer: unknown): readonly PersonLine[] => v.parse(v.array(lineSchema), answer);
