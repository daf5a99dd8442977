/** Everything about one session's questions, as whoever runs the room asks for it; kept on the device. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { studioReply } from '../../../backend/studioReply.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { timestamp } from '../../../hooks/timestamp.ts';
import { ACTS, NO_DETAIL } from '../model/actKind.ts';
import type { ActFact, RoomQuestion } from '../model/fold.ts';

const IN_THE_ROOM_MS = 10_000;
const text = v.nullable(v.string());
const later = v.optional(text, null);

const actSchema = v.pipe(
  v.object({
    id: v.string(),
    action: v.picklist(ACTS),
    by: text,
    by_name: text,
    at: timestamp,
    counts: v.boolean(),
    seen: text,
    text,
    reason: text,
    into: text,
    topic: text,
    // None of these in what a device kept from before they were told.
    words_en: later,
    words_es: later,
    promise_en: later,
    promise_es: later,
    named: later,
    happened_on: later,
    due_on: later,
    to_session: later,
    corrects: v.optional(v.boolean(), false),
  }),
  v.transform((row): ActFact => {
    const { id, action, by, at, counts, seen, reason, into, topic, named, corrects } = row;
    return {
      ...NO_DETAIL,
      id,
      action,
      by,
      at,
      counts,
      seen,
      text: row.text,
      reason,
      into,
      topic,
      named,
      corrects,
      byName: row.by_name,
      wordsEn: row.words_en,
      wordsEs: row.words_es,
      promiseEn: row.promise_en,
      promiseEs: row.promise_es,
      happenedOn: row.happened_on,
      dueOn: row.due_on,
      toSession: row.to_session,
      delivery: null,
    };
  }),
);

const questionSchema = v.pipe(
  v.object({
    id: v.string(),
    shown_id: v.string(),
    text: v.string(),
    shown_text: text,
    language: v.picklist(['en', 'es']),
    name: text,
    origin: v.picklist(['before', 'room', 'paper', 'phone']),
    state: v.picklist(['pending', 'approved', 'merged', 'on_stage', 'answered', 'declined']),
    topic: text,
    merged_into: text,
    hidden: v.boolean(),
    withdrawn_at: text,
    head: text,
    contested: v.boolean(),
    appealed: v.optional(v.boolean(), false),
    trap: v.boolean(),
    filled_in_ms: v.nullable(v.number()),
    asked_at: timestamp,
    staged_at: v.nullable(timestamp),
    counted: v.number(),
    in_room: v.number(),
    confirmed: v.number(),
    held: v.number(),
    answer_en: text,
    answer_es: text,
    answered_by: text,
    answered_on: text,
    promise_en: text,
    promise_es: text,
    due_on: text,
    done_on: text,
    reply: studioReply,
    acts: v.array(actSchema),
    wishes: v.array(v.object({ wish: v.picklist(['withdraw', 'appeal']), words: text })),
  }),
  v.transform((row): RoomQuestion => ({
    id: row.id,
    shownId: row.shown_id,
    text: row.text,
    shownText: row.shown_text,
    language: row.language,
    name: row.name,
    origin: row.origin,
    state: row.state,
    topic: row.topic,
    mergedInto: row.merged_into,
    hidden: row.hidden,
    withdrawn: row.withdrawn_at !== null,
    head: row.head,
    contested: row.contested,
    appealed: row.appealed,
    carriedTo: null,
    suspect: row.trap || (row.filled_in_ms !== null && row.filled_in_ms < LEAST_MS),
    askedAt: row.asked_at,
    stagedAt: row.staged_at,
    counted: row.counted,
    inRoom: row.in_room,
    confirmed: row.confirmed,
    held: row.held,
    answerEn: row.answer_en,
    answerEs: row.answer_es,
    answeredBy: row.answered_by,
    answeredOn: row.answered_on,
    promiseEn: row.promise_en,
    promiseEs: row.promise_es,
    dueOn: row.due_on,
    doneOn: row.done_on,
    reply: row.reply,
    acts: row.acts,
    wishes: row.wishes,
    delivery: null,
  })),
);
/** Nobody reads and writes a question in less. */
const LEAST_MS = 2000;

/** Everything about one session's questions. */
export const roomRead = keyedRead((session) =>
  defineRead<RoomQuestion>({
    key: `qa-room-${session}`,
    maxAgeMs: 0,
    refetchMs: IN_THE_ROOM_MS,
    path: () => callPath('qa_room', { session }),
    parse: (rows) => readableRows(rows, (row) => v.parse(questionSchema, row)),
  }),
);
