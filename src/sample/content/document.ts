/** The sample town's documents: what the campaign filed and wrote down, and what it took from the city. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { samplePictures } from '../pictures.ts';
import { both } from './sample.ts';

export const documents: readonly ContentSeed[] = [
  {
    id: 'f6fadfa7-e5c1-4b62-9362-da5cc13da58a',
    slug: 'city-payments-summer-2025',
    published_at: '2025-10-01T16:00:00Z',
    body: {
      type: 'filing',
      title: both('City payments, July to September 2025', 'Pagos de la ciudad, de julio a septiembre de 2025'),
      text: both(
        'The city’s own list of payments, as we took it on October 1. The search of payments on this page reads this file.',
        'La lista de pagos de la propia ciudad, tal como la tomamos el 1 de octubre. La búsqueda de pagos de esta página lee este archivo.',
      ),
      source: both('City of Larkspur Falls', 'Ciudad de Larkspur Falls'),
      published_on: '2025-10-01',
      file: 'https://data.larkspurfalls.example/finance/larkspur-payments.csv',
      sha256: '6424f88db9c8e5d1098db629cb6d7aee5dadfaaad7e5de380b565fb2cc098a2a',
      bytes: 3682,
    },
  },
  {
    id: '2c63888f-28f0-4481-be6d-dce7a7ace732',
    slug: 'statement-of-candidacy',
    published_at: '2025-02-03T16:00:00Z',
    body: {
      type: 'filing',
      title: both('Statement of candidacy', 'Declaración de candidatura'),
      text: both(
        'Dana Whitfield’s registration as a candidate for mayor, as the city clerk stamped it.',
        'La inscripción de Dana Whitfield como candidata a la alcaldía, con el sello de la secretaría municipal.',
      ),
      source: both('Whitfield for Mayor', 'Whitfield for Mayor'),
      published_on: '2025-02-03',
      file: 'https://whitfieldformayor.example/documents/statement-of-candidacy.pdf',
      sha256: '301736cb47f72988fd69f48a8ad67706323fc1f3f1f9e547234e349d5b381980',
      bytes: 184320,
      picture: samplePictures['statement-of-candidacy'],
    },
  },
  {
    id: '8a119b9e-16bc-4732-8f7b-7676d015b0dc',
    slug: 'personal-disclosure-2025',
    published_at: '2025-05-15T16:00:00Z',
    body: {
      type: 'disclosure',
      title: both('Personal financial disclosure 2025', 'Declaración patrimonial 2025'),
      text: both(
        'What Dana Whitfield earns, owns and owes, on the form that the state asks of candidates.',
        'Lo que Dana Whitfield gana, posee y debe, en el formulario que el estado pide a las candidaturas.',
      ),
      source: both('Whitfield for Mayor', 'Whitfield for Mayor'),
      published_on: '2025-05-15',
      file: 'https://whitfieldformayor.example/documents/disclosure-2025.pdf',
      sha256: '0b2d6f1224ff5644088c7d5253141f32899e191065bf62f03ca8bc5fe696ee4e',
      bytes: 402118,
    },
  },
  {
    id: 'bc67ba94-637d-4efa-a09e-467ada679f81',
    slug: 'conflict-of-interest-policy',
    published_at: '2025-06-20T16:00:00Z',
    body: {
      type: 'policy',
      title: both('Conflicts of interest: what Dana steps out of', 'Conflictos de interés: en qué no interviene Dana'),
      text: both(
        'Whitfield Heating sells to no city office from the day of the election, and Dana leaves the room when a former customer is discussed.',
        'Whitfield Heating no vende a ninguna oficina municipal desde el día de la elección, y Dana sale de la sala cuando se habla de un antiguo cliente.',
      ),
      source: both('Whitfield for Mayor', 'Whitfield for Mayor'),
      published_on: '2025-06-20',
      file: 'https://whitfieldformayor.example/documents/conflicts-of-interest.pdf',
      sha256: '1e3175ea2c7cf4c52b6489ad824d45d240d42d9de192ec0124252607510b804c',
      bytes: 96512,
    },
  },
  {
    id: 'fab36728-a78b-4b7e-8787-c0de2f960063',
    slug: 'candidate-schedule-september',
    published_at: '2025-10-03T16:00:00Z',
    body: {
      type: 'schedule',
      title: both('Dana’s meetings in September 2025', 'Reuniones de Dana en septiembre de 2025'),
      text: both(
        'Every meeting about the city with more than two people, with whom and about what.',
        'Cada reunión sobre la ciudad con más de dos personas, con quién y sobre qué.',
      ),
      source: both('Whitfield for Mayor', 'Whitfield for Mayor'),
      published_on: '2025-10-03',
      file: 'https://whitfieldformayor.example/documents/schedule-2025-09.pdf',
      sha256: '4b6917912b8c29b262c883c956ac09acc1c5e0d2d1cad552d958a35aab646b03',
      bytes: 58204,
    },
  },
  {
    id: 'a712755f-6cac-44d5-99d5-269512e74f7b',
    slug: 'council-minutes-september-22',
    published_at: '2025-10-06T16:00:00Z',
    body: {
      type: 'minutes',
      title: both('City council, minutes of September 22', 'Concejo municipal, acta del 22 de septiembre'),
      text: both(
        'The city’s own minutes: the bridge study, street lights, and the library roof.',
        'El acta de la propia ciudad: el estudio del puente, el alumbrado y el techo de la biblioteca.',
      ),
      source: both('City of Larkspur Falls', 'Ciudad de Larkspur Falls'),
      published_on: '2025-10-06',
      file: 'https://larkspurfalls.example/council/minutes-2025-09-22.pdf',
      sha256: '1a7f86e8c13462c8e3e6c495cd1673619e9c8efc2e59d2d73295b68585045aca',
      bytes: 231040,
    },
  },
  {
    id: 'ac8efe12-1c59-49f1-ba2d-de83458bfed0',
    slug: 'council-minutes-october-6',
    published_at: '2025-10-20T16:00:00Z',
    body: {
      type: 'minutes',
      title: both('City council, minutes of October 6', 'Concejo municipal, acta del 6 de octubre'),
      text: both('The budget’s first reading, and who spoke.', 'La primera lectura del presupuesto, y quién habló.'),
      source: both('City of Larkspur Falls', 'Ciudad de Larkspur Falls'),
      published_on: '2025-10-20',
      file: 'https://larkspurfalls.example/council/minutes-2025-10-06.pdf',
      sha256: '7884aa7de1585176e2c3baeece849645966776e6ba98bdd16d255c4aea8e21b9',
      bytes: 248776,
    },
  },
  {
    id: '5796a670-482c-490e-8d97-82bfcdc83011',
    slug: 'volunteer-conduct',
    published_at: '2025-08-11T16:00:00Z',
    body: {
      type: 'policy',
      title: both('How our volunteers behave at your door', 'Cómo se portan nuestros voluntarios en su puerta'),
      text: both(
        'No before ten and after eight, no argument, no photograph of a home.',
        'Ni antes de las diez ni después de las ocho, sin discusiones, sin fotos de una casa.',
      ),
      source: both('Whitfield for Mayor', 'Whitfield for Mayor'),
      published_on: '2025-08-11',
      file: 'https://whitfieldformayor.example/documents/at-your-door.pdf',
      sha256: 'c3d14c523cdd39d29e0aa5f9787243deaa41aa1c868ce572b35ff8eeff0205f2',
      bytes: 71233,
    },
  },
];
