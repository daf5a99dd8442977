/** What is different between two wordings of a commitment, text by text, in one language. Pure. */
import { saidIn } from '../../../core/content/said.ts';
import type { Locale } from '../../../core/locale.ts';
import type { CommitmentBody } from './commitmentContent.ts';

export const PARTS = [
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
] as const;
export type Part = (typeof PARTS)[number];

export interface Change {
  readonly part: Part;
  readonly before: string;
  readonly after: string;
}

/** How what is no text is written, in the language of the moment. */
export interface Writing {
  readonly day: (day: string) => string;
  readonly cost: (low: number, high: number) => string;
  readonly deciders: (list: CommitmentBody['depends_on']) => string;
}

/** In the order in which a commitment is read. */
export function changesBetween(
  before: CommitmentBody,
  after: CommitmentBody,
  locale: Locale,
  writing: Writing,
): readonly Change[] {
  const [was, is] = [before, after].map((body) => textsOf(body, locale, writing));
  return PARTS.flatMap((part) => {
    const change = { part, before: was?.[part] ?? '', after: is?.[part] ?? '' };
    return change.before === change.after ? [] : [change];
  });
}

function textsOf(
  body: CommitmentBody,
  locale: Locale,
  { day, cost, deciders }: Writing,
): Readonly<Record<Part, string>> {
  const say = (texts: Parameters<typeof saidIn>[0]) => saidIn(texts, locale).text;
  return {
    title: say(body.title),
    text: say(body.text),
    measure: say(body.measure),
    baseline: say(body.baseline),
    target: say(body.target),
    due_on: day(body.due_on),
    cost: cost(body.cost_low, body.cost_high),
    funding: say(body.funding),
    depends_on: deciders(body.depends_on),
    agreement: say(body.agreement),
    risk: say(body.risk),
    milestones: (body.milestones ?? []).map((one) => `${day(one.due_on)}: ${say(one.text)}`).join('\n'),
    sources: (body.sources ?? []).map((one) => say(one.title)).join('\n'),
  };
}
