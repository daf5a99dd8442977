/**
 * A service that helps people: what for, for whom, when, at what cost, by which phone. Open Referral's words (HSDS 3) where it has them;
 * its schedules' RRULEs are `repeats`, `days` and `weeks` here, because they are filled in by hand and read aloud.
 */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const NEEDS = ['mental-health', 'crisis', 'shelter', 'food', 'health', 'addiction', 'housing', 'money', 'legal', 'family', 'seniors'] as const; // prettier-ignore
export const COSTS = ['free', 'sliding', 'insurance', 'paid'] as const;
/** ISO 639, as `Intl.DisplayNames` names them; `any`: an interpreter by phone. */
export const LANGUAGES = ['en', 'es', 'fr', 'ht', 'pt', 'ar', 'zh', 'so', 'ase', 'any'] as const;
export const ACCESS = ['step-free', 'toilet', 'bus', 'parking', 'by-phone', 'online', 'at-home', 'childcare'] as const;
/** From Monday, as RRULE writes them. */
export const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export const REPEATS = ['week', 'other-week', 'month'] as const;
export const WEEKS = ['first', 'second', 'third', 'fourth', 'last'] as const;

export const serviceContent = defineContentKind({
  kind: 'service',
  eyes: 1,
  title: 'name',
  verifyDays: 90,
  fields: {
    name: f.text({ each: true, max: 200, required: true }),
    /** Who runs it. */
    provider: f.text({ max: 200, required: true }),
    need: f.choice(NEEDS, { required: true }),
    text: f.text({ each: true, max: 1000, required: true }),
    eligibility: f.text({ each: true, max: 500 }),
    cost: f.choice(COSTS, { required: true }),
    cost_note: f.text({ each: true, max: 300 }),
    languages: f.choices(LANGUAGES, { required: true }),
    access: f.choices(ACCESS),
    phones: f.list(
      { phone: f.phone({ required: true }), label: f.text({ each: true, max: 80 }) },
      { max: 6, required: true },
    ),
    website: f.link(),
    /** For people in danger: then it has no address and no directions (content_revisions_hidden_place_is_nowhere). */
    confidential: f.flag(),
    address: f.text({ max: 200 }),
    directions: f.text({ each: true, max: 300 }),
    /** None: ask by phone. */
    schedules: f.list(
      {
        repeats: f.choice(REPEATS, { required: true }),
        days: f.choices(DAYS, { required: true }),
        /** Of the month, where it repeats by the month. */
        weeks: f.choices(WEEKS),
        opens: f.clock({ required: true }),
        /** Not after `opens`: on the next day. */
        closes: f.clock({ required: true }),
        /** Every other week is counted from this day's. */
        from: f.day(),
        until: f.day(),
        /** Open on holidays, too. */
        holidays: f.flag(),
        label: f.text({ each: true, max: 80 }),
      },
      { max: 20 },
    ),
    closings: f.list(
      { from: f.day({ required: true }), until: f.day({ required: true }), reason: f.text({ each: true, max: 200 }) },
      { max: 30 },
    ),
    /** The day somebody last asked whether all of this is so: HSDS's assured_date. */
    assured_on: f.day({ required: true }),
  },
});

export type ServiceBody = BodyOf<typeof serviceContent>;
export type Need = (typeof NEEDS)[number];
export type Cost = (typeof COSTS)[number];
