/**
 * The shape of the campaign's words in one language: what a snapshot holds, in the campaign's files, in the page, in a file and in the database,
 * whose own rules are written off this schema (tests/db/contentSchema.test.ts). A section that is not there is shown in the other language.
 */
import * as v from 'valibot';
import { pictureSchema } from '../backend/pictureSchema.ts';

/** Bytes of UTF-8: counted alike by JavaScript and PostgreSQL. */
export const text = (bytes: number) => v.pipe(v.string(), v.regex(/\S/), v.maxBytes(bytes));
export const line = text(400);
const prose = text(4000);
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxBytes(60));
/** A page elsewhere, one of ours, or a place on this one. Never a script. */
export const href = v.pipe(
  v.string(),
  v.regex(/^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|#[A-Za-z0-9])[!-~]*$/),
  v.maxBytes(500),
);
export const email = v.pipe(v.string(), v.regex(/^[!-?A-~]+@[A-Za-z0-9.-]+$/), v.maxBytes(254));
export const day = v.pipe(
  v.string(),
  v.regex(/^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/),
  v.maxBytes(10),
);
/** Without a zone: the clock of whoever reads it. */
export const localTime = v.pipe(
  v.string(),
  v.regex(/^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:00$/),
  v.maxBytes(19),
);
/** IANA's name of a zone. PostgreSQL takes other names too, and reads some of them the other way round. */
export const zone = v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z_]+([/][A-Z][A-Za-z_-]+){1,2}$/), v.maxBytes(60));
/** ms from the video's start: whole numbers are written alike by everybody, and so hashed alike. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000));
const link = v.strictObject({ label: line, href });
export const list = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most));
const exactly = <T extends v.GenericSchema>(item: T, count: number) => v.pipe(v.array(item), v.length(count));
/** Both languages' alternative texts in each language's words: one picture is one value wherever it stands. */
const picture = v.exactOptional(pictureSchema);
const call = v.strictObject({ title: line, text: line, call: line });

export const sectionSchemas = {
  head: v.strictObject({
    title: line,
    description: text(1000),
    /** Beneath the name: "for Mayor". */
    candidacy: line,
    /** For search engines. */
    job: line,
    donate: line,
    earlyVoting: line,
    name: line,
    firstName: line,
    lastName: line,
    city: line,
  }),
  hero: v.strictObject({
    /** Two short sentences; each is set on its own lines. */
    headline: exactly(line, 2),
    intro: text(1000),
    vote: line,
    volunteer: line,
    donate: line,
    tagline: line,
    parts: exactly(v.strictObject({ title: line, detail: line }), 3),
  }),
  video: v.strictObject({
    title: line,
    length: line,
    /** Before it plays; without one, a drawing. */
    picture,
    transcript: list(v.strictObject({ start: moment, end: moment, text: text(1000) }), 400),
  }),
  actions: v.strictObject({
    title: line,
    volunteer: v.strictObject({ ...call.entries, more: line }),
    vote: call,
    sign: call,
    idea: call,
    donate: call,
    updates: call,
  }),
  priorities: v.strictObject({
    title: line,
    lead: line,
    items: list(
      v.strictObject({ slug, title: line, summary: text(1000), picture, commitments: exactly(text(1000), 3) }),
      12,
    ),
  }),
  earlyVoting: v.strictObject({
    title: line,
    /** The banner's words. */
    text: line,
    place: line,
    address: line,
    directions: href,
    electionDay: line,
    /** The same days for machines: the countdown, search engines. */
    electionDate: day,
    firstDay: day,
    lastDay: day,
    countdownTarget: localTime,
    /** The town's clock: what every page writes its hours by. */
    timeZone: zone,
  }),
  testimonials: v.strictObject({
    title: line,
    items: list(v.strictObject({ quote: text(1000), author: line, role: line, picture }), 12),
  }),
  faq: v.strictObject({
    title: line,
    items: list(v.strictObject({ slug, question: line, answer: prose, link: v.exactOptional(link) }), 40),
  }),
  closing: v.strictObject({ title: line, call: line }),
  contact: v.strictObject({ email, poBox: line }),
  links: v.strictObject({ donate: href, social: list(link, 12) }),
  legal: v.strictObject({ paidFor: line, privacy: text(1000), notDeductible: line }),
};

/** Every section: what a language has that is complete. */
export const wordsSchema = v.strictObject(sectionSchemas);

/** What may be published, but for its having a section at all. */
export const snapshotSchema = v.partial(wordsSchema);

/** null for what may not be published, or is broken. */
export function asSnapshot(value: unknown): Snapshot | null {
  const read = v.safeParse(snapshotSchema, value);
  return read.success && !Array.isArray(value) && Object.keys(read.output).length > 0 ? read.output : null;
}

export type Words = v.InferOutput<typeof wordsSchema>;
export type Section = keyof Words;
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
export type Priority = Words['priorities']['items'][number];
export type Testimonial = Words['testimonials']['items'][number];
export type FaqItem = Words['faq']['items'][number];

/** A snapshot of more than this many bytes of UTF-8 is refused. */
export const MOST_BYTES = 65_536;
