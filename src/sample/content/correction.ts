/** What the sample campaign said wrongly, and put right. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { both } from './sample.ts';

export const corrections: readonly ContentSeed[] = [
  {
    id: 'b338afd6-b776-4568-a9ca-4bb956e78ec7',
    slug: 'street-lights-count',
    published_at: '2025-09-24T15:00:00Z',
    body: {
      title: both('Number of street lights', 'Número de luminarias'),
      was: both('The council replaces 312 street lights.', 'El concejo cambia 312 luminarias.'),
      now: both('The council replaces 212 street lights.', 'El concejo cambia 212 luminarias.'),
      reason: both(
        'A slip of ours. The council’s paper always said 212.',
        'Un error nuestro. El documento del concejo siempre dijo 212.',
      ),
      on: '2025-09-24',
      where: '/transparency?part=decisions',
    },
  },
  {
    id: 'ea44bd0d-405e-4311-8b68-dba7a2bb831d',
    slug: 'permit-days',
    published_at: '2025-09-12T15:00:00Z',
    body: {
      title: both('Days until a building permit', 'Días hasta un permiso de construcción'),
      was: both('A permit takes 94 days on average.', 'Un permiso tarda 94 días en promedio.'),
      now: both(
        'A permit takes 61 days in the middle case; 94 is the average, which a few very long ones raise.',
        'Un permiso tarda 61 días en el caso medio; 94 es el promedio, que unos pocos muy largos elevan.',
      ),
      reason: both(
        'A reader from Tannery Lane asked which of the two it was.',
        'Una lectora de Tannery Lane preguntó cuál de los dos era.',
      ),
      on: '2025-09-12',
      where: '/vision',
    },
  },
  {
    id: '670c1cd3-5555-4e31-84be-37c1dfe6c55b',
    slug: 'library-hours',
    published_at: '2025-08-19T15:00:00Z',
    body: {
      title: both('Hours of the ward 3 library', 'Horario de la biblioteca del distrito 3'),
      was: both('The library closes at 5 PM on Thursdays.', 'La biblioteca cierra a las 5 p. m. los jueves.'),
      now: both('The library closes at 7 PM on Thursdays.', 'La biblioteca cierra a las 7 p. m. los jueves.'),
      reason: both(
        'The hours changed in July; our flyer was printed before.',
        'El horario cambió en julio; nuestro volante se imprimió antes.',
      ),
      on: '2025-08-19',
      where: '/',
    },
  },
];
