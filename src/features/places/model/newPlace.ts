/** A place that is made of a report: the place, how its story begins, and that the report is about it, saved as one. */
import { entryOf, type Entry } from '../../../core/outbox/api.ts';
import {
  NOTHING_SAID,
  reportActKind,
  siteKind,
  slugOf,
  stepKind,
  type NewSite,
  type NewStep,
  type ReportAct,
} from './deskKinds.ts';

export interface NewPlace {
  /** Made once a form: whoever presses twice makes one place. */
  readonly ids: { readonly site: string; readonly steps: readonly string[]; readonly act: string };
  readonly site: Omit<NewSite, 'slug'>;
  /** As many as there are ids, at most. */
  readonly story: readonly Omit<NewStep, 'site'>[];
  readonly report: { readonly id: string; readonly head: string | null };
}

export const actOf = ({ ids, report }: NewPlace): ReportAct => ({
  ...NOTHING_SAID,
  report: report.id,
  action: 'put',
  site: ids.site,
  seen: report.head,
});

/** In the order in which they must arrive: a step before its place is refused. */
export function placeEntries(place: NewPlace): readonly Entry[] {
  const { ids, site, story } = place;
  const slug = slugOf(site.titleEn ?? site.titleEs ?? '', ids.site);
  return [
    entryOf(siteKind, ids.site, { ...site, slug }),
    ...story.flatMap((step, at) => {
      const id = ids.steps[at];
      return id === undefined ? [] : [entryOf(stepKind, id, { ...step, site: ids.site })];
    }),
    entryOf(reportActKind, ids.act, actOf(place)),
  ];
}
