/** What the sample campaign asked the city for, and what came of it. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { both } from './sample.ts';

export const recordsRequests: readonly ContentSeed[] = [
  {
    id: 'e5a9f6b1-a297-49bf-adf4-38f7b27c1c74',
    slug: 'bridge-inspections',
    published_at: '2025-06-27T18:00:00Z',
    body: {
      title: both(
        'Inspections of the Bridge Street bridge since 2015',
        'Inspecciones del puente de Bridge Street desde 2015',
      ),
      text: both(
        'All inspection reports and the photographs with them.',
        'Todos los informes de inspección y sus fotografías.',
      ),
      to: both('Public Works', 'Obras Públicas'),
      number: 'R-2025-118',
      asked_on: '2025-06-02',
      acknowledged_on: '2025-06-05',
      completed_on: '2025-06-27',
      outcome: 'full',
      note: both('Nine reports with photographs, 214 pages.', 'Nueve informes con fotografías, 214 páginas.'),
    },
  },
  {
    id: 'f1a38d32-6834-4c65-927c-b2382bedda16',
    slug: 'overtime-2024',
    published_at: '2025-08-29T18:00:00Z',
    body: {
      title: both('Overtime by department, 2024', 'Horas extra por departamento, 2024'),
      text: both(
        'Hours and cost by department and month, without names.',
        'Horas y costo por departamento y mes, sin nombres.',
      ),
      to: both('City Clerk', 'Secretaría municipal'),
      number: 'R-2025-131',
      asked_on: '2025-07-07',
      acknowledged_on: '2025-07-10',
      completed_on: '2025-08-29',
      outcome: 'partial',
      note: both(
        'Nine of eleven departments. Fire and police are “being compiled”; we have asked again.',
        'Nueve de once departamentos. Bomberos y policía «se están recopilando»; volvimos a pedirlos.',
      ),
    },
  },
  {
    id: 'd00f7b11-205f-42f7-88c1-d781b972e776',
    slug: 'lead-pipes-list',
    published_at: '2025-09-18T18:00:00Z',
    body: {
      title: both('Streets with lead service lines', 'Calles con tuberías de plomo'),
      text: both(
        'The list that the state required by October 2024, by street and block.',
        'La lista que el estado exigía para octubre de 2024, por calle y cuadra.',
      ),
      to: both('Water and Sewer', 'Agua y alcantarillado'),
      number: 'R-2025-140',
      asked_on: '2025-08-04',
      acknowledged_on: '2025-08-06',
      completed_on: '2025-09-18',
      outcome: 'refused',
      note: both(
        'Refused as a security matter. We have appealed: other towns of the state publish theirs.',
        'Negada por seguridad. Apelamos: otras ciudades del estado publican la suya.',
      ),
    },
  },
  {
    id: 'b21b1c2e-1f61-41bc-acb7-0dd842762334',
    slug: 'calls-by-hour',
    published_at: '2025-09-17T18:00:00Z',
    body: {
      title: both('Police calls about mental health, by hour', 'Llamadas a la policía por salud mental, por hora'),
      text: both(
        'Counts by hour of the day for 2023 and 2024; nothing about persons.',
        'Cantidades por hora del día de 2023 y 2024; nada sobre personas.',
      ),
      to: both('Police Department', 'Departamento de Policía'),
      number: 'R-2025-152',
      asked_on: '2025-09-15',
      acknowledged_on: '2025-09-17',
    },
  },
  {
    id: '3ceb0831-8744-4e92-ad93-36c0f9c4b930',
    slug: 'mill-lease',
    published_at: '2025-10-08T18:00:00Z',
    body: {
      title: both('Lease of the old mill', 'Arrendamiento del molino viejo'),
      text: both('The lease of 2011 and everything that changed it.', 'El contrato de 2011 y todo lo que lo modificó.'),
      to: both('City Clerk', 'Secretaría municipal'),
      number: 'R-2025-160',
      asked_on: '2025-10-08',
    },
  },
];
