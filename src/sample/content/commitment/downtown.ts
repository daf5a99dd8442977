/** Youth & Downtown Revitalization: the three commitments of the sample town. */
import type { ContentSeed } from '../../../core/content/kind.ts';
import { both, dollars } from '../sample.ts';
import { milestone, source, titleOf, type CommitmentBody } from './shape.ts';

const priority = 'downtown';
const published_at = '2025-09-02T13:00:00Z';

export const downtown: readonly ContentSeed<CommitmentBody>[] = [
  {
    id: '6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51',
    slug: 'harrow-mill',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 0),
      text: both(
        'The ground floor first: six workshops for rent, a stage for 200, and a hall to skate in when it rains. Eleven teenagers, chosen by their schools and the skate club, vote on opening hours and program and have a budget of their own.',
        'Primero la planta baja: seis talleres en alquiler, un escenario para 200 personas y una pista para patinar cuando llueve. Once adolescentes, elegidos por sus escuelas y el club de patinaje, votan el horario y el programa y tienen su propio presupuesto.',
      ),
      measure: both(
        'Square feet in use, and evenings a month with something on.',
        'Pies cuadrados en uso y tardes al mes con alguna actividad.',
      ),
      baseline: both(
        '62,000 square feet, empty since 1994; the roof was mended in 2019.',
        '62,000 pies cuadrados, vacíos desde 1994; el techo se reparó en 2019.',
      ),
      target: both(
        'The ground floor, 21,000 square feet, open on September 1, 2028; twelve evenings a month.',
        'La planta baja, 21,000 pies cuadrados, abierta el 1 de septiembre de 2028; doce tardes al mes.',
      ),
      due_on: '2028-09-01',
      cost_low: dollars(3_400_000),
      cost_high: dollars(4_600_000),
      funding: both(
        'Historic tax credits, 40 percent; a state downtown grant, 30 percent; the workshops’ rents and foundations for the rest.',
        'Créditos fiscales por patrimonio, 40 por ciento; subvención estatal para el centro, 30 por ciento; el resto, las rentas de los talleres y fundaciones.',
      ),
      depends_on: ['council', 'state'],
      agreement: both(
        'The council votes on the lease; the state on the credits and the grant.',
        'El concejo vota el arrendamiento; el estado, los créditos y la subvención.',
      ),
      risk: both(
        'The soil beside the dye house has to be tested. If it must be taken away, that is a year and $300,000 more.',
        'Hay que analizar el suelo junto a la tintorería. Si hay que retirarlo, serán un año y $300,000 más.',
      ),
      milestones: [
        milestone(
          'd12d07bd-3f9d-42dc-9f45-e114eb93b086',
          '2026-05-15',
          'The council of teenagers meets for the first time.',
          'El consejo de adolescentes se reúne por primera vez.',
        ),
        milestone(
          '9a34befe-dd3e-4609-a5e9-822df07d9287',
          '2026-09-30',
          'The soil is tested and the result is public.',
          'El suelo está analizado y el resultado es público.',
        ),
        milestone('543ca239-c23f-488b-9725-f90fa08f83e8', '2027-06-07', 'Work begins.', 'Empieza la obra.'),
        milestone(
          '244b2f71-5ea6-47e1-81f4-4149a5c8e17d',
          '2028-09-01',
          'The ground floor opens.',
          'Abre la planta baja.',
        ),
      ],
      sources: [
        source(
          'ac75d4ef-2217-4ca6-a209-afaf3d694c90',
          'https://larkspurfalls.example/planning/harrow-mill-2023.pdf',
          'Planning board: survey of the Harrow Mill, 2023',
          'Junta de planeación: estudio de la fábrica Harrow, 2023',
        ),
      ],
    },
  },
  {
    id: 'f72b0e84-93da-4751-a6c9-2e4f8b1d3a52',
    slug: 'summer-jobs',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 1),
      text: both(
        'Six weeks, 25 hours a week, $15 an hour, for anybody from 15 to 19 who lives here or goes to school here. Shops and trades pay half of the wage for their own; the parks crew is paid by the city. More apply than there is room: then lots are drawn.',
        'Seis semanas, 25 horas por semana, $15 la hora, para cualquiera de 15 a 19 años que viva o estudie aquí. Las tiendas y los oficios pagan la mitad del sueldo de los suyos; a la cuadrilla de parques la paga la ciudad. Si hay más solicitudes que puestos, se sortean.',
      ),
      measure: both(
        'Young people who worked all six weeks and were paid.',
        'Jóvenes que trabajaron las seis semanas y cobraron.',
      ),
      baseline: both(
        '22 in the summer of 2025, all with the parks crew.',
        '22 en el verano de 2025, todos en la cuadrilla de parques.',
      ),
      target: both('150 each summer, from June 29, 2026 on.', '150 cada verano, desde el 29 de junio de 2026.'),
      due_on: '2026-06-29',
      cost_low: dollars(620_000),
      cost_high: dollars(760_000),
      funding: both(
        '$95,000 a year from the general fund and the state’s youth employment grant; employers pay half of the wages on their own.',
        '$95,000 al año del fondo general y la subvención estatal de empleo juvenil; los empleadores pagan la mitad de los sueldos de los suyos.',
      ),
      depends_on: ['mayor', 'council', 'state'],
      agreement: both(
        'The council passes the money in spring; the state decides on the grant in April.',
        'El concejo aprueba el dinero en primavera; el estado decide sobre la subvención en abril.',
      ),
      risk: both(
        'Without the state’s grant there are 90 jobs in the first summer, and it says so here.',
        'Sin la subvención estatal habrá 90 empleos el primer verano, y aquí se dirá.',
      ),
      milestones: [
        milestone(
          '5147f394-a1cc-4efa-b6a8-ad39a9b5a608',
          '2026-04-30',
          '60 shops and trades have signed up.',
          'Se han apuntado 60 tiendas y oficios.',
        ),
        milestone(
          '3010e653-5e73-4e9d-9199-3fb9110d70fd',
          '2026-05-29',
          'Every applicant knows whether they have a job.',
          'Cada solicitante sabe si tiene empleo.',
        ),
        milestone('c3befe57-6e4d-4c2f-b060-2c493279f226', '2026-06-29', '150 begin.', 'Empiezan 150.'),
      ],
      sources: [
        source(
          '5a800cbe-4289-4109-8384-07289910a684',
          'https://larkspurfalls.example/parks/summer-2025',
          'Parks department: summer crew of 2025',
          'Departamento de parques: cuadrilla del verano de 2025',
        ),
      ],
    },
  },
  {
    id: '4d81c6b0-5e2f-4a97-b3d8-7f9a1c3e5b53',
    slug: 'main-street-windows',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 2),
      text: both(
        'Whoever opens a shop behind a window that has been empty for half a year pays half the rent for twelve months. The owner forgoes a quarter, the city pays a quarter, and the lease goes on for two years at least. Chains are not in it.',
        'Quien abra una tienda en un local que lleve medio año vacío paga la mitad de la renta durante doce meses. El dueño renuncia a una cuarta parte, la ciudad paga otra cuarta parte y el contrato sigue por lo menos dos años. Las cadenas no participan.',
      ),
      measure: both(
        'Empty shop fronts on Main Street, counted on the first Monday of each month.',
        'Locales vacíos en Main Street, contados el primer lunes de cada mes.',
      ),
      baseline: both('14 of 61 in August 2025.', '14 de 61 en agosto de 2025.'),
      target: both(
        'The offer is open on April 1, 2026; at most 6 empty a year later.',
        'La oferta está abierta el 1 de abril de 2026; a lo más 6 vacíos un año después.',
      ),
      due_on: '2026-04-01',
      cost_low: dollars(100_000),
      cost_high: dollars(140_000),
      funding: both(
        'The downtown improvement district, which the shops pay into, and $15,000 a year of the city’s.',
        'El distrito de mejora del centro, al que aportan las tiendas, y $15,000 al año de la ciudad.',
      ),
      depends_on: ['mayor', 'council'],
      agreement: both(
        'The council passes the rules; each owner decides about their own house.',
        'El concejo aprueba las reglas; cada dueño decide sobre su edificio.',
      ),
      risk: both(
        'Six of the fourteen belong to one company out of state that has not answered yet.',
        'Seis de los catorce son de una compañía de otro estado que aún no ha contestado.',
      ),
      milestones: [
        milestone(
          '337833f0-4239-4a64-97d2-c2cb8bc76da1',
          '2026-02-27',
          'Eight owners have signed.',
          'Ocho dueños han firmado.',
        ),
        milestone(
          'd250fe27-e487-4bde-8768-bbdd726164e1',
          '2026-04-01',
          'The offer is open.',
          'La oferta está abierta.',
        ),
      ],
      sources: [
        source(
          'b1a4e44a-9990-4a8e-8a6e-041631f4129c',
          'https://larkspurfalls.example/downtown/windows-2025',
          'Downtown district: count of shop fronts, August 2025',
          'Distrito del centro: conteo de locales, agosto de 2025',
        ),
      ],
    },
  },
];
