/** The sample town's words in Spanish: written for voters, in usted, and not word for word. */
import { words as plain } from '../campaign/es.ts';
import { samplePictures } from './pictures.ts';
import type { Words } from '../campaign/words.ts';

export const words: Words = {
  head: plain.head,
  hero: {
    headline: ['Las cataratas nunca se rinden.', 'Nosotros tampoco.'],
    intro:
      'Soy Dana Whitfield. Arreglo calderas, crié a mis dos hijos en Canal Street y quiero ser alcaldesa porque este pueblo merece el esfuerzo.',
    vote: 'Vote ya por anticipado',
    volunteer: 'Quiero ayudar',
    donate: 'Donar',
    tagline: 'Revivir, Unir, Construir',
    parts: [
      { title: 'Revivir la ciudad', detail: 'Luces en la vieja fábrica, tiendas abiertas en Main Street.' },
      { title: 'Unir a la comunidad', detail: 'Todos los barrios en la mesa, cada dólar a la vista.' },
      { title: 'Construir el futuro', detail: 'Agua limpia, puentes firmes, casas que podamos pagar.' },
    ],
  },
  video: {
    title: 'Dos minutos en las cataratas con Dana Whitfield (en inglés)',
    length: '2 minutos',
    transcript: [
      { start: 0, end: 8000, text: '¿Oye eso? Es el sonido sobre el que se levantó todo este pueblo.' },
      {
        start: 8000,
        end: 17_500,
        text: 'Hace ciento cuarenta años alguien miró esta agua y dijo: esto puede mover una rueda.',
      },
      {
        start: 17_500,
        end: 26_000,
        text: 'Después cerró la fábrica, y llevamos treinta años oyendo que lo mejor de Larkspur Falls ya pasó.',
      },
      {
        start: 26_000,
        end: 33_000,
        text: 'Yo no lo creo. Me gano la vida arreglando calderas. Sé distinguir entre lo descompuesto y lo acabado.',
      },
      {
        start: 33_000,
        end: 45_000,
        text: 'Este es el plan, en tres palabras. Revivir la ciudad: luces en la fábrica, tiendas abiertas en Main Street.',
      },
      {
        start: 45_000,
        end: 56_500,
        text: 'Unir a la comunidad: todos los barrios en la mesa, y cada dólar que gasta la ciudad donde usted pueda verlo.',
      },
      {
        start: 56_500,
        end: 68_000,
        text: 'Y construir el futuro: agua limpia, un puente que aguante un camión de bomberos y casas que nuestros hijos puedan pagar.',
      },
      {
        start: 68_000,
        end: 79_000,
        text: 'No puedo hacerlo sola, y desconfiaría de una alcaldesa que dijera que puede. Necesito dos horas de su semana. Una calle. Una lista de llamadas.',
      },
      {
        start: 79_000,
        end: 93_000,
        text: 'Y necesito su voto. La votación anticipada sigue hasta el 31 de octubre en el ayuntamiento, de lunes a viernes, de ocho y media a cinco.',
      },
      {
        start: 93_000,
        end: 103_000,
        text: 'Si prefiere hacer fila con sus vecinos, el día de las elecciones es el 4 de noviembre.',
      },
      {
        start: 103_000,
        end: 114_000,
        text: 'Las cataratas nunca se rinden. Ni con la sequía, ni con la inundación, ni el año en que la fábrica se quedó a oscuras.',
      },
      { start: 114_000, end: 124_000, text: 'Nosotros tampoco. Soy Dana Whitfield. Manos a la obra.' },
    ],
  },
  actions: {
    title: 'Elija una cosa. Hágala hoy.',
    volunteer: {
      title: 'Ayude como voluntario',
      text: 'Regale 2 horas esta semana.',
      more: 'Toque puertas, llame a sus vecinos, acomode sillas. Tendrá compañía y un mapa, y nadie tiene que dar discursos.',
      call: 'Anótenme',
    },
    vote: {
      title: 'Planee su voto',
      text: 'Votación anticipada hasta el 31 de octubre.',
      call: 'Vea cuándo y dónde',
    },
    sign: { title: 'Pida un letrero', text: 'Es gratis y se lo llevamos a su casa.', call: 'Quiero un letrero' },
    idea: {
      title: 'Comparta su idea',
      text: '¿Qué debería hacer ahora Larkspur Falls? Dana las lee todas.',
      call: 'Cuéntenos',
    },
    donate: { title: 'Done', text: 'Con cinco dólares se imprimen cuarenta volantes.', call: 'Donar ahora' },
    updates: { title: 'Reciba noticias', text: 'Un mensaje corto cuando hace falta.', call: 'Suscribirme' },
  },
  priorities: {
    title: 'Cinco prioridades, por escrito.',
    lead: 'Tres compromisos en cada una. Imprímalas, guárdelas y exíjanos cumplirlas.',
    items: [
      {
        slug: 'transparency',
        title: 'Transparencia y rendición de cuentas',
        summary:
          'El ayuntamiento lo paga usted. Debería poder ver cada dólar que gasta, sin tener que preguntar dos veces.',
        commitments: [
          'Publicar en internet, en un plazo de 30 días, cada pago de la ciudad de más de $500, con búsqueda por calle y por proveedor.',
          'Celebrar cada trimestre una asamblea abierta en cada uno de los cuatro distritos, con las respuestas por escrito y publicadas.',
          'Publicar cada enero un informe de una página: qué prometimos, qué se hizo y qué no.',
        ],
      },
      {
        slug: 'mental-health',
        title: 'Salud mental y apoyo',
        summary: 'Un vecino en crisis debe encontrar primero a un consejero, no una lista de espera ni una patrulla.',
        commitments: [
          'Enviar a un consejero capacitado a las llamadas de salud mental, de día y de noche, antes de que termine el primer año.',
          'Abrir en la biblioteca una sala de apoyo con horario nocturno, gratis y sin cita.',
          'Pagar un consejero para cada escuela de la ciudad, con un puesto compartido con el condado.',
        ],
      },
      {
        slug: 'housing',
        title: 'Personas sin hogar y vivienda',
        summary:
          'Hay cuarenta y una casas vacías en nuestras calles mientras hay familias que duermen en su auto. Podemos resolver las dos cosas a la vez.',
        commitments: [
          'Recuperar 20 casas tapiadas como viviendas que la gente de aquí pueda pagar, empezando por Canal Street.',
          'Mantener abierto el refugio de invierno todas las noches de frío, con un autobús que recoja a la gente.',
          'Crear un fondo de emergencia para la renta, para que un mal mes no le cueste la casa a una familia.',
        ],
      },
      {
        slug: 'infrastructure',
        title: 'Infraestructura e innovación',
        summary: 'Agua que sale limpia, puentes que aguantan, internet que llega hasta la última casa de Quarry Road.',
        commitments: [
          'Reemplazar en cuatro años las últimas tuberías de plomo y publicar el mapa de lo que ya está hecho.',
          'Reparar el puente de Mill Street antes de que su límite de peso deje fuera a los camiones de bomberos.',
          'Llevar fibra pública a cada barrio y volver a poner turbinas pequeñas en las cataratas para ayudar a pagarla.',
        ],
      },
      {
        slug: 'downtown',
        title: 'Juventud y un centro con vida',
        summary:
          'Los jóvenes se van cuando no hay nada que los haga quedarse. Démosles un centro y, en él, su primer trabajo.',
        commitments: [
          'Convertir la vieja fábrica Harrow en talleres, un escenario y una pista de patinaje, dirigidos con un consejo de adolescentes.',
          'Pagar 150 empleos de verano al año en tiendas, oficios y parques de la ciudad.',
          'Ofrecer un año de renta reducida a quien abra una tienda en un local vacío de Main Street.',
        ],
      },
    ],
  },
  earlyVoting: plain.earlyVoting,
  testimonials: {
    title: 'Lo que se oye en los portales',
    items: [
      {
        quote:
          'Cuando se inundó el sótano, llegó primero con una bomba y después con un discurso. Se quedó hasta que encendió la caldera.',
        author: 'Ruth Abernathy',
        role: 'Enfermera jubilada, Canal Street',
        picture: samplePictures['ruth-abernathy'],
      },
      {
        quote:
          'Leyó con nosotros el contrato de alquiler, línea por línea, en mi mostrador. Ningún otro candidato me ha pedido ver mi contrato.',
        author: 'Marcus Odell',
        role: 'Dueño de Odell’s Barber Shop',
      },
      {
        quote: 'Tengo diecisiete años. Me preguntó qué haría yo con la fábrica, y después lo anotó.',
        author: 'Priya Nair',
        role: 'Estudiante de último año, Larkspur Falls High',
      },
    ],
  },
  faq: {
    title: 'Buenas preguntas',
    items: [
      {
        slug: 'early-voting',
        question: '¿Cuándo y dónde puedo votar por anticipado?',
        answer:
          'La votación anticipada es del 14 al 31 de octubre de 2025, de lunes a viernes, de 8:30 a. m. a 5:00 p. m., en el ayuntamiento (City Hall), 1 Courthouse Square. Traiga una identificación con foto. El día de las elecciones es el martes 4 de noviembre.',
        link: { label: 'Vea la votación anticipada y cómo llegar', href: '#events' },
      },
      {
        slug: 'volunteering',
        question: 'Tengo dos horas. ¿Cómo puedo ayudar?',
        answer:
          'Dos horas son una calle de puertas, treinta llamadas o un evento bien atendido. Díganos qué le gusta hacer y cuándo puede; le responde una persona, no un robot. Nunca sale usted sin compañía y no hace falta saber dar discursos.',
        link: { label: 'Elija algo que hacer', href: '#action-zone' },
      },
      {
        slug: 'yard-signs',
        question: '¿Cómo consigo un letrero para mi jardín?',
        answer:
          'Pídalo aquí y un voluntario se lo lleva a su puerta, por lo general en tres días. Los letreros son gratis. Después de las elecciones los recogemos y usamos las estacas para los tomates.',
        link: { label: 'Pida un letrero', href: '/?open=yard-sign' },
      },
      {
        slug: 'church-turnout',
        question: '¿Puede mi iglesia ayudar a que la gente vote?',
        answer:
          'Sí. Las congregaciones pueden organizar transporte, compartir los horarios de votación y recibir a vecinos de todas las opiniones; lo que una iglesia no puede hacer es apoyar a un candidato desde el púlpito. En el formulario de voluntarios elija la opción de las iglesias y le llevamos una hoja para los viajes y una lista que le ayuda a respetar las reglas.',
        link: { label: 'Ayude con su iglesia', href: '/?open=volunteer' },
      },
      {
        slug: 'full-plan',
        question: '¿Dónde puedo leer el plan completo?',
        answer:
          'Las cinco prioridades de arriba son la versión corta, cada una con tres promesas que puede exigirnos. El plan entero, con costos y fechas, está en la página de la visión. En la biblioteca hay copias en papel.',
        link: { label: 'Lea el plan completo', href: '/vision' },
      },
    ],
  },
  closing: { title: 'En Larkspur Falls hay una puerta a la que solo usted puede tocar.', call: 'Participe' },
  contact: plain.contact,
  links: plain.links,
  legal: plain.legal,
};
