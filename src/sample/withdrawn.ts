/** What the sample campaign promised once and took out of its plan, with the day and the reason. */
import type { ContentSeed } from '../core/content/kind.ts';
import { both, dollars, type Both } from './content/sample.ts';

export interface WithdrawnSeed extends ContentSeed {
  /** ISO 8601. */
  readonly withdrawn_at: string;
  readonly reason: Both;
}

export const withdrawnCommitments: readonly WithdrawnSeed[] = [
  {
    id: '5c7a9e13-6b42-4d08-8f5e-9a1d3c7b2e64',
    slug: 'heated-sidewalks',
    published_at: '2025-08-12T13:00:00Z',
    withdrawn_at: '2025-09-24T18:30:00Z',
    reason: both(
      'The street department measured it: heating two blocks takes as much power in a winter as the library does in a year. We promise salted crossings by 7 in the morning instead, with the money that this would have cost.',
      'El departamento de calles lo midió: calentar dos cuadras gasta en un invierno tanta electricidad como la biblioteca en un año. En su lugar, y con ese dinero, habrá sal en los cruces antes de las 7 de la mañana.',
    ),
    body: {
      priority: 'downtown',
      title: both('Heat the sidewalks of Front Street', 'Calentar las aceras de Front Street'),
      text: both(
        'Warm water from the mill’s turbines runs under the sidewalks of Front Street between the bridge and the library, so that nobody slips there in winter.',
        'El agua tibia de las turbinas del molino corre bajo las aceras de Front Street entre el puente y la biblioteca, para que nadie resbale allí en invierno.',
      ),
      measure: both(
        'Days on which the sidewalk is free of ice at noon.',
        'Días en que la acera está sin hielo al mediodía.',
      ),
      baseline: both('About half of them.', 'Cerca de la mitad.'),
      target: both('All of them, from the winter of 2027.', 'Todos, desde el invierno de 2027.'),
      due_on: '2027-12-01',
      cost_low: dollars(900_000),
      cost_high: dollars(1_400_000),
      funding: both(
        'A state grant, which nobody has applied for yet.',
        'Un fondo del estado que nadie ha solicitado todavía.',
      ),
      depends_on: ['council', 'state'],
    },
  },
];
