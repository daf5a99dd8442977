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
        'A person reads every idea and question before it is public.\n\n1. **Published** is what is about the city, whether we like it or not.\n2. **Not published** is what names a private person, threatens somebody, or advertises.\n3. **Whoever wrote is told**, with the reason, and may write again.\n\nTwo of us look at anything that is left out.\n\n- Your own words are shown only if you agreed, and never your name. Otherwise we say it in ours.\n- The newest stand first, or shuffled if you like: late ideas are to be read, too.\n- Two that say the same are joined; both stay readable, and whoever supports both counts once.\n- Support is counted by device, without an account and without keeping who. Many from one place at once wait until somebody has looked.\n- Yours is not here and you think it should be? Under “Your ideas” you can ask us to look again: somebody else reads it, if there is somebody else.',
        'Una persona lee cada idea y cada pregunta antes de que sea pública.\n\n1. **Se publica** lo que trata de la ciudad, nos guste o no.\n2. **No se publica** lo que nombra a una persona particular, amenaza a alguien o hace publicidad.\n3. **Se lo decimos a quien escribió**, con el motivo, y puede volver a escribir.\n\nDos de nosotros miramos todo lo que queda fuera.\n\n- Sus palabras se muestran solo si usted aceptó, y nunca su nombre. Si no, lo decimos con las nuestras.\n- Las más nuevas van primero, o mezcladas si lo prefiere: también las ideas tardías deben leerse.\n- Dos que dicen lo mismo se unen; las dos se pueden seguir leyendo, y quien apoya las dos cuenta una vez.\n- Los apoyos se cuentan por dispositivo, sin cuenta y sin guardar de quién son. Muchos a la vez desde un mismo lugar esperan a que alguien los revise.\n- ¿La suya no está y cree que debería? En “Sus ideas” puede pedir que la revisemos: la lee otra persona, si la hay.',
      ),
      place: 2,
      shown_on: ['community-voice'],
    },
  },
  {
    id: '2d7c1f4e-6a3b-4c52-9f18-b04e7a915d36',
    slug: 'question-rules',
    published_at: '2025-08-01T14:00:00Z',
    body: {
      title: both('By which rules we take questions', 'Con qué reglas recibimos preguntas'),
      text: both(
        '- Somebody of the campaign reads each question before it is shown. No program decides.\n- Three take turns: the question with the most support, the one that has waited longest, and one drawn by lot.\n- Not shown is what names private people, tells phone numbers or addresses, threatens, or is not a question. The reason is written down.\n- If we shorten words, the page says so, and the first words are kept.\n- Support needs no account. A device counts once for a question, and numbers below five are not shown. Much at once waits until somebody has looked.\n- Each answer has a day and a name. A promise stays in sight, also when it is overdue.\n- Whoever asked can take a question back, and can ask us to look at a decision again.',
        '- Alguien de la campaña lee cada pregunta antes de mostrarla. Ningún programa decide.\n- Se turnan tres: la pregunta con más apoyo, la que más ha esperado y una por sorteo.\n- No se muestra lo que nombra a personas particulares, da teléfonos o direcciones, amenaza o no es una pregunta. El motivo queda escrito.\n- Si acortamos las palabras, la página lo dice y las primeras se conservan.\n- Para apoyar no hace falta una cuenta. Un dispositivo cuenta una vez por pregunta y los números menores que cinco no se muestran. Mucho apoyo de golpe espera hasta que alguien lo mire.\n- Cada respuesta tiene fecha y nombre. Una promesa queda a la vista, también si se atrasa.\n- Quien preguntó puede retirar su pregunta y pedir que se revise una decisión.',
      ),
      place: 4,
      shown_on: ['engagement'],
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
