/** Homelessness & Housing: the three commitments of the sample town. */
import type { ContentSeed } from '../../../core/content/kind.ts';
import { both, dollars } from '../sample.ts';
import { milestone, source, titleOf, type CommitmentBody } from './shape.ts';

const priority = 'housing';
const published_at = '2025-09-02T13:00:00Z';

export const housing: readonly ContentSeed<CommitmentBody>[] = [
  {
    id: 'e3b47a60-18fd-4d2c-9f65-0b8c2d4e7a31',
    slug: 'canal-street-homes',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 0),
      text: both(
        'Of the forty-one empty row houses, twenty are sound enough to be saved. The city takes them on through the land bank, repairs roof, pipes and wiring with local trades, and sells or rents them to households that earn less than 80 percent of the county’s median. A clause keeps them affordable for thirty years.',
        'De las cuarenta y una casas vacías, veinte están lo bastante sanas para salvarlas. La ciudad las asume por medio del banco de tierras, repara techo, tuberías y cableado con oficios locales, y las vende o alquila a hogares que ganan menos del 80 por ciento de la mediana del condado. Una cláusula las mantiene accesibles durante treinta años.',
      ),
      measure: both(
        'Houses with a certificate of occupancy and somebody living in them.',
        'Casas con certificado de ocupación y alguien viviendo en ellas.',
      ),
      baseline: both(
        '41 boarded up in June 2025; none brought back since 2021.',
        '41 tapiadas en junio de 2025; ninguna recuperada desde 2021.',
      ),
      target: both('6 by the end of 2027, 20 by October 31, 2029.', '6 al terminar 2027, 20 el 31 de octubre de 2029.'),
      due_on: '2029-10-31',
      cost_low: dollars(1_900_000),
      cost_high: dollars(2_400_000),
      funding: both(
        'State housing repair grants, 60 percent; loans of the land bank, paid back from sales, 25 percent; the city’s capital budget, 15 percent.',
        'Subvenciones estatales de rehabilitación, 60 por ciento; préstamos del banco de tierras, devueltos con las ventas, 25 por ciento; presupuesto de capital de la ciudad, 15 por ciento.',
      ),
      depends_on: ['council', 'state'],
      agreement: both(
        'The council passes the land-bank ordinance; the state decides on the grants each spring.',
        'El concejo aprueba la ordenanza del banco de tierras; el estado decide sobre las subvenciones cada primavera.',
      ),
      risk: both(
        'Owners who cannot be found: taking over such a house takes the courts about 14 months.',
        'Dueños que no aparecen: a los tribunales les lleva unos 14 meses traspasar una casa así.',
      ),
      milestones: [
        milestone(
          '30381ef7-5a24-40a2-a025-70739291981a',
          '2026-06-30',
          'The land-bank ordinance is passed.',
          'La ordenanza del banco de tierras está aprobada.',
        ),
        milestone(
          'd0c8994a-072c-47fd-a3da-66d01f834839',
          '2027-05-28',
          'The first family moves in on Canal Street.',
          'La primera familia se muda a Canal Street.',
        ),
        milestone(
          'bbd0c3ce-a803-40f3-b502-2a7297e19a05',
          '2027-12-31',
          'Six houses are lived in.',
          'Seis casas están habitadas.',
        ),
        milestone(
          '8a94bc0d-5dcc-47a0-a242-ae33f42f2ef4',
          '2029-10-31',
          'Twenty houses are lived in.',
          'Veinte casas están habitadas.',
        ),
      ],
      sources: [
        source(
          '76ca55b1-2e90-4574-96c8-d4a21fd2c554',
          'https://larkspurfalls.example/housing/vacant-2025.csv',
          'City register of vacant buildings, June 2025',
          'Registro municipal de edificios vacíos, junio de 2025',
        ),
        source(
          'd2fd68ac-7eed-4eea-87c1-fc12dec6a07d',
          'https://www.huduser.gov/portal/datasets/il.html',
          'HUD: income limits',
          'HUD: límites de ingresos',
        ),
      ],
    },
  },
  {
    id: 'a90d5c18-6f3b-42e7-8d1a-3c5e7f9b1d32',
    slug: 'winter-shelter',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 1),
      text: both(
        'The shelter in the old armory opens on every night that is forecast at 32 degrees or colder, from November 15 to April 15. A bus drives a fixed loop from 7 to 10 in the evening and stops for whoever waves. Dogs may come along.',
        'El refugio de la vieja armería abre todas las noches en que se pronostican 32 grados o menos, del 15 de noviembre al 15 de abril. Un autobús hace un recorrido fijo de 7 a 10 de la noche y se detiene para quien le haga señas. Los perros pueden venir.',
      ),
      measure: both(
        'Cold nights on which the shelter was open and the bus ran, of all cold nights.',
        'Noches de frío en que abrió el refugio y circuló el autobús, de todas las noches de frío.',
      ),
      baseline: both(
        '61 of 118 cold nights in the winter of 2024-25; no bus.',
        '61 de 118 noches de frío en el invierno de 2024-25; sin autobús.',
      ),
      target: both('All of them, from November 15, 2026 on.', 'Todas, desde el 15 de noviembre de 2026.'),
      due_on: '2026-11-15',
      cost_low: dollars(420_000),
      cost_high: dollars(510_000),
      funding: both(
        'Half from the county’s shelter contract; $60,000 a year from the general fund; meals by the churches.',
        'La mitad del contrato de refugio del condado; $60,000 al año del fondo general; las comidas, de las iglesias.',
      ),
      depends_on: ['mayor', 'council', 'county'],
      agreement: both(
        'The county renews its contract each summer; the council passes the city’s part.',
        'El condado renueva su contrato cada verano; el concejo aprueba la parte de la ciudad.',
      ),
      risk: both(
        'Staff for the night shift. We train twenty volunteers as a reserve.',
        'Personal para el turno de noche. Formaremos a veinte voluntarios de reserva.',
      ),
      milestones: [
        milestone(
          '363dd06f-3b54-4a6e-8d6d-30c635456a7c',
          '2026-07-31',
          'The county’s contract covers all cold nights.',
          'El contrato del condado cubre todas las noches de frío.',
        ),
        milestone(
          'cee80f86-477d-46de-93a2-3ac88bf5153f',
          '2026-10-15',
          'Twenty volunteers are trained.',
          'Veinte voluntarios están formados.',
        ),
        milestone(
          '130e1b91-c033-41d1-a248-9ca0ac841cd7',
          '2026-11-15',
          'The shelter is open and the bus runs.',
          'El refugio está abierto y el autobús circula.',
        ),
      ],
      sources: [
        source(
          'f7d2e0d7-853b-462e-853a-edc349106f03',
          'https://larkspurfalls.example/shelter/nights-2024-25.csv',
          'Armory shelter: nights open, winter 2024-25',
          'Refugio de la armería: noches abiertas, invierno 2024-25',
        ),
        source(
          '0327213c-39b1-4419-a227-16147566c0aa',
          'https://www.weather.gov/',
          'National Weather Service: daily lows',
          'Servicio Meteorológico Nacional: mínimas diarias',
        ),
      ],
    },
  },
  {
    id: '36c2e8f7-d04b-4b1a-a7e9-5d8f0c2b4e33',
    slug: 'rent-emergency-fund',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 2),
      text: both(
        'A household that loses a month’s pay can have up to two months’ rent, paid to the landlord within five working days, once in two years. In return the landlord withdraws the court case. No interest, nothing to pay back.',
        'Un hogar que pierde el sueldo de un mes puede recibir hasta dos meses de renta, pagados al propietario en cinco días hábiles, una vez cada dos años. A cambio, el propietario retira la demanda. Sin intereses y sin devolver nada.',
      ),
      measure: both(
        'Households helped, and how many of them still live there six months later.',
        'Hogares ayudados y cuántos siguen viviendo ahí seis meses después.',
      ),
      baseline: both(
        '133 eviction cases for unpaid rent in 2024; no fund.',
        '133 demandas de desalojo por falta de pago en 2024; ningún fondo.',
      ),
      target: both(
        'Open on September 1, 2026; 90 households a year, 8 of 10 still at home after six months.',
        'Abierto el 1 de septiembre de 2026; 90 hogares al año, 8 de cada 10 aún en casa a los seis meses.',
      ),
      due_on: '2026-09-01',
      cost_low: dollars(600_000),
      cost_high: dollars(720_000),
      funding: both(
        '$75,000 a year from the general fund; the hospital and two banks have pledged $80,000 a year.',
        '$75,000 al año del fondo general; el hospital y dos bancos han prometido $80,000 al año.',
      ),
      depends_on: ['council'],
      agreement: both(
        'The council sets up the fund and its rules by ordinance.',
        'El concejo crea el fondo y sus reglas por ordenanza.',
      ),
      risk: both(
        'The pledges are letters, not contracts. Without them the fund helps about 40 households a year.',
        'Las promesas son cartas, no contratos. Sin ellas, el fondo ayuda a unos 40 hogares al año.',
      ),
      milestones: [
        milestone(
          '8992fca8-cd60-44b8-818d-5a12640b7a70',
          '2026-06-15',
          'The council has passed the ordinance.',
          'El concejo ha aprobado la ordenanza.',
        ),
        milestone(
          'f38721e7-e3c0-40c3-ac88-ea245e6632c8',
          '2026-09-01',
          'The fund takes applications, on paper and online.',
          'El fondo recibe solicitudes, en papel y en internet.',
        ),
      ],
      sources: [
        source(
          'becd0ab8-387d-4947-8aa2-46ef7982bcd4',
          'https://larkspurfalls.example/court/evictions-2024',
          'District court: eviction filings of 2024',
          'Tribunal de distrito: demandas de desalojo de 2024',
        ),
        source(
          '1fae4079-1660-46b9-8686-d1792bfe2fb0',
          'https://www.huduser.gov/portal/datasets/fmr.html',
          'HUD: fair market rents',
          'HUD: rentas justas de mercado',
        ),
      ],
    },
  },
];
