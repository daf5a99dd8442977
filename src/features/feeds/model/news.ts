/**
 * What a feed tells beside content: ideas and questions that were answered, what pages of places say anew, the city's payments as they are
 * brought in, new words on the landing page, and what was withdrawn. Asked of the functions that the pages ask, so that what is hidden, taken back or erased is told no
 * more; of people nothing is kept but their published words.
 */
import { callPath } from '../../../backend/paths.ts';
import { said } from './entry.ts';
import type { OpenKind } from './kinds.ts';
import { liveRows, type Ask, type LiveRow } from './rows.ts';
import { goneOf, listOf, type Gone } from './tables.ts';

interface Answered {
  readonly id: string;
  readonly text: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
  /** YYYY-MM-DD: more is not public. */
  readonly day: string;
  /** Where it is read, without a language. */
  readonly place: string;
}

/** What the page of a place says since that day. */
interface PlaceWords {
  readonly id: string;
  /** As the place was called then. */
  readonly title: Readonly<Record<string, unknown>>;
  readonly about: Readonly<Record<string, unknown>>;
  readonly plan: Readonly<Record<string, unknown>>;
  readonly day: string;
  readonly place: string;
}

interface PaymentFile {
  readonly id: string;
  readonly rows: number;
  /** YYYY-MM-DD */
  readonly asOf: string;
  readonly published: string;
}

export interface News {
  readonly gone: readonly Gone[];
  readonly ideas: readonly Answered[];
  readonly questions: readonly Answered[];
  readonly places: readonly PlaceWords[];
  readonly files: readonly PaymentFile[];
  readonly words: readonly LiveRow[];
}

export const NO_NEWS: News = { gone: [], ideas: [], questions: [], places: [], files: [], words: [] };

/** The landing page's sections, each with its place there. Held against the kinds by tests/features/feeds/model/kinds.test.ts. */
export const WORDS: Readonly<Record<string, string>> = {
  'words-head': '/',
  'words-hero': '/',
  'words-video': '/#transcript',
  'words-actions': '/#action-zone',
  'words-priorities': '/#priorities',
  'words-earlyvoting': '/#events',
  'words-testimonials': '/#testimonials',
  'words-faq': '/#faq',
  'words-closing': '/',
  'words-contact': '/',
  'words-links': '/',
  'words-legal': '/',
};

/** @throws Error when it cannot be had, or is not what it should be. */
export async function newsOf(ask: Ask): Promise<News> {
  // One after the other: on a small machine the database answers one at a time.
  const gone = await goneOf(ask);
  const ideas = (await fieldsOf(ask, 'live_ideas')).filter(isAnswered).map(ideaOf);
  const questions = (await fieldsOf(ask, 'answered_questions')).map(questionOf);
  const places = (await fieldsOf(ask, 'reworded_sites')).map(placeOf);
  const files = (await fieldsOf(ask, 'city_payment_files')).filter(({ ended_at: ended }) => ended === null).map(fileOf);
  const words: LiveRow[] = [];
  for (const kind of Object.keys(WORDS)) words.push(...(await liveRows(wordsKind(kind), ask)));
  return { gone, ideas, questions, places, files, words };
}

export function timesOf({ gone, ideas, questions, places, files, words }: News): readonly number[] {
  return [
    ...gone.map((one) => Date.parse(one.withdrawn_at)),
    ...[...ideas, ...questions, ...places].map(({ day }) => Date.parse(day)),
    ...files.map(({ published }) => Date.parse(published)),
    ...words.map((row) => Date.parse(row.live_since)),
  ];
}

const wordsKind = (kind: string): OpenKind => ({ kind, title: '' });

type Fields = Readonly<Record<string, unknown>>;

async function fieldsOf(
  ask: Ask,
  name: 'live_ideas' | 'answered_questions' | 'reworded_sites' | 'city_payment_files',
): Promise<readonly Fields[]> {
  const rows = await listOf(ask, callPath(name));
  if (!rows.every(isFields)) throw new TypeError(`${name} is not told as it should be.`);
  return rows;
}

const isFields = (row: unknown): row is Fields =>
  typeof row === 'object' && row !== null && typeof Reflect.get(row, 'id') === 'string';

/** What says again what another one says is answered there; to be looked into is no answer yet. */
const isAnswered = ({ responded_on: day, into, response_en: en, response_es: es }: Fields) =>
  typeof day === 'string' && (into ?? null) === null && said({ en, es }, 'en')[0] !== '';

const ideaOf = ({ id, en, es, response_en, response_es, responded_on: on }: Fields): Answered => ({
  id: String(id),
  text: { en, es },
  answer: { en: response_en, es: response_es },
  day: dayOf(on),
  place: `/community-voice#idea-${String(id)}`,
});

const questionOf = ({ id, session, text, language, answer_en, answer_es, answered_on: on }: Fields): Answered => ({
  id: String(id),
  // In the one language in which it was asked.
  text: { [language === 'es' ? 'es' : 'en']: text },
  answer: { en: answer_en, es: answer_es },
  day: dayOf(on),
  place: `/engagement/${String(session)}#question-${String(id)}`,
});

const placeOf = ({ id, slug, on, title_en, title_es, about_en, about_es, plan_en, plan_es }: Fields): PlaceWords => ({
  id: String(id),
  title: { en: title_en, es: title_es },
  about: { en: about_en, es: about_es },
  plan: { en: plan_en, es: plan_es },
  day: dayOf(on),
  place: `/revitalization/${encodeURIComponent(String(slug))}`,
});

const fileOf = ({ id, rows, as_of: asOf, published_at: published }: Fields): PaymentFile => {
  if (typeof published !== 'string' || !Number.isFinite(Date.parse(published)))
    throw new TypeError('A file has no time.');
  return { id: String(id), rows: Number(rows), asOf: dayOf(asOf), published };
};

function dayOf(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) throw new TypeError('A day is none.');
  return value;
}
