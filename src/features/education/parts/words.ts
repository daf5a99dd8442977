/** How programs are spoken of. Alike in every engine, because the build prints them. */
import { m } from '../../../messages/messages.js';
import type { LANGUAGES } from '../../wellness/model/serviceContent.ts';
import type { Ages, SignUp } from '../model/program.ts';
import type { ProgramBody, Season, Subject } from '../model/programContent.ts';

type Said<Name extends string> = Readonly<Record<Name, () => string>>;

export const subjectWords: Said<Subject> = {
  early: m.education_subject_early,
  homework: m.education_subject_homework,
  reading: m.education_subject_reading,
  arts: m.education_subject_arts,
  science: m.education_subject_science,
  sports: m.education_subject_sports,
  outdoors: m.education_subject_outdoors,
  work: m.education_subject_work,
};

export const seasonWords: Said<Season> = {
  'school-year': m.education_season_school_year,
  fall: m.education_season_fall,
  winter: m.education_season_winter,
  spring: m.education_season_spring,
  summer: m.education_season_summer,
};

export const programCostWords: Said<ProgramBody['cost']> = {
  free: m.education_cost_free,
  sliding: m.education_cost_sliding,
  paid: m.education_cost_paid,
};

export const signUpWords: Said<SignUp> = {
  open: m.education_sign_up_open,
  'not-yet': m.education_sign_up_not_yet,
  closed: m.education_sign_up_closed,
};

/** "5 to 7 years" */
export const agesWords = ({ from, until }: Pick<Ages, 'from' | 'until'>): string =>
  from === until
    ? m.education_age_one({ age: String(from) })
    : m.education_ages({ from: String(Math.min(from, until)), until: String(Math.max(from, until)) });

/** Not Intl's: browsers know fewer names than what prints the page. */
export const languageWords: Said<(typeof LANGUAGES)[number]> = {
  en: m.wellness_language_en,
  es: m.wellness_language_es,
  fr: m.wellness_language_fr,
  ht: m.wellness_language_ht,
  pt: m.wellness_language_pt,
  ar: m.wellness_language_ar,
  zh: m.wellness_language_zh,
  so: m.wellness_language_so,
  ase: m.wellness_language_ase,
  any: m.wellness_language_any,
};
