/** Mental Health & Support: the three commitments of the sample town, one of them reworded twice. */
import type { ContentSeed } from '../../../core/content/kind.ts';
import { both, dollars } from '../sample.ts';
import { milestone, source, titleOf, type CommitmentBody } from './shape.ts';

const priority = 'mental-health';
const published_at = '2025-09-02T13:00:00Z';

const calls: CommitmentBody = {
  priority,
  title: titleOf(priority, 0),
  text: both(
    'When somebody calls 911 about a person in a mental-health crisis, a trained counselor goes along with the officer or the ambulance, by day and by night, and calls the family again within two days. Nobody is arrested for being ill.',
    'Cuando alguien llama al 911 por una persona en crisis de salud mental, un consejero capacitado acompaña al agente o a la ambulancia, de día y de noche, y llama otra vez a la familia en dos días. A nadie se le detiene por estar enfermo.',
  ),
  measure: both(
    'Share of mental-health calls with a counselor on the scene within 30 minutes, from the dispatch log.',
    'Parte de las llamadas de salud mental con un consejero en el lugar en 30 minutos, según el registro de la central.',
  ),
  baseline: both('0 of 412 calls in 2024.', '0 de 412 llamadas en 2024.'),
  target: both(
    '8 in 10 calls, counted over the last quarter of 2026.',
    '8 de cada 10 llamadas, contadas en el último trimestre de 2026.',
  ),
  due_on: '2026-12-31',
  cost_low: dollars(640_000),
  cost_high: dollars(820_000),
  funding: both(
    'The city’s part of the opioid settlement ($95,000 a year), half of the pay from the county’s crisis service, the rest from the general fund.',
    'La parte de la ciudad en el acuerdo por los opioides ($95,000 al año), la mitad de los sueldos del servicio de crisis del condado y el resto del fondo general.',
  ),
  depends_on: ['mayor', 'council', 'county'],
  agreement: both(
    'The council passes the budget; the county commissioners sign the agreement on the shared team.',
    'El concejo aprueba el presupuesto; los comisionados del condado firman el acuerdo sobre el equipo compartido.',
  ),
  risk: both(
    'Counselors are hard to find. Without five of them the nights stay uncovered.',
    'Cuesta encontrar consejeros. Sin cinco de ellos, las noches quedan sin cubrir.',
  ),
  milestones: [
    milestone(
      '10dd348f-d01e-4a2e-8286-ab2ed618ec25',
      '2026-03-31',
      'The agreement with the county is signed.',
      'El acuerdo con el condado está firmado.',
    ),
    milestone(
      'e35be783-81c6-4adb-a3c9-9b22d244315f',
      '2026-07-01',
      'Counselors go along from 8 in the morning to 8 at night.',
      'Los consejeros acompañan de 8 de la mañana a 8 de la noche.',
    ),
    milestone(
      '2541ceb5-8eb9-40c6-b23e-55e48f00a6ff',
      '2026-11-02',
      'Nights and weekends are covered.',
      'Las noches y los fines de semana están cubiertos.',
    ),
  ],
  sources: [
    source(
      'd02ddf2c-4afc-49b3-90f0-09f587b66f3e',
      'https://larkspurfalls.example/police/calls-2024.csv',
      'Police department: calls by kind, 2024',
      'Departamento de policía: llamadas por tipo, 2024',
    ),
    source(
      'b7db6b81-73e5-4cbe-80a0-ab9af77d8225',
      'https://larkspurfalls.example/finance/opioid-settlement',
      'City finance office: opioid settlement payments',
      'Oficina de finanzas: pagos del acuerdo por los opioides',
    ),
  ],
  reworded: both(
    'One team cannot be at two calls at once. We promised every call and had to say 8 in 10: a number that can be kept, and checked.',
    'Un equipo no puede estar en dos llamadas a la vez. Prometimos todas las llamadas y tuvimos que decir 8 de cada 10: una cifra que se puede cumplir y comprobar.',
  ),
};

const second: CommitmentBody = {
  ...calls,
  title: both(
    'Send a trained counselor along on every mental-health call, day and night, by the end of the first year.',
    'Enviar a un consejero capacitado a cada llamada de salud mental, de día y de noche, antes de que termine el primer año.',
  ),
  target: both(
    'Every call, counted over the last quarter of 2026.',
    'Todas las llamadas, contadas en el último trimestre de 2026.',
  ),
  reworded: both(
    'Neighbors on Canal Street asked about the nights. They are in it now, and in the price.',
    'Vecinos de Canal Street preguntaron por las noches. Ahora están incluidas, también en el precio.',
  ),
};
const { reworded: _none, ...unchanged } = second;
const first: CommitmentBody = {
  ...unchanged,
  title: both(
    'Send a trained counselor along on every mental-health call by the end of the first year.',
    'Enviar a un consejero capacitado a cada llamada de salud mental antes de que termine el primer año.',
  ),
  text: both(
    'When somebody calls 911 about a person in a mental-health crisis, a trained counselor goes along with the officer or the ambulance and calls the family again within two days. Nobody is arrested for being ill.',
    'Cuando alguien llama al 911 por una persona en crisis de salud mental, un consejero capacitado acompaña al agente o a la ambulancia y llama otra vez a la familia en dos días. A nadie se le detiene por estar enfermo.',
  ),
  cost_low: dollars(390_000),
  cost_high: dollars(480_000),
  milestones: calls.milestones.slice(0, 2),
};

export const mentalHealth: readonly ContentSeed<CommitmentBody>[] = [
  {
    id: '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21',
    slug: 'counselor-on-calls',
    published_at: '2025-10-06T13:00:00Z',
    body: calls,
    before: [
      { published_at: '2025-08-12T13:00:00Z', body: first },
      { published_at, body: second },
    ],
  },
  {
    id: '0d6e3b94-7c21-4a58-8be3-2a4f7d1c5e22',
    slug: 'library-support-room',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 1),
      text: both(
        'The reading room behind the library’s children’s corner becomes a quiet room with a counselor in it, Monday to Thursday from 5 to 9 in the evening. No form, no appointment, no bill. Whoever needs more is given a name and a date before they leave.',
        'La sala de lectura detrás del rincón infantil de la biblioteca se convierte en una sala tranquila con un consejero, de lunes a jueves de 5 a 9 de la noche. Sin formularios, sin cita y sin factura. Quien necesite más recibe un nombre y una fecha antes de irse.',
      ),
      measure: both(
        'Evenings a week that the room is open with a counselor in it.',
        'Tardes por semana en que la sala está abierta con un consejero.',
      ),
      baseline: both(
        'None. The nearest is 31 miles away, on weekdays until 4.',
        'Ninguna. La más cercana está a 31 millas y abre entre semana hasta las 4.',
      ),
      target: both(
        'Four evenings a week from April 14, 2026.',
        'Cuatro tardes por semana desde el 14 de abril de 2026.',
      ),
      due_on: '2026-04-14',
      cost_low: dollars(176_000),
      cost_high: dollars(236_000),
      funding: both(
        'The county’s community grant pays the counselor; the library gives the room, light and heat.',
        'La subvención comunitaria del condado paga al consejero; la biblioteca pone la sala, la luz y la calefacción.',
      ),
      depends_on: ['mayor', 'county'],
      agreement: both(
        'The library board lends the room; the county decides on the grant in March.',
        'La junta de la biblioteca presta la sala; el condado decide sobre la subvención en marzo.',
      ),
      risk: both(
        'If the county says no we open two evenings a week with volunteers, and say so here.',
        'Si el condado dice que no, abriremos dos tardes con voluntarios, y lo diremos aquí.',
      ),
      milestones: [
        milestone(
          '9d6f0ae0-676e-4f9f-95f8-f5b915f8eeb7',
          '2026-02-13',
          'The library board has said yes in writing.',
          'La junta de la biblioteca ha dicho que sí por escrito.',
        ),
        milestone(
          '11c7b9d3-0114-4621-96cb-7d3aed1ced1c',
          '2026-03-20',
          'The county has decided on the grant.',
          'El condado ha decidido sobre la subvención.',
        ),
        milestone(
          'dff1c553-404d-421f-b2b1-1613694ecec6',
          '2026-04-14',
          'The room is open on four evenings a week.',
          'La sala abre cuatro tardes por semana.',
        ),
      ],
      sources: [
        source(
          '7a65dbf0-9827-43a9-81a8-d689a74a25e6',
          'https://larkspurfalls.example/library/hours',
          'Public library: rooms and hours',
          'Biblioteca pública: salas y horario',
        ),
      ],
    },
  },
  {
    id: '5f8a1d3c-b6e2-4097-9c4d-7b0e2a9f6d23',
    slug: 'school-counselors',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 2),
      text: both(
        'The city has five schools and two counselors, who drive between them. The city and the county share the pay of three more, so that each school has one whom the children know by name.',
        'La ciudad tiene cinco escuelas y dos consejeros, que van de una a otra. La ciudad y el condado comparten el sueldo de tres más, para que cada escuela tenga uno a quien los niños conozcan por su nombre.',
      ),
      measure: both(
        'Schools with a full-time counselor on the first day of the school year.',
        'Escuelas con un consejero de tiempo completo el primer día de clases.',
      ),
      baseline: both(
        '2 counselors for 5 schools and 1,140 pupils: one for 570.',
        '2 consejeros para 5 escuelas y 1,140 alumnos: uno por cada 570.',
      ),
      target: both(
        '5 of 5 schools on August 30, 2027: one for about 230.',
        '5 de 5 escuelas el 30 de agosto de 2027: uno por cada 230.',
      ),
      due_on: '2027-08-30',
      cost_low: dollars(330_000),
      cost_high: dollars(390_000),
      funding: both(
        'The city’s half of three posts for three school years, from the general fund; the county pays the other half.',
        'La mitad de tres puestos durante tres cursos, del fondo general; el condado paga la otra mitad.',
      ),
      depends_on: ['council', 'county'],
      agreement: both(
        'The council, the county commissioners and the school committee each have to vote for it.',
        'Tienen que aprobarlo el concejo, los comisionados del condado y el comité escolar.',
      ),
      risk: both(
        'The county’s budget year begins in July: a late vote costs a school year.',
        'El año presupuestario del condado empieza en julio: un voto tardío cuesta un curso.',
      ),
      milestones: [
        milestone(
          'a21295da-c9a6-477c-9f3c-10c076f84c56',
          '2026-05-29',
          'City, county and schools have signed a letter of intent.',
          'Ciudad, condado y escuelas han firmado una carta de intención.',
        ),
        milestone(
          '31483f46-51d5-433c-82e0-242bc5880ae6',
          '2026-08-31',
          'The first of the three begins, at the middle school.',
          'El primero de los tres empieza en la escuela intermedia.',
        ),
        milestone(
          'dbe4344a-d8fd-42c7-b28d-6889fa2638e3',
          '2027-08-30',
          'Every school has its own.',
          'Cada escuela tiene el suyo.',
        ),
      ],
      sources: [
        source(
          '867a6f14-1a5d-4a5f-b925-88e7c14df595',
          'https://larkspurfalls.example/schools/staff-2025',
          'School district: staff by building, fall 2025',
          'Distrito escolar: personal por edificio, otoño de 2025',
        ),
        source(
          '30879569-50dd-49ac-9144-2cb6e5427f99',
          'https://www.schoolcounselor.org/',
          'American School Counselor Association: 250 pupils to a counselor',
          'American School Counselor Association: 250 alumnos por consejero',
        ),
      ],
    },
  },
];
