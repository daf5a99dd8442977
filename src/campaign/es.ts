/** The campaign's words in Spanish: written for voters, in usted, and not word for word. As in English, they promise nothing and quote no one. */
import { campaign } from '../campaign.ts';
import { words as english } from './en.ts';
import type { Words } from './words.ts';

const { candidate, city } = campaign;

export const words: Words = {
  head: {
    title: `${candidate.name} para alcaldesa de ${city}`,
    description: `Revivir la ciudad, dar fuerza a la comunidad, construir el futuro. Vote por anticipado hasta el 31 de octubre, ayude dos horas o cuéntele a ${candidate.name} su idea para ${city}.`,
    candidacy: 'para alcaldesa',
    job: `Candidata a la alcaldía de ${city}`,
    donate: `Donar a ${candidate.name} para alcaldesa`,
    earlyVoting: `Votación anticipada en ${city}`,
    ...candidate,
    city,
  },
  hero: {
    headline: ['Una ciudad que funciona.', 'Para toda la gente.'],
    intro: `Soy ${candidate.name} y me presento a la alcaldía de ${city}.`,
    vote: 'Vote ya por anticipado',
    volunteer: 'Quiero ayudar',
    donate: 'Donar',
    tagline: 'Revivir, Unir, Construir',
    parts: [
      { title: 'Revivir la ciudad', detail: 'Calles, tiendas y casas a las que dé gusto volver.' },
      { title: 'Unir a la comunidad', detail: 'Toda la gente en la mesa, cada decisión a la vista.' },
      { title: 'Construir el futuro', detail: 'Trabajo bien hecho, que nuestros hijos no tengan que repetir.' },
    ],
  },
  video: { title: `${candidate.name} para la alcaldía`, length: 'Video', transcript: [] },
  actions: {
    title: 'Elija una cosa. Hágala hoy.',
    volunteer: {
      title: 'Ayude como voluntario',
      text: 'Regale 2 horas esta semana.',
      more: 'Toque puertas, llame a sus vecinos o acomode sillas. Le enseñamos cómo.',
      call: 'Anótenme',
    },
    vote: {
      title: 'Planee su voto',
      text: 'Votación anticipada hasta el 31 de octubre.',
      call: 'Vea cuándo y dónde',
    },
    sign: { title: 'Pida un letrero', text: 'Muéstreles a sus vecinos su apoyo.', call: 'Quiero un letrero' },
    idea: { title: 'Comparta su idea', text: `¿Qué debería hacer ahora ${city}?`, call: 'Cuéntenos' },
    donate: { title: 'Done', text: 'Cada dólar ayuda.', call: 'Donar ahora' },
    updates: { title: 'Reciba noticias', text: 'Un mensaje corto cuando hace falta.', call: 'Suscribirme' },
  },
  priorities: {
    title: 'Cinco prioridades.',
    lead: 'Por donde empezamos.',
    items: [
      {
        slug: 'transparency',
        title: 'Transparencia y rendición de cuentas',
        summary: 'Cómo gasta y decide la ciudad, a la vista de todos.',
        commitments: [],
      },
      {
        slug: 'mental-health',
        title: 'Salud mental y apoyo',
        summary: 'Ayuda que se pueda encontrar y alcanzar.',
        commitments: [],
      },
      {
        slug: 'housing',
        title: 'Personas sin hogar y vivienda',
        summary: 'Un hogar seguro que la gente pueda pagar.',
        commitments: [],
      },
      {
        slug: 'infrastructure',
        title: 'Infraestructura e innovación',
        summary: 'Calles, agua e internet que funcionen.',
        commitments: [],
      },
      {
        slug: 'downtown',
        title: 'Juventud y un centro con vida',
        summary: 'Un centro con motivos para quedarse.',
        commitments: [],
      },
    ],
  },
  earlyVoting: {
    ...english.earlyVoting,
    title: 'Vote por anticipado',
    text: 'Del 14 al 31 de octubre de 2025, de lunes a viernes, de 8:30 a. m. a 5:00 p. m.',
    place: `Ayuntamiento de ${city} (City Hall)`,
    electionDay: '4 de noviembre',
  },
  testimonials: { title: 'Lo que dice la gente', items: [] },
  faq: {
    title: 'Preguntas y respuestas',
    items: [
      {
        slug: 'early-voting',
        question: '¿Cuándo y dónde puedo votar por anticipado?',
        answer: 'Las fechas, el horario y el lugar están en la sección de eventos, con indicaciones para llegar.',
        link: { label: 'Vea la votación anticipada y cómo llegar', href: '#events' },
      },
      {
        slug: 'volunteering',
        question: 'Tengo dos horas. ¿Cómo puedo ayudar?',
        answer: 'Díganos qué le gusta hacer y cuándo puede. Le escribiremos con algo que le convenga.',
        link: { label: 'Elija algo que hacer', href: '#action-zone' },
      },
      {
        slug: 'yard-signs',
        question: '¿Cómo consigo un letrero para mi jardín?',
        answer: 'Pídalo aquí. Nos comunicaremos con usted antes de llevárselo.',
        link: { label: 'Pida un letrero', href: '/?open=yard-sign' },
      },
      {
        slug: 'church-turnout',
        question: '¿Puede mi iglesia ayudar a que la gente vote?',
        answer:
          'Sí. Las congregaciones pueden organizar transporte y compartir los horarios de votación. Una iglesia exenta de impuestos no puede apoyar a un candidato. En el formulario de voluntarios elija la opción de las iglesias.',
        link: { label: 'Ayude con su iglesia', href: '/?open=volunteer' },
      },
      {
        slug: 'full-plan',
        question: '¿Dónde puedo leer el plan completo?',
        answer: 'Todo lo que hemos publicado está en la página de la visión.',
        link: { label: 'Lea el plan completo', href: '/vision' },
      },
    ],
  },
  closing: { title: `Hay una puerta en ${city} a la que solo usted puede llamar.`, call: 'Participe' },
  contact: { email: 'hello@whitfieldformayor.example', poBox: `P.O. Box 0000, ${city}` },
  links: {
    // A placeholder until the committee has its processor.
    donate: 'https://donate.whitfieldformayor.example/',
    social: [
      { label: 'Facebook', href: 'https://www.facebook.com/whitfieldformayor.example' },
      { label: 'Instagram', href: 'https://www.instagram.com/whitfieldformayor.example' },
      { label: 'YouTube', href: 'https://www.youtube.com/@whitfieldformayor.example' },
    ],
  },
  legal: {
    paidFor: 'Pagado por Whitfield for Mayor.',
    privacy:
      'Sus datos se quedan en esta campaña. Nunca los vendemos ni los compartimos. Cuando esta aplicación falla, lo cuenta sin ninguno de ellos; con Global Privacy Control, ni eso.',
    notDeductible: 'Las contribuciones no son deducibles de impuestos.',
  },
};
