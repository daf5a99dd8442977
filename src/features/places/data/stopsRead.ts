/** Where somebody may go and look: reported places that wait, and places on the page, those first that nobody has seen for longest. Kept, for a dead spot. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { KINDS } from '../model/site.ts';
import { visitSchema } from './deskRead.ts';

const optional = v.nullable(v.string());
const figure = v.nullable(v.number());

const shared = {
  id: v.string(),
  kind: v.picklist(KINDS),
  danger: v.boolean(),
  address: optional,
  latitude: figure,
  longitude: figure,
  visit: optional,
  visit_contested: v.boolean(),
  visits: v.array(visitSchema),
  /** Ids of the pictures that came with it. */
  pictures: v.array(v.string()),
};
const reportSchema = v.object({
  ...shared,
  of: v.literal('report'),
  text: v.string(),
  language: optional,
  arrived_at: v.string(),
});
const placeSchema = v.object({
  ...shared,
  of: v.literal('site'),
  slug: v.string(),
  title_en: optional,
  title_es: optional,
  ward: figure,
  /** YYYY-MM-DD; null: none of us has been there. */
  checked_on: optional,
  doubted_on: optional,
  /** After so many days without a look its page is grey. */
  fresh_days: v.number(),
});
const stopSchema = v.variant('of', [reportSchema, placeSchema]);
export type StopLine = v.InferOutput<typeof stopSchema>;

export const stopsRead = defineRead<StopLine>({
  key: 'site-stops',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('site_stops'),
  parse: (rows) => readableRows(rows, (row) => v.parse(stopSchema, row)),
});
