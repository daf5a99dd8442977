/** What the town halls ask of the backend. Everybody may ask; all of it is kept on the device. */
import * as v from 'valibot';
import { callPath, functionPath } from '../../../backend/paths.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { stepSchema } from '../../../hooks/contentLinks.ts';
import { SHOWN_STATES, STATES, type Question } from '../model/question.ts';
import type { Session } from '../model/session.ts';

const MINUTE_MS = 60_000;
/** While a room is open and somebody looks. */
export const IN_THE_ROOM_MS = 5000;
/** Where the backend tells that something changed: for what it could not tell. */
const WHERE_TOLD_MS = MINUTE_MS;

const instant = v.pipe(
  v.string(),
  v.check((at) => !Number.isNaN(Date.parse(at))),
);
const day = v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)));
const text = v.nullable(v.string());

const ledToSchema = v.array(
  v.object({
    relation: v.string(),
    kind: v.string(),
    slug: v.string(),
    words_en: text,
    words_es: text,
    // None in what was kept, or printed, from before there were any.
    on: v.optional(day, null),
    step: v.optional(stepSchema, null),
  }),
);
const session = {
  id: v.string(),
  event: v.string(),
  title: v.string(),
  date: instant,
  ends_at: instant,
  location: v.string(),
  cancelled: v.boolean(),
  opens_at: instant,
  closes_at: instant,
  asked: v.number(),
  answered: v.number(),
  owed: v.number(),
  // None in what a device kept, or was printed, from before there were any.
  unanswered: v.optional(v.nullable(v.number()), null),
  answers_due_on: v.optional(day, null),
};
const question = {
  id: v.string(),
  session: v.string(),
  text: v.string(),
  edited: v.boolean(),
  language: v.picklist(['en', 'es']),
  name: text,
  origin: v.picklist(['before', 'room', 'paper', 'phone']),
  state: v.picklist(SHOWN_STATES),
  topic: text,
  asked_at: instant,
  staged_at: v.nullable(instant),
  supports: v.nullable(v.number()),
  held: v.boolean(),
  answer_en: text,
  answer_es: text,
  answered_by: text,
  answered_on: day,
  promise_en: text,
  promise_es: text,
  due_on: day,
  done_en: text,
  done_es: text,
  done_on: day,
  // Told where there is any.
  also: v.optional(v.array(v.string()), () => []),
  led_to: v.optional(ledToSchema, () => []),
};
const sessionSchema = v.object(session);
const questionSchema = v.object(question);
const captionSchema = v.object({ text: v.string(), language: v.picklist(['en', 'es']), at: instant });
export type Caption = v.InferOutput<typeof captionSchema>;
const hallSchema = v.object({
  ...session,
  // None in what a device kept from before there were any.
  caption: v.optional(v.nullable(captionSchema), null),
  questions: v.array(questionSchema),
});

export interface Hall extends Session {
  /** What was said a moment ago; null: nobody writes it down. */
  readonly caption: Caption | null;
  readonly questions: readonly Question[];
}

export const townHallsRead = defineRead<Session>({
  key: 'town-halls',
  maxAgeMs: MINUTE_MS,
  path: () => callPath('town_halls'),
  parse: (rows) => readableRows(rows, (row) => v.parse(sessionSchema, row)),
});

export const answersRead = defineRead<Question>({
  key: 'town-hall-answers',
  maxAgeMs: MINUTE_MS,
  path: () => callPath('answered_questions'),
  parse: (rows) => readableRows(rows, (row) => v.parse(questionSchema, row)),
});

const hallRead = (refetchMs: number | null) =>
  keyedRead((id) =>
    defineRead<Hall>({
      key: `town-hall-${id}`,
      maxAgeMs: 0,
      ...(refetchMs === null ? {} : { refetchMs }),
      path: () => callPath('town_hall', { session: id }),
      parse: (rows) => v.parse(v.array(hallSchema), rows),
    }),
  );
/** One session, asked again every few seconds while somebody looks at it. */
export const townHallRead = hallRead(IN_THE_ROOM_MS);
/** The same, while the backend tells when it changes. */
export const quietTownHallRead = hallRead(WHERE_TOLD_MS);
/** The same of one that is over: what is written afterwards is there on the next visit. */
export const pastTownHallRead = hallRead(null);

const later = v.optional(text, null);
/** What it goes on as. The later ones are not in what a device kept from before they were told. */
const targetSchema = v.object({
  text: v.string(),
  language: v.optional(v.nullable(v.picklist(['en', 'es'])), null),
  answered_on: day,
  answer_en: text,
  answer_es: text,
  answered_by: later,
  promise_en: later,
  promise_es: later,
  due_on: v.optional(day, null),
  done_en: later,
  done_es: later,
  done_on: v.optional(day, null),
});
export type Target = v.InferOutput<typeof targetSchema>;

/** What the short receipt tells of a question: its words only where everybody reads them. */
export const byReceiptSchema = v.object({
  state: v.picklist(STATES),
  appealed: v.boolean(),
  asked_at: instant,
  question: v.nullable(questionSchema),
  merged_into: v.nullable(targetSchema),
  led_to: ledToSchema,
});
export type QuestionByReceipt = v.InferOutput<typeof byReceiptSchema>;

const mineSchema = v.object({
  ...question,
  receipt: v.string(),
  own_text: v.string(),
  state: v.picklist(STATES),
  shown: v.boolean(),
  merged_into: v.nullable(targetSchema),
  appealed: v.boolean(),
});
export type OwnQuestion = v.InferOutput<typeof mineSchema>;

/** By the receipts of this device, with commas between them: how each stands. */
export const mineRead = keyedRead((receipts) =>
  defineRead<OwnQuestion>({
    key: 'my-questions',
    maxAgeMs: 0,
    path: () => functionPath('my_questions'),
    told: { receipts },
    parse: (rows) => v.parse(v.array(mineSchema), rows),
  }),
);
