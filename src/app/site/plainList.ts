/** What the plain lists say: every idea on the wall and every answer, in the words of their pages. For the build (build/plainLists.ts). */
import type { Localized } from '../../core/content/fields.ts';
import { saidIn } from '../../core/content/said.ts';
import type { Locale } from '../../core/locale.ts';
import { standing, type Idea } from '../../features/ideas/model/idea.ts';
import { statusWords } from '../../features/ideas/parts/words.ts';
import { inEither, type Question } from '../../features/townhall/model/question.ts';
import { askerWords } from '../../features/townhall/parts/written.ts';
import { townDay } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';
import { dayWords } from '../../ui/dayWords.ts';

export interface Said {
  readonly text: string;
  readonly lang: Locale;
}

export interface PlainLine {
  readonly title: Said;
  /** Where it stands and of when it is. */
  readonly facts: readonly string[];
  readonly texts: readonly Said[];
}

export interface PlainList {
  /** The page that it belongs to, without a language. */
  readonly of: '/engagement' | '/community-voice';
  readonly locale: Locale;
  readonly title: string;
  readonly lines: readonly PlainLine[];
  /** Of which day it is. */
  readonly from: string;
}

const said = (of: Localized, locale: Locale): Said => {
  const { text, lang } = saidIn(of, locale);
  return { text, lang: lang ?? locale };
};
const asOfWords = (asOf: number) => m.app_plain_from({ day: dayWords(townDay(asOf)) });

/** @param ideas as everybody reads them. @param asOf epoch ms. */
export function plainIdeas(ideas: readonly Idea[], locale: Locale, asOf: number): PlainList {
  const lines = standing(ideas).map(({ idea, also }): PlainLine => ({
    title: said(idea.text, locale),
    facts: [
      statusWords[idea.status](),
      dayWords(idea.on),
      ...(Object.keys(idea.response).length > 0 && idea.respondedOn !== null
        ? [m.ideas_answer_on({ day: dayWords(idea.respondedOn) })]
        : []),
    ],
    texts: [
      ...(Object.keys(idea.response).length > 0 ? [said(idea.response, locale)] : []),
      ...also.map((one) => said(one.text, locale)),
    ],
  }));
  return { of: '/community-voice', locale, title: m.ideas_wall(), lines, from: asOfWords(asOf) };
}

/** @param answers as everybody reads them, the newest first. @param asOf epoch ms. */
export function plainAnswers(answers: readonly Question[], locale: Locale, asOf: number): PlainList {
  const lines = answers.map((one): PlainLine => {
    const told = [
      inEither(one.answer_en, one.answer_es, locale),
      inEither(one.promise_en, one.promise_es, locale),
      inEither(one.done_en, one.done_es, locale),
    ];
    const by = { name: one.answered_by ?? '', day: one.answered_on === null ? '' : dayWords(one.answered_on) };
    return {
      title: { text: one.text, lang: one.language },
      facts: [
        askerWords(one),
        m.townhall_answered_by(by),
        ...(one.due_on === null
          ? []
          : [`${m.townhall_promise_owed()}: ${m.townhall_promise_due({ day: dayWords(one.due_on) })}`]),
        ...(one.done_on === null ? [] : [`${m.townhall_promise_kept()}: ${dayWords(one.done_on)}`]),
      ],
      texts: told.filter((words) => words !== null),
    };
  });
  return { of: '/engagement', locale, title: m.townhall_archive(), lines, from: asOfWords(asOf) };
}

/** What leads from one of its pages to another, and back. */
export const plainWays = {
  page: m.app_plain_page,
  next: m.app_plain_next,
  before: m.app_plain_before,
  back: m.app_plain_back,
} as const;
