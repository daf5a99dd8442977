/** A program for children and young people: for which ages, when in the year, at what cost, how many seats are left, and how to sign up. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';
import { COSTS, LANGUAGES } from '../../wellness/model/serviceContent.ts';

export const SUBJECTS = ['early', 'homework', 'reading', 'arts', 'science', 'sports', 'outdoors', 'work'] as const;
export const SEASONS = ['school-year', 'fall', 'winter', 'spring', 'summer'] as const;
/** As a program may ask for it: not by an insurance. */
export const PROGRAM_COSTS = COSTS.filter((cost) => cost !== 'insurance');

export const programContent = defineContentKind({
  kind: 'program',
  eyes: 1,
  title: 'name',
  verifyDays: 90,
  ordered: [
    ['age_from', 'age_until'],
    ['signup_opens', 'signup_closes'],
  ],
  fields: {
    name: f.text({ each: true, max: 200, required: true }),
    /** Who runs it. */
    provider: f.text({ max: 200, required: true }),
    subject: f.choice(SUBJECTS, { required: true }),
    text: f.text({ each: true, max: 1000, required: true }),
    /** Years, both included. */
    age_from: f.number({ required: true }),
    age_until: f.number({ required: true }),
    seasons: f.choices(SEASONS, { required: true }),
    /** "Tuesdays after school, 3 to 5 PM" */
    hours: f.text({ each: true, max: 200 }),
    cost: f.choice(PROGRAM_COSTS, { required: true }),
    cost_note: f.text({ each: true, max: 300 }),
    languages: f.choices(LANGUAGES, { required: true }),
    /** Counts of places, never who has them. */
    seats_offered: f.number(),
    seats_taken: f.number(),
    /** The day of which the seats are. */
    seats_on: f.day(),
    signup_url: f.link(),
    signup_opens: f.day(),
    signup_closes: f.day(),
    phone: f.phone(),
    address: f.text({ max: 200 }),
    /** On the map: "43.20110, -69.20140", latitude first. */
    spot: f.text({ max: 40 }),
    /** The day somebody last asked whether all of this is so. */
    assured_on: f.day({ required: true }),
  },
});

export type ProgramBody = BodyOf<typeof programContent>;
export type Subject = (typeof SUBJECTS)[number];
export type Season = (typeof SEASONS)[number];
