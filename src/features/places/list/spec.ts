/** How places are found, narrowed and ordered: the newest news first, or the nearest, once somebody has said where they are. */
import { campaign } from '../../../campaign.ts';
import { findable, findWords } from '../../../core/findWords.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import type { SiteNow } from '../data/useSites.ts';
import { COST_STEPS, costStep, KINDS, STAGES } from '../model/site.ts';
import { metres, type Spot } from '../model/spot.ts';
import { costStepWords, kindWords, stageWords, wardWords } from '../parts/words.ts';

const wordsOf = ({ site }: SiteNow): string =>
  [
    site.title.en,
    site.title.es,
    site.about.en,
    site.about.es,
    site.place,
    ...site.story.map(({ text }) => `${text.en ?? ''} ${text.es ?? ''}`),
  ]
    .filter(Boolean)
    .join(' ');

const newsFirst = (all: readonly SiteNow[]) =>
  all.toSorted((a, b) => (a.changedOn === b.changedOn ? (a.id < b.id ? -1 : 1) : a.changedOn < b.changedOn ? 1 : -1));

export const metresTo = ({ site }: SiteNow, from: Spot): number =>
  metres(from, { longitude: site.at[0], latitude: site.at[1] });

/** @param from where the person is; null: they have not said. */
export const siteSpec = (from: Spot | null): ListSpec<SiteNow> => ({
  find: (items) => {
    const index = findable(items, wordsOf);
    return (query) => findWords(index, query);
  },
  choices: [
    {
      name: 'stage',
      label: m.places_stage,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.places_stage_any, keep: () => true },
        ...STAGES.map((stage) => ({
          value: stage,
          label: stageWords[stage],
          keep: (one: SiteNow) => one.stage === stage,
        })),
      ],
    },
    {
      name: 'kind',
      label: m.places_kind,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.places_kind_any, keep: () => true },
        ...KINDS.map((kind) => ({
          value: kind,
          label: kindWords[kind],
          keep: ({ site }: SiteNow) => site.kind === kind,
        })),
      ],
    },
    {
      name: 'ward',
      label: m.places_where,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.places_where_any, keep: () => true },
        ...Array.from({ length: campaign.wards }, (_, at) => at + 1).map((ward) => ({
          value: String(ward),
          label: () => wardWords(ward),
          keep: ({ site }: SiteNow) => site.ward === ward,
        })),
        { value: 'none', label: m.places_no_ward, keep: ({ site }: SiteNow) => site.ward === null },
      ],
    },
    {
      name: 'cost',
      label: m.places_cost,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.places_cost_any, keep: () => true },
        ...COST_STEPS.map((step) => ({
          value: step,
          label: costStepWords[step],
          keep: ({ costCents }: SiteNow) => costStep(costCents) === step,
        })),
      ],
    },
  ],
  orders: [
    ...(from === null
      ? []
      : [
          {
            value: 'near',
            label: m.places_order_near,
            arrange: (all: readonly SiteNow[]) => {
              const far = new Map(all.map((one) => [one.id, metresTo(one, from)]));
              return all.toSorted((a, b) => (far.get(a.id) ?? 0) - (far.get(b.id) ?? 0));
            },
          },
        ]),
    { value: 'news', label: m.places_order_news, arrange: newsFirst },
  ],
  page: { first: 25, more: 50 },
});
