/** What is different between two wordings of a commitment, part by part: whatever anybody could see of it, in the other language too. Pure. */
import type { Localized } from '../../../core/content/fields.ts';
import { saidIn } from '../../../core/content/said.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import type { CommitmentBody } from './commitmentContent.ts';
import type { UpdateBody } from './updateContent.ts';

export const PARTS = [
  'priority',
  'title',
  'text',
  'measure',
  'baseline',
  'target',
  'due_on',
  'cost',
  'funding',
  'depends_on',
  'agreement',
  'risk',
  'milestones',
  'sources',
  'picture',
  'reworded',
] as const;
export type Part = (typeof PARTS)[number];

/** Of what happened: a rating taken back is a change like any other. */
export const UPDATE_PARTS = ['on', 'rating', 'text', 'source_title', 'source'] as const;
export type UpdatePart = (typeof UPDATE_PARTS)[number];

export interface Change<P extends string = Part> {
  readonly part: P;
  readonly before: string;
  readonly after: string;
  /** The texts' language, where it is not the one that was asked for: in that one it says the same as before. */
  readonly lang: Locale | undefined;
}

/** How what is no text is written, in the language of the moment. */
export interface Writing {
  readonly day: (day: string) => string;
  readonly cost: (low: number, high: number) => string;
  /** To the cent, for what is the same in whole dollars. */
  readonly exactCost: (low: number, high: number) => string;
  readonly deciders: (list: CommitmentBody['depends_on']) => string;
  readonly priority: (slug: string) => string;
  readonly done: (day: string) => string;
}

/** In the order in which a commitment is read. Why it was reworded stands above the others, and is a change only where there is none. */
export function changesBetween(
  before: CommitmentBody,
  after: CommitmentBody,
  locale: Locale,
  writing: Writing,
): readonly Change[] {
  const changes = differing(PARTS, waysToSay(before, locale, writing), waysToSay(after, locale, writing));
  return changes.length > 1 ? changes.filter(({ part }) => part !== 'reworded') : changes;
}

/** The same of what happened about a commitment. */
export function updateChanges(
  before: UpdateBody,
  after: UpdateBody,
  locale: Locale,
  writing: Pick<Writing, 'day'> & { readonly rating: (rating: NonNullable<UpdateBody['rating']>) => string },
): readonly Change<UpdatePart>[] {
  const ways = (body: UpdateBody) => ({
    on: plain(writing.day(body.on)),
    rating: plain(body.rating === undefined ? '' : writing.rating(body.rating)),
    text: textWays(body.text, locale),
    source_title: textWays(body.source_title, locale),
    source: plain(body.source),
  });
  return differing(UPDATE_PARTS, ways(before), ways(after));
}

/** Of each part the first way in which it differs, as a reader of this language would see it. */
function differing<P extends string>(
  parts: readonly P[],
  was: Readonly<Record<P, Ways>>,
  is: Readonly<Record<P, Ways>>,
): readonly Change<P>[] {
  return parts.flatMap((part): Change<P>[] => {
    for (const [at, now] of is[part].entries()) {
      const then = was[part][at];
      if (then === undefined || then.text === now.text) continue;
      return [{ part, before: then.text, after: now.text, lang: now.text === '' ? then.lang : now.lang }];
    }
    return [];
  });
}

interface Way {
  readonly text: string;
  readonly lang: Locale | undefined;
}
type Ways = readonly Way[];

const plain = (...texts: readonly string[]): Ways => texts.map((text) => ({ text, lang: undefined }));

function eachWay(say: (texts: (one: Localized | undefined) => string) => string, locale: Locale): Ways {
  return [
    { text: say((texts) => saidIn(texts, locale).text), lang: undefined },
    ...LOCALES.map((one) => ({ text: say((texts) => texts?.[one] ?? ''), lang: one === locale ? undefined : one })),
  ];
}

function textWays(texts: Localized | undefined, locale: Locale): Ways {
  const [read, ...others] = eachWay((say) => say(texts), locale);
  return [{ text: read?.text ?? '', lang: saidIn(texts, locale).lang }, ...others];
}

/** What a picture says to whoever cannot see it, and whose it is; where that stays and the picture is another one, by its file's name. */
function pictureWays(picture: CommitmentBody['picture'], locale: Locale): Ways {
  const alt = picture?.decorative ? {} : picture?.alt;
  const whole = (text: string) => [text, picture?.credit ?? ''].filter((one) => one !== '').join(' · ');
  const file = picture?.files.at(-1)?.file.slice(0, 8) ?? '';
  return [
    ...eachWay((say) => whole(say(alt)), locale),
    { text: [whole(saidIn(alt, locale).text), file].filter((one) => one !== '').join(' · '), lang: undefined },
  ];
}

/** Each part as a reader sees it, and then in every other way in which a change of it could be seen: the other language, the cent, the name in addresses. */
function waysToSay(body: CommitmentBody, locale: Locale, writing: Writing): Readonly<Record<Part, Ways>> {
  const { day, cost, exactCost, deciders, priority, done } = writing;
  const text = (texts: Localized | undefined) => textWays(texts, locale);
  return {
    priority: plain(priority(body.priority), body.priority),
    title: text(body.title),
    text: text(body.text),
    measure: text(body.measure),
    baseline: text(body.baseline),
    target: text(body.target),
    due_on: plain(day(body.due_on)),
    cost: plain(cost(body.cost_low, body.cost_high), exactCost(body.cost_low, body.cost_high)),
    funding: text(body.funding),
    depends_on: plain(deciders(body.depends_on)),
    agreement: text(body.agreement),
    risk: text(body.risk),
    milestones: eachWay(
      (say) =>
        (body.milestones ?? [])
          .map(
            (one) =>
              `${day(one.due_on)}: ${say(one.text)}${one.done_on === undefined ? '' : ` (${done(one.done_on)})`}`,
          )
          .join('\n'),
      locale,
    ),
    sources: eachWay((say) => (body.sources ?? []).map((one) => `${say(one.title)} (${one.link})`).join('\n'), locale),
    picture: pictureWays(body.picture, locale),
    reworded: text(body.reworded),
  };
}
