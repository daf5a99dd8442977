/** How programs are searched and narrowed, all on the device: by age, season, subject, free seats, language and cost. */
import { everyWord, spoken } from '../../../../core/content/localized.ts';
import { findable, findWords } from '../../../../core/findWords.ts';
import type { Label } from '../../../../core/label.ts';
import { compareText } from '../../../../hooks/format.ts';
import { m } from '../../../../messages/messages.js';
import type { Choice, ListSpec } from '../../../../ui/list/listView.ts';
import type { Spot } from '../../../places/model/spot.ts';
import type { LiveRow } from '../../../transparency/model/live.ts';
import { LANGUAGES } from '../../../wellness/model/serviceContent.ts';
import { AGES, metresTo, seatsOf, takes, type ProgramAge } from '../../model/program.ts';
import { PROGRAM_COSTS, SEASONS, SUBJECTS, type ProgramBody } from '../../model/programContent.ts';
import { agesWords, languageWords, programCostWords, seasonWords, subjectWords } from '../words.ts';

export type Program = LiveRow<ProgramBody> & Pick<ProgramAge, 'verify_by'>;
type Keep = (body: ProgramBody) => boolean;
type Option = readonly [value: string, label: Label, keep: Keep];

const nameOf = ({ body }: Program) => spoken(body.name).words;

const pickList = (name: string, label: Label, any: Label, options: readonly Option[]): Choice<Program> => ({
  name,
  label,
  as: 'counted',
  onlyUsed: true,
  options: [
    { value: '', label: any, keep: () => true },
    ...options.map(([value, said, keep]) => ({ value, label: said, keep: ({ body }: Program) => keep(body) })),
  ],
});

const choices: readonly Choice<Program>[] = [
  pickList(
    'age',
    m.education_age,
    m.education_age_any,
    AGES.map((ages): Option => [ages.name, () => agesWords(ages), (body) => takes(body, ages)]),
  ),
  pickList(
    'season',
    m.education_season,
    m.education_season_any,
    SEASONS.map((one): Option => [one, seasonWords[one], ({ seasons }) => seasons.includes(one)]),
  ),
  pickList(
    'subject',
    m.education_subject,
    m.education_subject_any,
    SUBJECTS.map((one): Option => [one, subjectWords[one], ({ subject }) => subject === one]),
  ),
  pickList('seats', m.education_seats, m.education_seats_any, [
    ['free', m.education_seats_free_only, (body) => seatsOf(body).state === 'free'],
  ]),
  pickList(
    'language',
    m.education_language,
    m.wellness_language_all,
    // Whoever interprets by phone speaks it, too.
    LANGUAGES.map((one): Option => [
      one,
      languageWords[one],
      ({ languages }) => languages.includes(one) || languages.includes('any'),
    ]),
  ),
  pickList(
    'cost',
    m.education_cost,
    m.education_cost_any,
    PROGRAM_COSTS.map((one): Option => [one, programCostWords[one], ({ cost }) => cost === one]),
  ),
];

const byName = (programs: readonly Program[]) => programs.toSorted((a, b) => compareText(nameOf(a), nameOf(b)));

/** @param from where somebody is; null: they have not said. What has no place on the map comes last. */
export const programSpec = (from: Spot | null): ListSpec<Program> => ({
  find: (programs) => {
    const index = findable(programs, wordsOf);
    return (query) => findWords(index, query);
  },
  choices,
  orders: [
    ...(from === null ? [] : [{ value: 'near', label: m.education_order_near, arrange: byDistance(from) }]),
    { value: 'name', label: m.education_order_name, arrange: byName },
  ],
  page: { first: 20, more: 50 },
});

const byDistance = (from: Spot) => (programs: readonly Program[]) => {
  const far = new Map(programs.map(({ id, body }) => [id, metresTo(body, from) ?? Infinity]));
  return byName(programs).toSorted((a, b) => {
    const [one, other] = [far.get(a.id) ?? Infinity, far.get(b.id) ?? Infinity];
    return one === other ? 0 : one - other;
  });
};

function wordsOf({ body }: Program): string {
  const { name, provider, subject, text, hours, address = '' } = body;
  return [everyWord(name), provider, subjectWords[subject](), everyWord(text), everyWord(hours), address].join(' ');
}
