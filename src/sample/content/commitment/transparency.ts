/** Transparency & Accountability: the three commitments of the sample town. */
import type { ContentSeed } from '../../../core/content/kind.ts';
import { both, dollars } from '../sample.ts';
import { milestone, source, titleOf, type CommitmentBody } from './shape.ts';

const priority = 'transparency';
const published_at = '2025-09-02T13:00:00Z';

export const transparency: readonly ContentSeed<CommitmentBody>[] = [
  {
    id: '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11',
    slug: 'city-payments-online',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 0),
      text: both(
        'Every payment of more than $500 that leaves the city’s account is posted within 30 days: to whom, how much, what for, from which fund, and for which street where there is one. Anybody can search the list by street and by vendor, and take it home as a file.\n\nWages are listed by post, not by name. Help that people in need receive is counted and never named.',
        'Cada pago de más de $500 que sale de la cuenta de la ciudad se publica en un plazo de 30 días: a quién, cuánto, para qué, de qué fondo y, si la hay, para qué calle. Cualquiera puede buscar en la lista por calle y por proveedor, y llevársela como archivo.\n\nLos sueldos se publican por puesto, no por nombre. La ayuda que reciben las personas necesitadas se cuenta y nunca lleva nombre.',
      ),
      measure: both(
        'Share of payments over $500 that are online 30 days after the money left, counted each month by the city clerk.',
        'Parte de los pagos de más de $500 que están en internet 30 días después de salir el dinero, contada cada mes por la secretaría municipal.',
      ),
      baseline: both(
        'None. Council minutes give one total for each payment run.',
        'Ninguno. Las actas del concejo dan un solo total por tanda de pagos.',
      ),
      target: both(
        'All of them, for every payment since January 5, 2026.',
        'Todos, desde los pagos del 5 de enero de 2026.',
      ),
      due_on: '2026-04-14',
      cost_low: dollars(28_000),
      cost_high: dollars(46_000),
      funding: both(
        'The clerk’s existing budget: one set-up of the export that the bookkeeping has already, then four hours a month.',
        'El presupuesto actual de la secretaría: preparar una vez la exportación que la contabilidad ya tiene y, después, cuatro horas al mes.',
      ),
      depends_on: ['mayor'],
      agreement: both(
        'The mayor can order it; nobody else has to agree.',
        'La alcaldesa puede ordenarlo; nadie más tiene que estar de acuerdo.',
      ),
      risk: both(
        'The street is missing in older invoices; those are found by vendor only.',
        'En facturas antiguas falta la calle; esas se encuentran solo por proveedor.',
      ),
      milestones: [
        milestone(
          '24dd3ec9-7908-40d8-b6ba-ebeaef230b42',
          '2026-02-04',
          'The payments of the first month are online as a file.',
          'Los pagos del primer mes están en internet como archivo.',
        ),
        milestone(
          '552d81c2-ea8e-4dac-b65b-94bb61cf5023',
          '2026-03-13',
          'The list can be searched by street and by vendor.',
          'Se puede buscar en la lista por calle y por proveedor.',
        ),
        milestone(
          '2c838dad-4e5e-4249-a6eb-925b1b8df7b3',
          '2026-04-14',
          'Every payment since January 5 is online, in time.',
          'Todos los pagos desde el 5 de enero están en internet, a tiempo.',
        ),
      ],
      sources: [
        source(
          '79c66346-c04e-4425-9597-7bc26821662c',
          'https://larkspurfalls.example/finance/budget-2025.pdf',
          'City of Larkspur Falls: adopted budget 2025, pages 31-33',
          'Ciudad de Larkspur Falls: presupuesto aprobado de 2025, páginas 31-33',
        ),
      ],
    },
  },
  {
    id: '2b7c8d1e-94f4-4c6e-8f0b-1d3a6ce7b012',
    slug: 'ward-town-halls',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 1),
      text: both(
        'Sixteen evenings a year, one in each ward every quarter, in a room that a wheelchair gets into, with child care and a Spanish interpreter. Questions may be asked beforehand, in the room or on paper. Every one of them gets an answer in writing, posted within 14 days, with a name and a date on it.',
        'Dieciséis tardes al año, una en cada distrito cada trimestre, en una sala accesible en silla de ruedas, con cuidado de niños e intérprete de español. Se puede preguntar antes, en la sala o en papel. Cada pregunta recibe una respuesta por escrito, publicada en un plazo de 14 días, con nombre y fecha.',
      ),
      measure: both(
        'Town halls held, and questions answered in writing within 14 days.',
        'Asambleas celebradas y preguntas contestadas por escrito en un plazo de 14 días.',
      ),
      baseline: both(
        'Two in 2024, both at City Hall, no written answers.',
        'Dos en 2024, ambas en el ayuntamiento, sin respuestas escritas.',
      ),
      target: both(
        '16 in the first year and in each one after it; 19 of 20 questions answered in time.',
        '16 el primer año y cada año siguiente; 19 de cada 20 preguntas contestadas a tiempo.',
      ),
      due_on: '2026-12-18',
      cost_low: dollars(38_000),
      cost_high: dollars(52_000),
      funding: both(
        'The mayor’s budget for public meetings: $600 to $800 an evening for interpreters and child care. The rooms are lent by schools and churches.',
        'El presupuesto de la alcaldía para reuniones públicas: de $600 a $800 por tarde en intérpretes y cuidado de niños. Las salas las prestan escuelas e iglesias.',
      ),
      depends_on: ['mayor'],
      agreement: both(
        'The mayor decides. The schools lend the rooms.',
        'Lo decide la alcaldesa. Las escuelas prestan las salas.',
      ),
      risk: both(
        'Few people come to the first ones. We count and post how many did.',
        'Que a las primeras venga poca gente. Contaremos y publicaremos cuánta vino.',
      ),
      milestones: [
        milestone(
          'a38c97a9-99e1-4403-ac9b-584d322d5ccc',
          '2026-01-30',
          'The dates of all sixteen are posted.',
          'Están publicadas las fechas de las dieciséis.',
        ),
        milestone(
          '25323d2d-5f59-407c-8a49-a7dbb47e6671',
          '2026-03-31',
          'One was held in each ward, with the answers posted.',
          'Se celebró una en cada distrito, con las respuestas publicadas.',
        ),
        milestone(
          '7f75dbe5-a359-4fe6-b7fa-8222774a813c',
          '2026-12-18',
          'Sixteen were held.',
          'Se celebraron dieciséis.',
        ),
      ],
      sources: [
        source(
          '6876b071-29d3-43df-bfad-297b8b3d5789',
          'https://larkspurfalls.example/council/minutes-2024',
          'City council: minutes of 2024',
          'Concejo municipal: actas de 2024',
        ),
      ],
    },
  },
  {
    id: 'c41f6f0a-52d9-4b8e-b6cc-0c1b5a7e2913',
    slug: 'january-report-card',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 2),
      text: both(
        'One page that fits on the back of a water bill: each of these fifteen commitments with its number, its rating in words and one sentence why. The ratings are written by the campaign’s own rules on this page, and whoever disagrees can have a reply printed on the website beside them.',
        'Una página que cabe al dorso del recibo del agua: cada uno de estos quince compromisos con su cifra, su calificación en palabras y una frase que dice por qué. Las calificaciones siguen las reglas de esta misma página, y quien no esté de acuerdo puede publicar su réplica junto a ellas.',
      ),
      measure: both(
        'A report card is posted and mailed by the end of January.',
        'Un informe se publica y se envía por correo antes de que termine enero.',
      ),
      baseline: both('The city has never published one.', 'La ciudad nunca ha publicado uno.'),
      target: both('One each January, from 2027 to 2030.', 'Uno cada enero, de 2027 a 2030.'),
      due_on: '2027-01-29',
      cost_low: dollars(6000),
      cost_high: dollars(9000),
      funding: both(
        'Printed on the water bill that goes out in any case: $1,500 to $2,250 a year.',
        'Se imprime en el recibo del agua, que se envía de todos modos: de $1,500 a $2,250 al año.',
      ),
      depends_on: ['mayor'],
      agreement: both('The mayor decides.', 'Lo decide la alcaldesa.'),
      risk: both(
        'One grades one’s own work. That is why each rating comes with a figure and its source.',
        'Quien hace el trabajo se califica. Por eso cada calificación lleva una cifra y su fuente.',
      ),
      milestones: [
        milestone(
          '7799626f-a93d-4792-8d78-3451a86f1a91',
          '2026-12-11',
          'The draft is open for comments for four weeks.',
          'El borrador está abierto a comentarios durante cuatro semanas.',
        ),
        milestone(
          'aa8ccfcd-9cec-4467-b020-c87486982df6',
          '2027-01-29',
          'The first report card is in every mailbox.',
          'El primer informe está en todos los buzones.',
        ),
      ],
      sources: [
        source(
          '7cf87b34-9f4b-4d68-9f6c-42810401fd3e',
          'https://larkspurfalls.example/water/billing',
          'Water department: bills sent in 2024',
          'Departamento de aguas: recibos enviados en 2024',
        ),
      ],
    },
  },
];
