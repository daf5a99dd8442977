/** Who works for the sample campaign. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { both } from './sample.ts';

export const teamMembers: readonly ContentSeed[] = [
  {
    id: '6f877ca9-8a42-427f-b0d3-79d72f8cbeb2',
    slug: 'dana-whitfield',
    published_at: '2025-02-03T14:00:00Z',
    body: {
      name: 'Dana Whitfield',
      job: both('Candidate', 'Candidata'),
      text: both(
        'Ideas for the city, invitations, anything you would rather say to her.',
        'Ideas para la ciudad, invitaciones y lo que prefiera decirle a ella.',
      ),
      email: 'dana@whitfieldformayor.example',
      paid: false,
      since: '2025-02-03',
      place: 1,
    },
  },
  {
    id: 'adff32f5-35dd-4954-a7f8-022a4eedef2a',
    slug: 'marcus-bell',
    published_at: '2025-02-10T14:00:00Z',
    body: {
      name: 'Marcus Bell',
      job: both('Campaign manager', 'Jefe de campaña'),
      text: both('How the campaign is run, complaints, your data.', 'Cómo se dirige la campaña, quejas, sus datos.'),
      email: 'marcus@whitfieldformayor.example',
      paid: true,
      since: '2025-02-10',
      place: 2,
    },
  },
  {
    id: '396dfa33-6763-4f9c-8484-f9d69de18a44',
    slug: 'luis-herrera',
    published_at: '2025-03-17T14:00:00Z',
    body: {
      name: 'Luis Herrera',
      job: both('Field organizer', 'Organizador de campo'),
      text: both(
        'Volunteering, visits at your door, signs. In Spanish too.',
        'Voluntariado, visitas a su puerta, letreros. También en español.',
      ),
      email: 'luis@whitfieldformayor.example',
      paid: true,
      since: '2025-03-17',
      place: 3,
    },
  },
  {
    id: '7f11ee19-d49d-4a71-a615-dc020b7ef25e',
    slug: 'nora-lindqvist',
    published_at: '2025-04-01T14:00:00Z',
    body: {
      name: 'Nora Lindqvist',
      job: both('Content manager', 'Responsable de contenidos'),
      text: both('Something we said that is wrong.', 'Algo que dijimos y no es cierto.'),
      email: 'nora@whitfieldformayor.example',
      paid: true,
      since: '2025-04-01',
      place: 4,
    },
  },
  {
    id: '0f66fa84-1834-49be-b913-63081216b6dc',
    slug: 'priya-raman',
    published_at: '2025-03-03T14:00:00Z',
    body: {
      name: 'Priya Raman',
      job: both('Finance director', 'Directora de finanzas'),
      text: both('Donations, receipts, reports.', 'Donaciones, recibos, informes.'),
      email: 'priya@whitfieldformayor.example',
      paid: true,
      since: '2025-03-03',
      place: 5,
    },
  },
  {
    id: '76dca866-649b-4809-8780-b8cf55034265',
    slug: 'ruth-okafor',
    published_at: '2025-02-10T14:00:00Z',
    body: {
      name: 'Ruth Okafor',
      job: both('Advisor, unpaid', 'Asesora, sin sueldo'),
      text: both(
        'City budgets. Ruth was the town’s treasurer until 2019.',
        'Presupuestos de la ciudad. Ruth fue la tesorera hasta 2019.',
      ),
      paid: false,
      since: '2025-02-10',
      place: 6,
    },
  },
];
