/** What has happened about the sample town's commitments so far: before the term begins, so none of it is a rating. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { both, type Both } from './sample.ts';

export interface UpdateBody {
  /** The commitment's id. */
  readonly of: string;
  /** YYYY-MM-DD */
  readonly on: string;
  readonly rating?: string;
  readonly text: Both;
  readonly source_title: Both;
  readonly source: string;
}

export const commitmentUpdates: readonly ContentSeed<UpdateBody>[] = [
  {
    id: 'd5c0a7e1-3f86-4b29-9e57-1a4b6c8d0e61',
    slug: 'bridge-grant-round-moved',
    published_at: '2025-09-24T20:00:00Z',
    body: {
      of: '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42',
      on: '2025-09-24',
      text: both(
        'The state has moved its bridge grants from February to May 2026. We moved the first milestone with it and left the end, November 30, 2027, where it was.',
        'El estado pasó sus subvenciones para puentes de febrero a mayo de 2026. Movimos con ello la primera etapa y dejamos el final, el 30 de noviembre de 2027, donde estaba.',
      ),
      source_title: both(
        'State bridge program: notice of September 22',
        'Programa estatal de puentes: aviso del 22 de septiembre',
      ),
      source: 'https://larkspurfalls.example/works/bridge-grant-notice.pdf',
    },
  },
  {
    id: '8e2f4b6d-07c9-4d13-a5b8-3c6e9f1a2b62',
    slug: 'counselors-eight-in-ten',
    published_at: '2025-10-06T13:00:00Z',
    body: {
      of: '91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21',
      on: '2025-10-06',
      text: both(
        'The dispatcher showed us the log: on 74 nights in 2024 two such calls came within the same hour. One team cannot be at both, so the target is now 8 calls in 10.',
        'La central nos mostró el registro: en 74 noches de 2024 llegaron dos llamadas así en la misma hora. Un equipo no puede estar en las dos, así que la meta es ahora 8 de cada 10 llamadas.',
      ),
      source_title: both('Police department: calls by kind, 2024', 'Departamento de policía: llamadas por tipo, 2024'),
      source: 'https://larkspurfalls.example/police/calls-2024.csv',
    },
  },
  {
    id: '29b7d0f5-6a1e-4c84-8d3f-5e7a9c1b4d63',
    slug: 'shelter-county-budget',
    published_at: '2025-10-09T21:00:00Z',
    body: {
      of: 'a90d5c18-6f3b-42e7-8d1a-3c5e7f9b1d32',
      on: '2025-10-09',
      text: both(
        'The county commissioners put the shelter contract for the coming winter into their draft budget: 90 nights, not all cold nights yet, and no bus.',
        'Los comisionados del condado incluyeron el contrato del refugio para este invierno en su proyecto de presupuesto: 90 noches, todavía no todas las de frío, y sin autobús.',
      ),
      source_title: both('County draft budget 2026, page 44', 'Proyecto de presupuesto del condado de 2026, página 44'),
      source: 'https://larkspurfalls.example/county/draft-budget-2026.pdf',
    },
  },
  {
    id: '70a3e5c8-b29d-4f16-97e4-8b0d2f6a4c64',
    slug: 'payments-file-asked-for',
    published_at: '2025-09-30T15:00:00Z',
    body: {
      of: '7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11',
      on: '2025-09-30',
      text: both(
        'We asked the city for the file of one month’s payments under the records law, to see what is in it. It came after 19 days: 611 lines, the street in 4 of 10.',
        'Pedimos a la ciudad, por la ley de acceso a la información, el archivo de pagos de un mes para ver qué contiene. Llegó a los 19 días: 611 renglones, con la calle en 4 de cada 10.',
      ),
      source_title: both('City clerk: payments of August 2025', 'Secretaría municipal: pagos de agosto de 2025'),
      source: 'https://larkspurfalls.example/clerk/payments-2025-08.csv',
    },
  },
];
