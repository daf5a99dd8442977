/** What is different between two wordings of a commitment, part by part: whatever anybody could see of it, in the other language too. Pure. */
import type { Localized } from '../../../core/content/fields.ts';
import { saidIn } from '../../../core/content/said.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import type { CommitmentBody } from './commitmentContent.ts';

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
  'reworded',
] as const;
export type Part = (typeof PARTS)[number];

export interface Change {
  readonly part: Part;
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
  const [was, is] = [before, after].map((body) => waysToSay(body, locale, writing));
  const changes = PARTS.flatMap((part): Change[] => {
    // The first way in which it differs, as a reader of this language would see it.
    for (const [at, now] of (is?.[part] ?? []).entries()) {
      const then = was?.[part][at];
      if (then === undefined || then.text === now.text) continue;
      return [{ part, before: then.text, after: now.text, lang: now.text === '' ? then.lang : now.lang }];
    }
    return [];
  });
  return changes.length > 1 ? changes.filter(({ part }) => part !== 'reworded') : changes;
}

interface Way {
  readonly text: string;
  readonly lang: Locale | undefined;
}
type Ways = readonly Way[];

/** Each part as a reader sees it, and then in every other way in which a change of it could be seen: the other language, the cent, the name in addresses. */
function waysToSay(body: CommitmentBody, locale: Locale, writing: Writing): Readonly<Record<Part, Ways>> {
  const { day, cost, exactCost, deciders, priority, done } = writing;
  const plain = (...texts: readonly string[]): Ways => texts.map((text) => ({ text, lang: undefined }));
  const each = (say: (texts: (one: Localized | undefined) => string) => string): Ways => [
    { text: say((texts) => saidIn(texts, locale).text), lang: undefined },
    ...LOCALES.map((one) => ({ text: say((texts) => texts?.[one] ?? ''), lang: one === locale ? undefined : one })),
  ];
  const text = (texts: Localized | undefined): Ways => {
    const [read, ...others] = each((say) => say(texts));
    return [{ text: read?.text ?? '', lang: saidIn(texts, locale).lang }, ...others];
  };
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
    milestones: each((say) =>
      (body.milestones ?? [])
        .map((one) => `${day(one.due_on)}: ${say(one.text)}${one.done_on === undefined ? '' : ` (${done(one.done_on)})`}`)
        .join('\n'),
    ),
    sources: each((say) => (body.sources ?? []).map((one) => `${say(one.title)} (${one.link})`).join('\n')),
    reworded: text(body.reworded),
  };
}
