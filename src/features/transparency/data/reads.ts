/** What the page about what is public asks of the backend. Everybody may ask; all of it is kept on the device. */
import * as v from 'valibot';
import { liveRead } from '../../../backend/liveRead.ts';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { parseEvents } from '../../events/model/publicEvents.ts';
import { indicatorContent } from '../../figures/model/indicatorContent.ts';
import { sourceContent } from '../../figures/model/sourceContent.ts';
import { correctionContent } from '../model/correctionContent.ts';
import { decisionContent } from '../model/decisionContent.ts';
import { documentContent } from '../model/documentContent.ts';
import { memberContent } from '../model/memberContent.ts';
import { pageContent } from '../model/pageContent.ts';
import type { Payment, PaymentFile } from '../model/payments.ts';
import { recordsContent } from '../model/recordsContent.ts';

const MINUTES_5 = 5 * 60_000;
const DAY_MS = 86_400_000;
const instant = v.pipe(
  v.string(),
  v.check((at) => !Number.isNaN(Date.parse(at))),
);
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

export const documentsRead = liveRead(documentContent);
export const decisionsRead = liveRead(decisionContent);
export const requestsRead = liveRead(recordsContent);
export const correctionsRead = liveRead(correctionContent);
export const membersRead = liveRead(memberContent);
export const policiesRead = liveRead(pageContent);
export const indicatorsRead = liveRead(indicatorContent);
export const sourcesRead = liveRead(sourceContent);

const fileSchema = v.object({
  id: v.string(),
  sha256: v.string(),
  file_name: v.string(),
  source_url: v.pipe(v.string(), v.regex(/^https:\/\//)),
  as_of: day,
  rows: v.number(),
  left_out: v.number(),
  published_at: instant,
  ended_at: v.nullable(instant),
  ended_because: v.nullable(v.string()),
  replaced_by: v.nullable(v.string()),
});

export const paymentFilesRead = defineRead<PaymentFile>({
  key: 'city-payment-files',
  maxAgeMs: MINUTES_5,
  path: () => callPath('city_payment_files'),
  parse: (rows) => v.parse(v.array(fileSchema), rows),
});

const text = v.nullable(v.string());
const paymentSchema = v.tuple([v.string(), v.number(), v.string(), text, text, text, day, v.number(), text]);

export const paymentsRead = defineRead<Payment>({
  key: 'city-payments',
  // Up to 50,000 rows: the files above say within minutes whether there is something new to ask for.
  maxAgeMs: DAY_MS / 24,
  path: () => callPath('city_payments'),
  // Each file comes with its newest first.
  parse: (rows) => v.parse(v.array(paymentSchema), rows).toSorted((a, b) => b[6].localeCompare(a[6])),
});

const days = v.record(v.string(), v.nullable(v.number()));
const promisesSchema = v.object({ answer_days: v.number(), kept_days: days, requests: days, done: days });
export type DataPromises = v.InferOutput<typeof promisesSchema>;

export const promisesRead = defineRead<DataPromises>({
  key: 'data-promises',
  maxAgeMs: MINUTES_5,
  path: () => callPath('data_promises'),
  parse: (rows) => v.parse(v.array(promisesSchema), rows),
});

/** Days back: what has just been is on record, too. Rounded to the day, so that it is one address for everybody. */
const BACK_DAYS = 60;

export const calendarRead = defineRead({
  key: 'public-calendar',
  maxAgeMs: MINUTES_5,
  path: (now) => {
    const from = new Date(now - (now % DAY_MS) - BACK_DAYS * DAY_MS).toISOString();
    return rowsPath('events', { select: '*', where: { date: `gte.${from}` }, order: 'date.asc', limit: 500 });
  },
  parse: parseEvents,
});
