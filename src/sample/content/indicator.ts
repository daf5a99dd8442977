/** Figures of the sample town; their values stand in sample/figures.ts. All of it is made up. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { both } from './sample.ts';

const label = (id: string, code: string, en: string, es: string) => ({ id, code, text: both(en, es) });

const readingBody = {
  title: both(
    'Half of the third graders read as well as they should; of poor families’ children one in three',
    'La mitad del tercer grado lee como debería; de las familias pobres, una de cada tres personas',
  ),
  name: both(
    'Third graders at or above the reading standard',
    'Alumnado de tercer grado que alcanza la norma de lectura',
  ),
  page: 'education',
  value_type: 'percent',
  unit: both('percent of those tested', 'por ciento de quienes hicieron la prueba'),
  definition: both(
    'Everybody in the city’s four public elementary schools who took the state’s test in spring.',
    'Quienes hicieron la prueba estatal en primavera en las cuatro primarias públicas de la ciudad.',
  ),
  caveat: both(
    'One test on one day. It says what a school starts with as much as what it does.',
    'Una prueba en un día. Dice tanto con qué empieza una escuela como lo que hace.',
  ),
  source: '3e9f4c62-7da0-4b3b-9e58-c302f6d91a74',
  labels: [
    label('0d1e2f30-4152-4637-8849-5a6b7c8d9e01', 'city', 'Larkspur Falls', 'Larkspur Falls'),
    label(
      '0d1e2f30-4152-4637-8849-5a6b7c8d9e02',
      'low-income',
      'From low-income families',
      'De familias con pocos ingresos',
    ),
    label('0d1e2f30-4152-4637-8849-5a6b7c8d9e03', 'no-test', 'No test was held.', 'No se hizo la prueba.'),
  ],
  next_update_on: '2026-08-31',
};

export const indicators: readonly ContentSeed[] = [
  {
    id: '5ab16e84-9fc2-4d5d-8a7b-e524b8fb3c96',
    slug: 'ambulance-minutes',
    published_at: '2025-09-04T15:00:00Z',
    body: {
      title: both(
        'In ward 4 help takes three minutes longer than downtown, and the gap grows',
        'En el distrito 4 la ayuda tarda tres minutos más que en el centro, y la diferencia crece',
      ),
      name: both(
        'Minutes until the first ambulance or engine is there',
        'Minutos hasta que llega la primera ambulancia o bomba',
      ),
      page: 'wellness',
      value_type: 'rate',
      counts: 'things',
      unit: both('minutes, the middle case', 'minutos, el caso medio'),
      definition: both(
        'From the call to the first crew at the door, in the middle case of a year’s emergencies.',
        'De la llamada al primer equipo en la puerta, en el caso medio de las emergencias de un año.',
      ),
      caveat: both(
        'Calls that turned out to be false alarms are in it; those that another town answered are not.',
        'Incluye las falsas alarmas; no incluye las que atendió otra ciudad.',
      ),
      source: '1c7d2a40-5b8e-4f19-9c36-a1e0d4b7f852',
      values: '6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10',
      labels: [
        label('0d1e2f30-4152-4637-8849-5a6b7c8d9e11', 'downtown', 'Downtown', 'Centro'),
        label('0d1e2f30-4152-4637-8849-5a6b7c8d9e12', 'ward-4', 'Ward 4', 'Distrito 4'),
      ],
      next_update_on: '2026-07-31',
    },
  },
  {
    id: '6bc27f95-a0d3-4e6e-9b8c-f635c90c4da7',
    slug: 'low-days',
    published_at: '2025-09-04T15:05:00Z',
    body: {
      title: both(
        'One adult in six had two low weeks in a month',
        'Una de cada seis personas adultas pasó dos semanas de desánimo en un mes',
      ),
      name: both(
        'Adults with 14 or more days of poor mental health in a month',
        'Personas adultas con 14 días o más de mala salud mental en un mes',
      ),
      page: 'wellness',
      value_type: 'percent',
      unit: both('percent of adults', 'por ciento de las personas adultas'),
      definition: both(
        'What people of this age, income and place usually answer in a national survey, reckoned for each ward.',
        'Lo que suelen responder en una encuesta nacional personas de esa edad, ingreso y lugar, calculado para cada distrito.',
      ),
      caveat: both(
        'Nobody here was asked. A model cannot see what a town does, and is not for judging a program.',
        'No se preguntó a nadie aquí. Un modelo no ve lo que hace una ciudad y no sirve para juzgar un programa.',
      ),
      source: '2d8e3b51-6c9f-4a2a-8d47-b2f1e5c80963',
      values: '6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10',
      labels: [
        label('0d1e2f30-4152-4637-8849-5a6b7c8d9e20', 'city', 'Larkspur Falls', 'Larkspur Falls'),
        ...[1, 2, 3, 4, 5].map((ward) =>
          label(`0d1e2f30-4152-4637-8849-5a6b7c8d9e2${ward}`, `ward-${ward}`, `Ward ${ward}`, `Distrito ${ward}`),
        ),
        label(
          '0d1e2f30-4152-4637-8849-5a6b7c8d9e26',
          'few',
          'Fewer than 50 adults live there.',
          'Viven allí menos de 50 personas adultas.',
        ),
        label('0d1e2f30-4152-4637-8849-5a6b7c8d9e27', 'island', 'Mill Island', 'Isla del Molino'),
      ],
    },
  },
  {
    id: '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8',
    slug: 'third-grade-reading',
    published_at: '2025-09-18T15:00:00Z',
    before: [
      {
        published_at: '2025-09-04T15:10:00Z',
        body: { ...readingBody, values: '6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10' },
      },
    ],
    body: {
      ...readingBody,
      values: '6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10',
      corrected: both(
        'We had copied 2023 from the line of the county. The state’s table always said 48.7.',
        'Habíamos copiado 2023 de la línea del condado. La tabla del estado siempre dijo 48.7.',
      ),
    },
  },
  {
    id: '9ef5a2c8-d306-4b91-8ebf-c968fc3f70da',
    slug: 'finishing-school',
    published_at: '2025-09-18T15:10:00Z',
    body: {
      title: both(
        'Nine of ten finish high school, as in most towns like ours',
        'Nueve de cada diez terminan la secundaria, como en la mayoría de las ciudades parecidas',
      ),
      name: both('Finished high school within four years', 'Terminó la secundaria en cuatro años'),
      page: 'education',
      value_type: 'percent',
      counts: 'people',
      unit: both('percent of those who began together', 'por ciento de quienes empezaron juntos'),
      definition: both(
        'Of everybody who began ninth grade in the same fall, those with a diploma four years later. Who moved away is not counted; who moved here is.',
        'De quienes empezaron el noveno grado el mismo otoño, quienes tienen diploma cuatro años después. No se cuenta a quien se mudó fuera; sí a quien llegó.',
      ),
      caveat: both(
        'A diploma says little about what was learned, and nothing about who needed five years.',
        'Un diploma dice poco de lo que se aprendió, y nada de quien necesitó cinco años.',
      ),
      source: '5ab16e84-9fc2-4d5d-8f7a-e524b8fb3c97',
      values: '6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10',
      alike: both(
        'The four nearest in the state by inhabitants, by families with low incomes, and by how many learn English at school. Chosen before we looked at their numbers.',
        'Las cuatro más cercanas del estado por habitantes, por familias con pocos ingresos y por cuántas personas aprenden inglés en la escuela. Se eligieron antes de mirar sus cifras.',
      ),
      labels: [
        label('0d1e2f30-4152-4637-8849-5a6b7c8d9e41', 'city', 'Larkspur Falls', 'Larkspur Falls'),
        label('0d1e2f30-4152-4637-8849-5a6b7c8d9e42', 'peer:tanner-bridge', 'Tanner Bridge', 'Tanner Bridge'),
        label('0d1e2f30-4152-4637-8849-5a6b7c8d9e43', 'peer:elm-junction', 'Elm Junction', 'Elm Junction'),
        label('0d1e2f30-4152-4637-8849-5a6b7c8d9e44', 'peer:north-corwin', 'North Corwin', 'North Corwin'),
        label('0d1e2f30-4152-4637-8849-5a6b7c8d9e45', 'peer:ashby-mills', 'Ashby Mills', 'Ashby Mills'),
        label(
          '0d1e2f30-4152-4637-8849-5a6b7c8d9e46',
          'not-yet',
          'The state has not published it.',
          'El estado no lo ha publicado.',
        ),
      ],
      next_update_on: '2026-12-15',
    },
  },
  {
    id: '8de491b7-c2f5-4a80-9dae-b857eb2e6fc9',
    slug: 'empty-storefronts',
    published_at: '2025-09-22T15:00:00Z',
    body: {
      title: both(
        'One storefront in five on Mill Street is empty',
        'Uno de cada cinco locales de Mill Street está vacío',
      ),
      name: both('Empty storefronts on Mill Street', 'Locales vacíos en Mill Street'),
      page: 'revitalization',
      value_type: 'count',
      counts: 'things',
      unit: both('storefronts, of 94', 'locales, de 94'),
      definition: both(
        'Counted on foot on one afternoon in the last week of each quarter: no sign of a tenant behind the glass.',
        'Contados a pie una tarde de la última semana de cada trimestre: sin señal de inquilino tras el vidrio.',
      ),
      source: '4fa05d73-8eb1-4c4c-8f69-d413a7ea2b85',
      values: '6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10',
      labels: [label('0d1e2f30-4152-4637-8849-5a6b7c8d9e31', 'mill-street', 'Mill Street', 'Mill Street')],
      next_update_on: '2025-12-31',
    },
  },
];
