/** What was added lately over all parts, and how much there is in each. */
import type { Localized } from '../../../core/content/fields.ts';
import type { Part } from '../model/parts.ts';
import {
  correctionsRead,
  decisionsRead,
  documentsRead,
  indicatorsRead,
  membersRead,
  policiesRead,
  requestsRead,
} from './reads.ts';
import { useLiveItems, type Open } from './useOpen.ts';

export interface News {
  readonly key: string;
  readonly part: Part;
  readonly title: Localized;
  /** YYYY-MM-DD: the day it is about. */
  readonly day: string;
  readonly href: string;
}

const MOST = 6;

const published = (body: { readonly published_on: string }) => body.published_on;
const on = (body: { readonly on: string }) => body.on;
const touched = (body: {
  readonly asked_on: string;
  readonly acknowledged_on?: string;
  readonly completed_on?: string;
}) => body.completed_on ?? body.acknowledged_on ?? body.asked_on;
const none = () => '';

export function useLately(): {
  readonly news: readonly News[];
  readonly counts: Readonly<Record<Part, number | null>>;
  readonly open: Open<unknown>;
} {
  const documents = useLiveItems(documentsRead, published);
  const decisions = useLiveItems(decisionsRead, on);
  const requests = useLiveItems(requestsRead, touched);
  const corrections = useLiveItems(correctionsRead, on);
  const people = useLiveItems(membersRead, none);
  const policies = useLiveItems(policiesRead, none);
  const figures = useLiveItems(indicatorsRead, none);

  const newsOf = <Body extends { readonly title: Localized }>(
    part: Part,
    name: string,
    { rows }: { readonly rows: readonly { readonly slug: string; readonly body: Body }[] | null },
    dayOf: (body: Body) => string,
  ): readonly News[] =>
    (rows ?? []).slice(0, MOST).map(({ slug, body }) => ({
      key: `${name}-${slug}`,
      part,
      title: body.title,
      day: dayOf(body),
      href: `/transparency/${part}#${name}-${slug}`,
    }));

  const news = [
    ...newsOf('documents', 'document', documents, published),
    ...newsOf('decisions', 'decision', decisions, on),
    ...newsOf('requests', 'request', requests, touched),
    ...newsOf('corrections', 'correction', corrections, on),
  ]
    .toSorted((a, b) => (a.day === b.day ? (a.key < b.key ? -1 : 1) : a.day < b.day ? 1 : -1))
    .slice(0, MOST);
  const count = ({ rows }: Open<unknown>) => rows?.length ?? null;
  return {
    news,
    open: documents,
    counts: {
      documents: count(documents),
      decisions: count(decisions),
      // Theirs are long: counted where they are shown.
      payments: null,
      figures: count(figures),
      requests: count(requests),
      calendar: null,
      corrections: count(corrections),
      people: count(people),
      data: count(policies),
    },
  };
}
