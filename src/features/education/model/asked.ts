/** What was suggested and asked about the schools, and what came of it: ideas on the wall and answered questions, as one list. Pure. */
import type { Localized } from '../../../core/content/fields.ts';
import { LOCALES } from '../../../core/locale.ts';
import { pageOf } from '../../feeds/model/pageOf.ts';
import { standing, type Idea, type LedTo, type Status } from '../../ideas/model/idea.ts';
import type { Question } from '../../townhall/model/question.ts';
import { SCHOOLS } from './schools.ts';

export interface Outcome {
  readonly key: string;
  /** null where nobody noted it. */
  readonly on: string | null;
  /** Without a language; null: it has no page. */
  readonly page: string | null;
  /** Empty: it is a promise in the plan, and nothing more was said of it. */
  readonly words: Localized;
  readonly step: LedTo['step'];
}

export interface Asked {
  readonly id: string;
  readonly what: 'idea' | 'question';
  readonly text: Localized;
  /** The days are YYYY-MM-DD. */
  readonly on: string;
  readonly state: Status | 'answered';
  readonly answer: Localized;
  readonly answeredOn: string | null;
  /** What was promised with the answer: by when, and since when it is done. */
  readonly promised: Pick<Question, 'due_on' | 'done_on'>;
  readonly outcomes: readonly Outcome[];
  /** How many others say the same. */
  readonly also: number;
  /** Where it stands with everything, without a language. */
  readonly page: string;
}

/** Of either list what is about the schools, or led to what something about the schools led to. Where something happened last comes first. */
export function askedAbout(
  ideas: readonly Idea[],
  answers: readonly Question[],
  dayOf: (at: number) => string,
): readonly Asked[] {
  const stand = standing(ideas);
  const isIdea = ({ idea, also }: (typeof stand)[number]) => [idea, ...also].some(({ topic }) => topic === SCHOOLS);
  const named = [
    ...stand.filter(isIdea).flatMap(({ idea }) => idea.ledTo),
    ...answers.filter(({ topic }) => topic === SCHOOLS).flatMap(({ led_to: ledTo }) => ledTo),
  ];
  const promises = new Set(named.map(nameOf));
  const leads = (to: readonly End[]) => to.some((one) => promises.has(nameOf(one)));
  const found = [
    ...stand.filter((one) => isIdea(one) || leads(one.idea.ledTo)).map(({ idea, also }) => ofIdea(idea, also.length)),
    ...answers.filter((one) => one.topic === SCHOOLS || leads(one.led_to)).map((one) => ofQuestion(one, dayOf)),
  ];
  return found.toSorted((a, b) => compare(lastDay(b), lastDay(a)) || compare(a.id, b.id));
}

type End = Pick<LedTo, 'kind' | 'slug'>;
const nameOf = ({ kind, slug }: End) => `${kind} ${slug}`;
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The day on which something happened to it last. */
export const lastDay = ({ on, answeredOn, promised, outcomes }: Asked): string =>
  [on, answeredOn ?? '', promised.done_on ?? '', ...outcomes.map((one) => one.on ?? '')].toSorted().at(-1) ?? on;

function ofIdea(idea: Idea, also: number): Asked {
  const { id, text, on, response, respondedOn, ledTo } = idea;
  // One that stands says nothing again.
  const state = idea.status === 'duplicate' ? 'open' : idea.status;
  const outcomes = ledTo.map((to) => outcomeOf(to, to.words));
  const answeredOn = state === 'open' ? null : respondedOn;
  const told = { text, on, state, answer: response, answeredOn, promised: { due_on: null, done_on: null } };
  return { id, what: 'idea', ...told, outcomes, also, page: `/community-voice#idea-${id}` };
}

function ofQuestion(one: Question, dayOf: (at: number) => string): Asked {
  const { id, session, text, language, asked_at: at, answer_en: en, answer_es: es, answered_on: answeredOn } = one;
  const outcomes = one.led_to.map((to) =>
    // The words between a question and a promise say the question again.
    outcomeOf(to, to.kind === 'commitment' ? {} : said(to.words_en, to.words_es)),
  );
  const asked = {
    text: { [language]: text },
    on: dayOf(Date.parse(at)),
    answer: said(en, es),
    answeredOn,
    promised: one,
  };
  const page = `/engagement/${session}#question-${id}`;
  return { id, what: 'question', ...asked, state: 'answered', outcomes, also: 0, page };
}

const outcomeOf = ({ kind, slug, on, step }: Omit<LedTo, 'words'>, words: Localized): Outcome => ({
  key: `${kind}-${slug}`,
  on,
  page: pageOf(kind, slug),
  // What is no promise and nobody put into words: then its name has to do.
  words: kind === 'commitment' || LOCALES.some((locale) => words[locale]) ? words : { en: slug.replaceAll('-', ' ') },
  step,
});

const said = (en: string | null, es: string | null): Localized => ({ ...(en && { en }), ...(es && { es }) });
