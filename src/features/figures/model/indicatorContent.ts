/** A figure of the town: what was found, what is counted and how, where it is from, and which set of values it shows. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

/** Which page tells it. */
export const PAGES = ['transparency', 'wellness', 'education', 'revitalization'] as const;
export const VALUE_TYPES = ['count', 'percent', 'rate', 'dollars', 'days', 'index'] as const;
/** Numbers about people are withheld where they are small (private.small_figures()), also where nobody says what is counted. */
export const COUNTS = ['people', 'things'] as const;
/** Of how many a rate is reckoned. */
export const PER = ['1000', '10000', '100000'] as const;

export const indicatorContent = defineContentKind({
  kind: 'indicator',
  eyes: 2,
  title: 'title',
  verifyDays: 180,
  fields: {
    /** The finding, as a sentence. */
    title: f.text({ each: true, max: 200, required: true }),
    /** What is counted. */
    name: f.text({ each: true, max: 200, required: true }),
    page: f.choice(PAGES, { required: true }),
    value_type: f.choice(VALUE_TYPES, { required: true }),
    counts: f.choice(COUNTS),
    /** Who is counted, by a name of one's own: two figures that say the same one are of the same people, whether or not they share a number. */
    people: f.text({ max: 60 }),
    per: f.choice(PER),
    unit: f.text({ each: true, max: 80, required: true }),
    definition: f.text({ each: true, max: 1000, required: true }),
    /** What it does not say. */
    caveat: f.text({ each: true, max: 1000 }),
    source: f.ref('source', { required: true }),
    values: f.figures({ required: true }),
    /** What the words of the file mean: "ward-3", "under-18". */
    labels: f.list(
      { code: f.text({ max: 300, required: true }), text: f.text({ each: true, max: 300, required: true }) },
      { max: 200 },
    ),
    /** How other towns that the file names ("peer:port-corwin") were chosen. Without it they are in the table alone. */
    alike: f.text({ each: true, max: 500 }),
    /** What these figures say otherwise than those that were public, and why. */
    corrected: f.text({ each: true, max: 1000 }),
    next_update_on: f.day(),
  },
});

export type IndicatorBody = BodyOf<typeof indicatorContent>;
