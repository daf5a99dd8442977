/**
 * Places of the sample town, as supabase/seed.sql has them (held against it by tests/db/sites.test.ts): builds that ask no backend print
 * them. They lie in the ocean off Maine, so that no real house is meant.
 */
import { both, dollars, type Both } from './content/sample.ts';

export interface SiteStep {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly stage?: 'reported' | 'verified' | 'planned' | 'funded' | 'under_way' | 'done' | 'stopped';
  readonly text: Both;
  readonly source: Both;
  readonly link?: string;
  /** Somebody stood before it. */
  readonly seen?: true;
  /** Cents. */
  readonly cost?: number;
}

/** What was wrong on the page and was put right. */
export interface SiteRighted {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly field: 'place';
  readonly was: string;
  readonly now: string;
  readonly reason: Both;
}

/** What its page says in the studio's words since that day. */
export interface SiteWording {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly about: Both;
  readonly plan: Both;
  readonly reworded?: Both;
}

export interface SiteSeed {
  readonly n: number;
  readonly slug: string;
  readonly kind: 'house' | 'storefront' | 'building' | 'lot' | 'dumping' | 'street' | 'park' | 'other';
  readonly title: Both;
  readonly about: Both;
  readonly place: string;
  readonly ward: number;
  readonly at: readonly [latitude: number, longitude: number];
  /** Id and slug of a commitment. */
  readonly commitment?: readonly [id: string, slug: string];
  readonly story: readonly SiteStep[];
  /** Its item in the studio, and what that has said, oldest first. */
  readonly texts?: { readonly item: string; readonly wordings: readonly SiteWording[] };
  readonly corrections?: readonly SiteRighted[];
  /** YYYY-MM-DD on which one of us found it otherwise, where nobody has written so since. */
  readonly doubted?: string;
}

export const siteId = (n: number): string => `517e0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** What a text of the studio says it is about. */
export const siteAsked = (n: number): string => `site/${siteId(n)}`;

const register = both(
  'City register of vacant buildings, June 2025',
  'Registro municipal de edificios vacíos, junio de 2025',
);
const registerLink = 'https://larkspurfalls.example/housing/vacant-2025.csv';
const visit = both('Our own visit', 'Nuestra propia visita');
const resident = both('A resident’s report', 'Aviso de una persona vecina');
const plan = both('The campaign’s plan', 'El plan de la campaña');
const council = both('City council, minutes', 'Concejo municipal, actas');
const MILL = ['6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51', 'harrow-mill'] as const;
const HOMES = ['e3b47a60-18fd-4d2c-9f65-0b8c2d4e7a31', 'canal-street-homes'] as const;
const WINDOWS = ['4d81c6b0-5e2f-4a97-b3d8-7f9a1c3e5b53', 'main-street-windows'] as const;

export const siteSeeds: readonly SiteSeed[] = [
  {
    n: 1,
    slug: 'harrow-mill',
    kind: 'building',
    title: both('Harrow Mill', 'Fábrica Harrow'),
    about: both(
      'Four floors of brick beside the falls, 62,000 square feet. The roof is sound; the windows of two floors are not.',
      'Cuatro pisos de ladrillo junto a las cataratas, 62,000 pies cuadrados. El techo está sano; las ventanas de dos pisos, no.',
    ),
    place: '1 Mill Street',
    ward: 1,
    at: [43.2011, -69.2014],
    commitment: MILL,
    story: [
      {
        on: '1994-03-31',
        stage: 'reported',
        text: both(
          'The last shift left. It has been empty since.',
          'Salió el último turno. Desde entonces está vacía.',
        ),
        source: both('Planning board: survey of the mill, 2023', 'Junta de planeación: estudio de la fábrica, 2023'),
        link: 'https://larkspurfalls.example/planning/harrow-mill-2023.pdf',
      },
      {
        on: '2019-10-04',
        text: both('The city mended the roof.', 'La ciudad reparó el techo.'),
        source: council,
        link: 'https://larkspurfalls.example/council/2019-10',
      },
      {
        on: '2025-06-12',
        stage: 'verified',
        text: both(
          'We walked through all four floors with the building inspector.',
          'Recorrimos los cuatro pisos con el inspector de edificios.',
        ),
        source: visit,
        seen: true,
      },
      {
        on: '2025-09-02',
        stage: 'planned',
        text: both(
          'It is in the plan: workshops, a stage and a hall to skate in.',
          'Está en el plan: talleres, un escenario y una pista para patinar.',
        ),
        source: plan,
        cost: dollars(4_600_000),
      },
    ],
  },
  {
    n: 2,
    slug: 'canal-street-12',
    kind: 'house',
    title: both('Row house, 12 Canal Street', 'Casa en hilera, 12 Canal Street'),
    about: both(
      'Boarded up on the ground floor. The neighbors on both sides heat their walls against it.',
      'Tapiada en la planta baja. Las casas de los lados pierden calor por sus paredes.',
    ),
    place: '12 Canal Street',
    ward: 3,
    at: [43.1989, -69.1975],
    commitment: HOMES,
    story: [
      {
        on: '2025-06-01',
        stage: 'reported',
        text: both('Listed as vacant since 2017.', 'Figura como vacía desde 2017.'),
        source: register,
        link: registerLink,
      },
      {
        on: '2025-08-20',
        stage: 'verified',
        text: both(
          'Empty, dry inside, the chimney leans. Mail is still delivered next door by mistake.',
          'Vacía, seca por dentro, la chimenea está inclinada. El correo aún llega por error a la casa de al lado.',
        ),
        source: visit,
        seen: true,
      },
      {
        on: '2025-09-02',
        stage: 'planned',
        text: both('One of the first six that we would bring back.', 'Una de las seis primeras que recuperaríamos.'),
        source: plan,
        cost: dollars(112_000),
      },
    ],
  },
  {
    n: 3,
    slug: 'canal-street-31',
    kind: 'house',
    title: both('Row house, 31 Canal Street', 'Casa en hilera, 31 Canal Street'),
    about: both('The last one that was brought back.', 'La última que se recuperó.'),
    place: '31 Canal Street',
    ward: 3,
    at: [43.1983, -69.1968],
    story: [
      {
        on: '2019-05-14',
        stage: 'funded',
        text: both('A state repair grant came through.', 'Se aprobó una subvención estatal.'),
        source: council,
        cost: dollars(88_500),
      },
      {
        on: '2020-04-06',
        stage: 'under_way',
        text: both('Roof, pipes and wiring, by local trades.', 'Techo, tuberías y cableado, con oficios locales.'),
        source: council,
      },
      {
        on: '2021-07-30',
        stage: 'done',
        text: both('A family of four moved in.', 'Se mudó una familia de cuatro personas.'),
        source: both('City certificate of occupancy', 'Certificado municipal de ocupación'),
      },
      {
        on: '2025-08-20',
        text: both('Lived in, and in good repair.', 'Habitada y en buen estado.'),
        source: visit,
        seen: true,
      },
    ],
  },
  {
    n: 4,
    slug: 'mill-street-88',
    kind: 'storefront',
    title: both('Empty shop, 88 Mill Street', 'Local vacío, 88 Mill Street'),
    about: both(
      'Two windows, a pressed-tin ceiling, no tenant since the shoe shop.',
      'Dos vitrinas, techo de lámina prensada, sin inquilino desde la zapatería.',
    ),
    place: '88 Mill Street',
    ward: 1,
    at: [43.2004, -69.2002],
    commitment: WINDOWS,
    story: [
      {
        on: '2023-02-10',
        stage: 'reported',
        text: both('The shoe shop closed.', 'Cerró la zapatería.'),
        source: resident,
      },
      {
        on: '2024-05-07',
        stage: 'planned',
        text: both('The city offered a grant for its windows.', 'La ciudad ofreció una ayuda para las vitrinas.'),
        source: council,
        cost: dollars(14_000),
      },
      {
        on: '2024-11-19',
        stage: 'stopped',
        text: both(
          'The grant ran out before an agreement was signed.',
          'La ayuda se agotó antes de firmar un acuerdo.',
        ),
        source: council,
        link: 'https://larkspurfalls.example/council/2024-11',
      },
    ],
  },
  {
    n: 5,
    slug: 'second-street-lot',
    kind: 'lot',
    title: both('Empty lot on Second Street', 'Terreno vacío en Second Street'),
    about: both(
      'Where the bakery burned down. Half an acre of gravel beside the school’s fence.',
      'Donde se quemó la panadería. Dos mil metros cuadrados de grava junto a la cerca de la escuela.',
    ),
    place: '40 Second Street',
    ward: 2,
    at: [43.2025, -69.1982],
    texts: {
      item: '517e0006-0000-4000-8000-000000000005',
      wordings: [
        {
          on: '2025-07-29',
          about: both(
            'Where the bakery burned down. Half an acre of gravel beside the school’s fence, and the only open ground for four blocks.',
            'Donde se quemó la panadería. Dos mil metros cuadrados de grava junto a la cerca de la escuela, y el único terreno abierto en cuatro cuadras.',
          ),
          plan: both(
            'The playground that the county’s grant pays for, drawn together with the school and its neighbors.',
            'El parque infantil que paga la subvención del condado, diseñado junto con la escuela y sus vecinos.',
          ),
        },
        {
          on: '2025-08-26',
          about: both(
            'Where the bakery burned down. Half an acre of gravel beside the school’s fence, and the only open ground for four blocks.',
            'Donde se quemó la panadería. Dos mil metros cuadrados de grava junto a la cerca de la escuela, y el único terreno abierto en cuatro cuadras.',
          ),
          plan: both(
            'The playground that the county’s grant pays for, under shade trees, drawn together with the school and its neighbors. First meeting in our first spring.',
            'El parque infantil que paga la subvención del condado, bajo árboles de sombra, diseñado junto con la escuela y sus vecinos. Primera reunión en nuestra primera primavera.',
          ),
          reworded: both(
            'The school’s parents asked for shade, and by when.',
            'Las familias de la escuela pidieron sombra, y una fecha.',
          ),
        },
      ],
    },
    story: [
      {
        on: '2022-08-02',
        stage: 'reported',
        text: both('Cleared after the fire.', 'Despejado después del incendio.'),
        source: both('Fire department report', 'Informe de los bomberos'),
      },
      {
        on: '2024-09-18',
        stage: 'funded',
        text: both(
          'A county health grant pays for a playground.',
          'Una subvención de salud del condado paga un parque infantil.',
        ),
        source: council,
        cost: dollars(240_000),
      },
      {
        on: '2025-07-22',
        text: both('Still gravel. The fence has a gap.', 'Sigue siendo grava. La cerca tiene un hueco.'),
        source: visit,
        seen: true,
      },
    ],
  },
  {
    n: 6,
    slug: 'quarry-pocket-park',
    kind: 'park',
    title: both('Pocket park on Quarry Road', 'Parquecito de Quarry Road'),
    about: both(
      'A corner with one bench and a view of the falls.',
      'Una esquina con un banco y vista a las cataratas.',
    ),
    place: '140 Quarry Road',
    ward: 4,
    at: [43.1976, -69.2031],
    story: [
      {
        on: '2024-04-11',
        stage: 'funded',
        text: both('Neighbors and two shops paid for trees.', 'El vecindario y dos tiendas pagaron los árboles.'),
        source: resident,
        cost: dollars(6_800),
      },
      {
        on: '2025-05-17',
        stage: 'under_way',
        text: both('Nine trees stand. The path comes next.', 'Hay nueve árboles. Sigue el sendero.'),
        source: visit,
        seen: true,
      },
    ],
    doubted: '2025-10-20',
  },
  {
    n: 7,
    slug: 'rail-yard-tires',
    kind: 'dumping',
    title: both('Tires behind the rail yard', 'Llantas detrás del patio de trenes'),
    about: both('About two hundred, some in the brook.', 'Unas doscientas, algunas en el arroyo.'),
    place: '9 Depot Lane',
    ward: 4,
    at: [43.1968, -69.2009],
    story: [
      {
        on: '2025-09-28',
        stage: 'reported',
        text: both('Reported with a picture; nobody has been there yet.', 'Aviso con foto; aún no ha ido nadie.'),
        source: resident,
      },
    ],
  },
  {
    n: 8,
    slug: 'bridge-steps',
    kind: 'street',
    title: both('Steps below the Mill Street bridge', 'Escalera bajo el puente de Mill Street'),
    about: both(
      'The shortest way to the bus. Three treads are gone.',
      'El camino más corto al autobús. Faltan tres escalones.',
    ),
    place: '2 Falls Road',
    ward: 1,
    at: [43.2016, -69.1996],
    story: [
      {
        on: '2025-03-03',
        stage: 'reported',
        text: both('A tread gave way in the thaw.', 'Un escalón cedió con el deshielo.'),
        source: resident,
      },
      {
        on: '2025-08-29',
        stage: 'verified',
        text: both(
          'Three treads gone, tape across the top. It is the state’s: they built the bridge.',
          'Faltan tres escalones y hay cinta arriba. Es del estado, que construyó el puente.',
        ),
        source: visit,
        seen: true,
      },
    ],
  },
  {
    n: 9,
    slug: 'cedar-street-lamps',
    kind: 'street',
    title: both('Street lamps on Cedar Street', 'Faroles de Cedar Street'),
    about: both('Eleven lamps between the library and the river.', 'Once faroles entre la biblioteca y el río.'),
    place: '20 Cedar Street',
    ward: 2,
    at: [43.2031, -69.1994],
    story: [
      {
        on: '2024-12-01',
        stage: 'reported',
        text: both('Six of eleven were dark.', 'Seis de once estaban apagados.'),
        source: resident,
      },
      {
        on: '2025-04-09',
        stage: 'done',
        text: both('The power company replaced all of them.', 'La compañía eléctrica los cambió todos.'),
        source: visit,
        seen: true,
        cost: dollars(0),
      },
    ],
    corrections: [
      {
        on: '2025-04-20',
        field: 'place',
        was: '22 Cedar Street',
        now: '20 Cedar Street',
        reason: both(
          'A resident wrote that the first lamp stands at number 20.',
          'Una persona vecina escribió que el primer farol está en el número 20.',
        ),
      },
    ],
  },
];
