/** What everybody asks of the wall. Kept on the device, for a dead spot. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import type { Localized } from '../../../core/content/fields.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { stepSchema } from '../../../hooks/contentLinks.ts';
import { SHOWN_STATUSES, STATUSES, type Idea } from '../model/idea.ts';

const optional = v.nullable(v.string());
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const said = (en: string | null, es: string | null): Localized => ({ ...(en && { en }), ...(es && { es }) });

const ledSchema = v.pipe(
  v.object({
    kind: v.string(),
    slug: v.string(),
    on: v.nullable(day),
    words_en: optional,
    words_es: optional,
    step: v.optional(stepSchema, null),
  }),
  v.transform(({ words_en: en, words_es: es, ...rest }) => ({ ...rest, words: said(en, es) })),
);
const ideaSchema = v.pipe(
  v.object({
    id: v.string(),
    en: optional,
    es: optional,
    topic: optional,
    ward: v.nullable(v.number()),
    on: day,
    status: v.picklist(SHOWN_STATUSES),
    into: optional,
    response_en: optional,
    response_es: optional,
    responded_on: v.nullable(day),
    led_to: v.array(ledSchema),
    supports: v.optional(v.nullable(v.number()), null),
    held: v.optional(v.boolean(), false),
    // None in what was kept, or printed, from before they were told.
    also: v.optional(v.array(v.string()), () => []),
    steps: v.optional(v.array(v.object({ on: day, status: v.picklist(STATUSES) })), () => []),
  }),
  v.transform(({ en, es, response_en, response_es, responded_on, led_to, ...rest }): Idea => ({
    ...rest,
    text: said(en, es),
    response: said(response_en, response_es),
    respondedOn: responded_on,
    ledTo: led_to,
  })),
);

type Earlier = Omit<Idea, 'also' | 'steps'>;
const isParsed = (row: unknown): row is Idea | Earlier => typeof row === 'object' && row !== null && 'ledTo' in row;
/** What a device kept from before these were told is read all the same. */
const whole = (row: Idea | Earlier): Idea => ('steps' in row ? row : { ...row, also: [], steps: [] });

export const ideasRead = defineRead<Idea>({
  key: 'live-ideas',
  // Whoever sent one comes back to look for it.
  maxAgeMs: 0,
  path: () => callPath('live_ideas'),
  // Kept rows are parsed once more when they are read back: they are what this made.
  parse: (rows) => readableRows(rows, (row) => (isParsed(row) ? whole(row) : v.parse(ideaSchema, row))),
});
