/** The sample campaign's longer texts: its promises about data, how it looks at what people send, and how its figures are made. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { both } from './sample.ts';

export const openPages: readonly ContentSeed[] = [
  {
    id: '7c77833f-338f-4aab-b1c8-046a3c6dd345',
    slug: 'data-promises',
    published_at: '2025-08-01T14:00:00Z',
    body: {
      title: both('What we promise about your data', 'Lo que prometemos sobre sus datos'),
      text: both(
        'We ask for little and say why each time.\n\n- **We never sell it and never share it.** Not with other campaigns, not with the party.\n- **You can see it, have it put right, or have it erased.** Write to us; we answer within the days that stand below.\n- **No tracking.** This site counts visits without knowing whose they are, and not at all where your browser says _Global Privacy Control_.\n- **What is on your phone is yours.** A form that waits for a signal is not readable by us until it is sent.\n\nAfter the election what has not been asked for again is erased.',
        'Pedimos poco y decimos cada vez por qué.\n\n- **Nunca los vendemos ni los compartimos.** Ni con otras campañas ni con el partido.\n- **Puede verlos, corregirlos o hacer que se borren.** Escríbanos; respondemos en los días que se indican abajo.\n- **Sin rastreo.** Este sitio cuenta visitas sin saber de quién son, y ni eso si su navegador dice _Global Privacy Control_.\n- **Lo que está en su teléfono es suyo.** Un formulario que espera señal no lo podemos leer hasta que se envía.\n\nDespués de la elección se borra lo que no se haya vuelto a pedir.',
      ),
      place: 1,
    },
  },
  {
    id: 'e4631b55-3fde-45b4-a886-904732dce811',
    slug: 'moderation',
    published_at: '2025-08-01T14:00:00Z',
    body: {
      title: both('How we look at what you send us', 'Cómo miramos lo que usted nos envía'),
      text: both(
        'A person reads every idea and question before it is public.\n\n1. **Published** is what is about the city, whether we like it or not.\n2. **Not published** is what names a private person, threatens somebody, or advertises.\n3. **Whoever wrote is told**, with the reason, and may write again.\n\nTwo of us look at anything that is left out.',
        'Una persona lee cada idea y cada pregunta antes de que sea pública.\n\n1. **Se publica** lo que trata de la ciudad, nos guste o no.\n2. **No se publica** lo que nombra a una persona particular, amenaza a alguien o hace publicidad.\n3. **Se lo decimos a quien escribió**, con el motivo, y puede volver a escribir.\n\nDos de nosotros miramos todo lo que queda fuera.',
      ),
      place: 2,
    },
  },
  {
    id: 'c86308a3-429b-4def-959c-11d466f6d437',
    slug: 'how-figures-are-made',
    published_at: '2025-09-01T14:00:00Z',
    body: {
      title: both('How our figures are made', 'Cómo hacemos nuestras cifras'),
      text: both(
        'Every figure here says **whose it is**, **of which day**, and gives you **the same rows as a file**.\n\n- Days are counted by the town’s own calendar, weekends too.\n- The city’s payments are the city’s words. A name in them says nothing about whoever bears it.\n- What we got wrong stays listed under _Corrections_.',
        'Cada cifra dice aquí **de quién es**, **de qué día**, y le da **las mismas filas en un archivo**.\n\n- Los días se cuentan con el calendario de la ciudad, también los fines de semana.\n- Los pagos de la ciudad son palabras de la ciudad. Un nombre en ellos no dice nada de quien lo lleva.\n- En lo que nos equivocamos queda en la lista de _Correcciones_.',
      ),
      place: 3,
    },
  },
];
