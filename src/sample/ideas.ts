/**
 * What people of the sample town suggested, as supabase/seed.sql has it (held against it by tests/db/ideas.test.ts): builds that ask no
 * backend print it. All of it is the campaign's own wording.
 */
import type { Both } from './content/sample.ts';

export interface IdeaSeed {
  readonly id: string;
  /** The form that it came by, where the sample town has it. */
  readonly form?: string;
  readonly text: Both;
  readonly topic: string | null;
  readonly ward: number | null;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly status: 'open' | 'under_review' | 'in_plan' | 'declined';
  readonly response?: Both & { readonly on: string };
  /** What the studio says to it since that day, in place of the response. */
  readonly reply?: Both & { readonly on: string; readonly item: string };
  /** The day on which the campaign began to look into it, where it said so before it answered. YYYY-MM-DD. */
  readonly looked?: string;
  /** The one that it says again. */
  readonly into?: string;
  /** Supporters, each counted once with those of what says it again; left out: fewer than five. */
  readonly supports?: number;
  /** Much support at once, which nobody has looked at yet. */
  readonly held?: true;
  /** The commitment that came of it, by its slug. */
  readonly ledTo?: { readonly slug: string; readonly words: Both };
}

const id = (n: number) => `1dea0000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const ideaSeeds: readonly IdeaSeed[] = [
  {
    id: id(1),
    supports: 38,
    form: '50000000-0000-4000-8000-000000000005',
    text: {
      en: 'Turn the old Harrow Mill into workshops with apartments above, and keep the clock running.',
      es: 'Convertir la vieja fábrica Harrow en talleres con apartamentos arriba, y que el reloj siga andando.',
    },
    topic: 'downtown',
    ward: 1,
    on: '2025-07-09',
    looked: '2025-07-21',
    status: 'in_plan',
    response: {
      on: '2025-09-02',
      en: 'It is in the plan: workshops, a stage and a skate hall, and the clock is part of the first repair. Apartments are not promised yet; the roof has to be paid first.',
      es: 'Está en el plan: talleres, un escenario y una pista de patinaje, y el reloj entra en la primera reparación. Los apartamentos aún no se prometen; antes hay que pagar el techo.',
    },
    ledTo: {
      slug: 'harrow-mill',
      words: {
        en: 'Turn the old mill into workshops, and keep the clock running.',
        es: 'Convertir la vieja fábrica en talleres y que el reloj siga andando.',
      },
    },
  },
  {
    id: id(2),
    text: {
      en: 'Let the mill clock strike again. You used to hear it up on Quarry Road.',
      es: 'Que el reloj de la fábrica vuelva a dar la hora. Antes se oía hasta Quarry Road.',
    },
    topic: 'downtown',
    ward: 4,
    on: '2025-08-14',
    status: 'open',
    into: id(1),
  },
  {
    id: id(3),
    supports: 23,
    text: {
      en: 'Post the lead-pipe map by street, and say which week the crew comes to mine.',
      es: 'Publicar el mapa de tuberías de plomo calle por calle y decir en qué semana llega la cuadrilla a la mía.',
    },
    topic: 'infrastructure',
    ward: 2,
    on: '2025-08-21',
    status: 'in_plan',
    response: {
      on: '2025-09-05',
      en: 'The map is part of the promise to replace the lines. The week can be named about a month ahead, and we will.',
      es: 'El mapa forma parte de la promesa de cambiar las tuberías. La semana se puede decir con un mes de anticipación, y lo haremos.',
    },
  },
  {
    id: id(4),
    supports: 26,
    text: {
      en: 'A bench and a light at every bus stop on Canal Street. People stand in the road in winter.',
      es: 'Un banco y una luz en cada parada de Canal Street. En invierno la gente espera en la calle.',
    },
    topic: 'infrastructure',
    ward: 3,
    on: '2025-09-03',
    status: 'under_review',
    response: {
      on: '2025-09-19',
      en: 'We have asked the county, who owns the stops, what eleven of them would cost. You will read the answer here.',
      es: 'Preguntamos al condado, dueño de las paradas, cuánto costarían once de ellas. Aquí leerá la respuesta.',
    },
  },
  {
    id: id(5),
    supports: 19,
    text: {
      en: 'Open the library until nine on two evenings, for people who work days.',
      es: 'Abrir la biblioteca hasta las nueve dos noches por semana, para quienes trabajan de día.',
    },
    topic: 'mental-health',
    ward: null,
    on: '2025-09-08',
    status: 'open',
  },
  {
    id: id(6),
    supports: 44,
    text: {
      en: 'Give tenants one number to call when the heat is off, and have somebody come the same day.',
      es: 'Dar a los inquilinos un solo número para llamar cuando no hay calefacción, y que alguien venga el mismo día.',
    },
    topic: 'housing',
    ward: 3,
    on: '2025-09-11',
    status: 'under_review',
  },
  {
    id: id(7),
    held: true,
    text: {
      en: 'Build a casino at the falls, and pay for everything else with it.',
      es: 'Construir un casino en las cataratas y pagar con él todo lo demás.',
    },
    topic: 'downtown',
    ward: null,
    on: '2025-09-13',
    status: 'declined',
    response: {
      on: '2025-09-30',
      en: 'No. State law allows none here, and we would not ask for a change: the falls are everybody’s.',
      es: 'No. La ley estatal no lo permite aquí, y no pediríamos cambiarla: las cataratas son de todos.',
    },
  },
  {
    id: id(8),
    supports: 7,
    text: {
      en: 'Read the council’s agenda out loud on the radio, the Sunday before.',
      es: 'Leer en la radio el orden del día del concejo, el domingo anterior.',
    },
    topic: 'transparency',
    ward: null,
    on: '2025-09-22',
    status: 'open',
  },
  {
    id: id(9),
    supports: 27,
    text: {
      en: 'Crossing guards at Mill Street and Second when school lets out. The light is too short for small legs.',
      es: 'Guardias de cruce en Mill Street y Second a la salida de la escuela. El semáforo dura poco para piernas cortas.',
    },
    topic: 'schools',
    ward: 1,
    on: '2025-10-02',
    status: 'open',
  },
  {
    id: id(10),
    supports: 18,
    text: {
      en: 'Translate the water bill. My mother pays it every month and cannot read it.',
      es: 'Traducir el recibo del agua. Mi madre lo paga cada mes y no puede leerlo.',
    },
    topic: 'transparency',
    ward: 2,
    on: '2025-10-06',
    status: 'under_review',
    reply: {
      item: 'b9e40000-0000-4000-8000-000000000001',
      on: '2025-10-20',
      en: 'The water office prints it from a form of 1998 that knows one language. It has a second one in the drawer and has told us what it would cost to use it: less than the stamps of one month. We will ask the council for it.',
      es: 'La oficina del agua lo imprime con un formulario de 1998 que solo sabe un idioma. Tiene otro guardado y nos dijo cuánto costaría usarlo: menos que los sellos de un mes. Se lo pediremos al concejo.',
    },
  },
  {
    id: id(11),
    text: {
      en: 'A late bus on Fridays and Saturdays, so that people who close the restaurants get home.',
      es: 'Un autobús nocturno los viernes y sábados, para que quienes cierran los restaurantes lleguen a casa.',
    },
    topic: 'infrastructure',
    ward: 1,
    on: '2025-10-09',
    status: 'open',
  },
  {
    id: id(12),
    text: {
      en: 'Let teenagers run the skate hall’s snack bar, and keep what it earns for a trip.',
      es: 'Que los jóvenes lleven la cafetería de la pista de patinaje y gasten lo ganado en un viaje.',
    },
    topic: 'downtown',
    ward: 4,
    on: '2025-10-12',
    status: 'open',
  },
  {
    id: id(13),
    supports: 33,
    text: {
      en: 'Give every school its own counselor. Ours comes on Tuesdays, and nobody falls apart by the calendar.',
      es: 'Que cada escuela tenga su propio consejero. El nuestro viene los martes, y nadie se derrumba según el calendario.',
    },
    topic: 'schools',
    ward: 2,
    on: '2025-08-28',
    status: 'in_plan',
    response: {
      on: '2025-09-04',
      en: 'It is in the plan, one school at a time: the middle school comes first. The council, the county and the school committee each have to vote for it.',
      es: 'Está en el plan, una escuela tras otra: la primera es la secundaria. Tienen que aprobarlo el concejo, el condado y el comité escolar.',
    },
    ledTo: {
      slug: 'school-counselors',
      words: {
        en: 'A counselor of its own for every school, whom the children know by name.',
        es: 'Un consejero propio para cada escuela, a quien los niños conozcan por su nombre.',
      },
    },
  },
  {
    id: id(14),
    text: {
      en: 'Let the high school begin at nine. Half of first period sleeps.',
      es: 'Que la preparatoria empiece a las nueve. La mitad de la primera clase duerme.',
    },
    topic: 'schools',
    ward: null,
    on: '2025-09-10',
    status: 'declined',
    response: {
      on: '2025-09-17',
      en: 'Not ours to promise: the school committee sets the hours. Its meetings are open on the first Monday of the month, and pupils may speak.',
      es: 'No nos toca prometerlo: el horario lo fija el comité escolar. Sus reuniones son abiertas el primer lunes del mes, y los alumnos pueden hablar.',
    },
  },
];
