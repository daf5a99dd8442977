/** What was answered at town halls, as pages are printed with it where no backend was asked: the same rows as in supabase/seed.sql. */

const of = (n: number) => `d2000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const nothing = {
  led_to: [],
  promise_en: null,
  promise_es: null,
  due_on: null,
  done_en: null,
  done_es: null,
  done_on: null,
};
const told = {
  session: 'd0000000-0000-4000-8000-000000000002',
  edited: false,
  state: 'answered',
  held: false,
  staged_at: null,
  answered_by: 'Dana Whitfield',
  ...nothing,
};

/** As public.answered_questions() writes them. */
export const sampleAnswers: readonly unknown[] = [
  {
    ...told,
    id: of(12),
    text: '¿Cuándo habrá más horas nocturnas en la biblioteca?',
    language: 'es',
    name: 'Lucía',
    origin: 'paper',
    topic: 'mental-health',
    asked_at: '2025-09-13T15:12:00Z',
    supports: null,
    answer_en: 'Two evenings a week to begin with, Tuesday and Thursday until nine.',
    answer_es: 'Dos noches por semana para empezar, martes y jueves hasta las nueve.',
    answered_on: '2025-09-15',
    promise_en: 'Write to the library’s board.',
    promise_es: 'Escribir a la junta de la biblioteca.',
    due_on: '2025-09-30',
    done_en: 'The letter is out. The board answers at its next meeting.',
    done_es: 'La carta está enviada. La junta responde en su próxima reunión.',
    done_on: '2025-09-24',
  },
  {
    ...told,
    id: of(11),
    text: 'When will the Mill Street bridge carry fire trucks again?',
    language: 'en',
    name: 'Ned',
    origin: 'room',
    topic: 'infrastructure',
    asked_at: '2025-09-13T15:11:00Z',
    supports: 18,
    answer_en:
      'The city’s engineers say spring, if the state pays its half. We will not promise a month that we cannot hold.',
    answer_es:
      'Los ingenieros de la ciudad dicen que en primavera, si el estado paga su mitad. No prometemos un mes que no podamos cumplir.',
    answered_on: '2025-09-14',
    promise_en: 'Ask the city for the engineers’ report and post it here.',
    promise_es: 'Pedir a la ciudad el informe de los ingenieros y publicarlo aquí.',
    due_on: '2025-09-26',
  },
  {
    ...told,
    id: of(13),
    text: 'How many of the lead water lines are left?',
    language: 'en',
    name: null,
    origin: 'before',
    topic: 'infrastructure',
    asked_at: '2025-09-13T15:13:00Z',
    supports: 7,
    answer_en: '1,140 by the city’s own map of last fall. The map is under “In plain sight”.',
    answer_es: '1,140 según el mapa de la propia ciudad del otoño pasado. El mapa está en «A la vista».',
    answered_on: '2025-09-14',
  },
  {
    ...told,
    id: of(14),
    text: 'When will the middle school have a counselor all week, and not only on Tuesdays?',
    language: 'en',
    name: 'A teacher',
    origin: 'room',
    topic: 'schools',
    asked_at: '2025-09-13T15:14:00Z',
    supports: 9,
    answer_en:
      'In the fall of 2026, if the council and the county vote for it by June. The other schools follow by August 2027.',
    answer_es:
      'En el otoño de 2026, si el concejo y el condado lo aprueban antes de julio. Las demás escuelas, hasta agosto de 2027.',
    answered_on: '2025-09-14',
    led_to: [
      {
        relation: 'answers',
        kind: 'commitment',
        slug: 'school-counselors',
        words_en: 'Asked by a teacher: when will the middle school have a counselor all week?',
        words_es: 'Preguntado por una maestra: ¿cuándo tendrá la secundaria un consejero toda la semana?',
      },
    ],
  },
];
