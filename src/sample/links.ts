/**
 * What came of what in the sample town, as supabase/seed.sql has it (held against it by tests/build/seedLinks.test.ts): builds that ask no
 * backend print it.
 */
import type { Locale } from '../core/locale.ts';

interface End {
  readonly kind: string;
  readonly id: string;
}

export interface LinkSeed {
  readonly id: string;
  readonly from: End;
  readonly to: End;
  readonly relation: 'answers' | 'became' | 'duplicate_of' | 'evidence';
  readonly words: Readonly<Record<Locale, string>>;
}

const commitment = (id: string): End => ({ kind: 'commitment', id });

export const linkSeeds: readonly LinkSeed[] = [
  {
    id: '6b1e5d87-3fa0-4c24-9d6b-82a7e3f19c05',
    from: { kind: 'door', id: 'b2000000-0000-4000-8000-000000000004' },
    to: commitment('84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42'),
    relation: 'became',
    words: {
      en: 'People on the east side ask when the bridge will carry a fire truck again, and want a date.',
      es: 'En el lado este preguntan cuándo volverá a pasar por el puente un camión de bomberos, y quieren una fecha.',
    },
  },
  {
    id: '5a0d4c76-2e9f-4b13-8c5a-71f6d2e08b94',
    from: { kind: 'decision', id: 'c3dd75f6-8085-48e6-ac92-5f09a227f039' },
    to: commitment('7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11'),
    relation: 'evidence',
    words: {
      en: 'A council committee is weighing whether the city’s list of payments should come out every month.',
      es: 'Una comisión del concejo estudia si la lista de pagos de la ciudad debe publicarse cada mes.',
    },
  },
  {
    id: 'e27b9130-64fd-4c8a-9d3e-0b5a8c1f7d62',
    from: { kind: 'document', id: 'f6fadfa7-e5c1-4b62-9362-da5cc13da58a' },
    to: commitment('7e0c1f52-3b0e-4d35-9a51-5f2f6a0c9d11'),
    relation: 'evidence',
    words: {
      en: 'It can be done: three months of the city’s payments, searchable on this site.',
      es: 'Se puede hacer: tres meses de pagos de la ciudad, con buscador en este sitio.',
    },
  },
  {
    id: 'c8e3f2a5-6b40-4d17-a29e-1f5c7d8b3674',
    from: commitment('f72b0e84-93da-4751-a6c9-2e4f8b1d3a52'),
    to: { kind: 'question', id: 'd9f4a3b6-7c51-4e28-b3af-206d8e9c4775' },
    relation: 'answers',
    words: {
      en: 'Asked by students at Larkspur Falls High: is there work in summer for somebody who is fifteen?',
      es: 'Preguntado por estudiantes de Larkspur Falls High: ¿hay trabajo en verano para alguien de quince años?',
    },
  },
  {
    id: 'a6d1e0f4-52b9-4c38-9f7a-0c3b8e1d2472',
    from: { kind: 'question', id: 'b7c2d5e8-1f4a-4069-8b3c-5d6e7f809173' },
    to: commitment('84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42'),
    relation: 'evidence',
    words: {
      en: 'Asked at the fire station in June: how long does the ladder truck take around by the county road? Six minutes more.',
      es: 'Preguntado en junio en la estación de bomberos: ¿cuánto tarda el camión de escalera por la carretera del condado? Seis minutos más.',
    },
  },
  {
    id: '3f0b6c1e-8d27-4a95-b1c4-7e2d9a5f6071',
    from: { kind: 'idea', id: '50000000-0000-4000-8000-000000000005' },
    to: commitment('6a3d9f12-e57c-4c84-8f2b-0d4e6a8c1f51'),
    relation: 'became',
    words: {
      en: 'Turn the old mill into workshops, and keep the clock running.',
      es: 'Convertir la vieja fábrica en talleres y que el reloj siga andando.',
    },
  },
  {
    id: 'b4c1f7d0-5e83-4a96-9c2f-6d1e8a0f3b57',
    from: { kind: 'idea', id: '1dea0000-0000-4000-8000-000000000013' },
    to: commitment('5f8a1d3c-b6e2-4097-9c4d-7b0e2a9f6d23'),
    relation: 'became',
    words: {
      en: 'A counselor of its own for every school, whom the children know by name.',
      es: 'Un consejero propio para cada escuela, a quien los niños conozcan por su nombre.',
    },
  },
  {
    id: 'd6e3b9f2-7a05-4cb8-9e41-8f30ac2b5d79',
    from: commitment('5f8a1d3c-b6e2-4097-9c4d-7b0e2a9f6d23'),
    to: { kind: 'question', id: 'd1000000-0000-4000-8000-000000000014' },
    relation: 'answers',
    words: {
      en: 'Asked by a teacher: when will the middle school have a counselor all week?',
      es: 'Preguntado por una maestra: ¿cuándo tendrá la secundaria un consejero toda la semana?',
    },
  },
];
