/** What the sample town's council decided, in plain words. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { both } from './sample.ts';

export const decisions: readonly ContentSeed[] = [
  {
    id: '03c472ca-4495-48b4-b8d8-89d2b47a5c1d',
    slug: 'bridge-study',
    published_at: '2025-09-22T21:00:00Z',
    body: {
      title: both('Study of the Bridge Street bridge', 'Estudio del puente de Bridge Street'),
      text: both(
        'The city **hires engineers** to say what the east span needs, for at most **$180,000**. It decides nothing about repairs yet; those need a vote of their own.',
        'La ciudad **contrata ingenieros** para decir qué necesita el tramo este, por **$180,000** como máximo. Todavía no decide nada sobre reparaciones; esas necesitan su propia votación.',
      ),
      number: 'Resolution 25-44',
      stage: 'passed',
      on: '2025-09-22',
      yes: 6,
      no: 1,
      abstained: 0,
      agenda: 'https://larkspurfalls.example/council/agenda-2025-09-22.pdf',
      steps: [
        { id: '0b80a255-53a1-4945-a932-58ef7777682c', stage: 'introduced', on: '2025-08-25' },
        { id: '45ac16b9-c20d-4c21-8f8a-7abff2e91ac7', stage: 'committee', on: '2025-09-08' },
        { id: 'dd2ee150-d284-4277-b89c-1af40ce8fcc9', stage: 'passed', on: '2025-09-22' },
      ],
    },
  },
  {
    id: '77dde229-df88-4e4d-ac23-86e5cc86ba64',
    slug: 'street-lights-led',
    published_at: '2025-09-22T21:00:00Z',
    body: {
      title: both('Street lights on Mill and Canal', 'Alumbrado en Mill y Canal'),
      text: both(
        'Replaces **212 street lights** between the mill and the canal. The old ones cost more in power every year than a third of the new ones cost.',
        'Cambia **212 luminarias** entre el molino y el canal. Las viejas gastan cada año en electricidad más de un tercio de lo que cuestan las nuevas.',
      ),
      number: 'Ordinance 25-31',
      stage: 'passed',
      on: '2025-09-22',
      yes: 5,
      no: 2,
      abstained: 0,
      agenda: 'https://larkspurfalls.example/council/agenda-2025-09-22.pdf',
      steps: [
        { id: '3c3ae353-fb14-428e-90b4-01a6c1cc0aff', stage: 'introduced', on: '2025-07-14' },
        { id: 'b9c8b9ff-e46e-4627-9419-c7723226db94', stage: 'committee', on: '2025-08-11' },
        { id: 'bbeeb636-1d33-4c6d-96f0-da847a2a3b87', stage: 'passed', on: '2025-09-22' },
      ],
    },
  },
  {
    id: 'c3dd75f6-8085-48e6-ac92-5f09a227f039',
    slug: 'payments-monthly',
    published_at: '2025-10-07T21:00:00Z',
    body: {
      title: both('City payments published every month', 'Pagos de la ciudad publicados cada mes'),
      text: both(
        'Would have the city publish its list of payments **every month** and not once a quarter. The committee wants to know first what it costs.',
        'La ciudad publicaría su lista de pagos **cada mes** y no una vez por trimestre. La comisión quiere saber antes cuánto cuesta.',
      ),
      number: 'Ordinance 25-38',
      stage: 'committee',
      on: '2025-10-07',
      agenda: 'https://larkspurfalls.example/council/finance-2025-10-07.pdf',
      steps: [
        { id: '68e58909-ccb2-4416-925a-56c9a30f4300', stage: 'introduced', on: '2025-09-08' },
        { id: 'ff53a46f-5ead-403a-84c4-b877678537a3', stage: 'committee', on: '2025-10-07' },
      ],
    },
  },
  {
    id: 'bb262a93-4ce1-4c61-aa03-36d98b8c82f1',
    slug: 'budget-2026',
    published_at: '2025-10-06T21:00:00Z',
    body: {
      title: both('Budget for 2026, first reading', 'Presupuesto de 2026, primera lectura'),
      text: both(
        'The mayor’s draft is **$46.2 million**, 3 % more than this year. Two public hearings come before the vote in December.',
        'El proyecto de la alcaldía es de **$46.2 millones**, 3 % más que este año. Antes de la votación de diciembre hay dos audiencias públicas.',
      ),
      number: 'Ordinance 25-40',
      stage: 'introduced',
      on: '2025-10-06',
      agenda: 'https://larkspurfalls.example/council/agenda-2025-10-06.pdf',
      steps: [{ id: 'e179f773-a6e0-43c0-9514-b7dde2ad0478', stage: 'introduced', on: '2025-10-06' }],
    },
  },
  {
    id: 'b183256e-a16e-4121-b07a-6fc42fd7b23a',
    slug: 'weekend-buses',
    published_at: '2025-06-23T21:00:00Z',
    body: {
      title: both('Buses on Sunday', 'Autobuses los domingos'),
      text: both(
        'Two bus lines would have run on Sundays for a year, as a trial. Four members wanted to see the money first.',
        'Dos líneas habrían circulado los domingos durante un año, a prueba. Cuatro miembros querían ver antes el dinero.',
      ),
      number: 'Resolution 25-29',
      stage: 'failed',
      on: '2025-06-23',
      yes: 3,
      no: 4,
      abstained: 0,
      agenda: 'https://larkspurfalls.example/council/agenda-2025-06-23.pdf',
      steps: [
        { id: '0c28cec1-b947-42af-a4b9-36976b4b76b0', stage: 'introduced', on: '2025-05-12' },
        { id: 'a398d022-d435-4df4-8322-905089933837', stage: 'committee', on: '2025-06-09' },
        { id: '4c8b1eb4-4f1e-4ccf-8372-a2a784a67245', stage: 'failed', on: '2025-06-23' },
      ],
    },
  },
  {
    id: '8f39aaa5-729a-453c-b891-da33e83a9d40',
    slug: 'parking-downtown',
    published_at: '2025-09-22T21:00:00Z',
    body: {
      title: both('Parking fees downtown', 'Tarifas de estacionamiento en el centro'),
      text: both(
        'Put off until the shop owners on Main Street have been heard.',
        'Aplazado hasta escuchar a quienes tienen comercios en Main Street.',
      ),
      number: 'Ordinance 25-35',
      stage: 'deferred',
      on: '2025-09-22',
      agenda: 'https://larkspurfalls.example/council/agenda-2025-09-22.pdf',
      steps: [
        { id: 'ac9130f4-547c-47d3-8e3a-655f20731ab2', stage: 'introduced', on: '2025-08-25' },
        { id: 'ca3ab343-ac33-4b68-be9b-f77c6519a9d5', stage: 'deferred', on: '2025-09-22' },
      ],
    },
  },
];
