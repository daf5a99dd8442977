/** Where the sample town's figures are from. All of it is made up. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { both } from './sample.ts';

export const sources: readonly ContentSeed[] = [
  {
    id: '1c7d2a40-5b8e-4f19-9c36-a1e0d4b7f852',
    slug: 'fire-department-call-log',
    published_at: '2025-09-03T15:00:00Z',
    body: {
      title: both('Call log of the fire department', 'Registro de llamadas de los bomberos'),
      producer: both('City of Larkspur Falls, fire department', 'Ciudad de Larkspur Falls, cuerpo de bomberos'),
      method: 'administrative',
      url: 'https://data.larkspurfalls.example/fire/calls',
      license: 'CC0',
      published_on: '2025-07-31',
      accessed_on: '2025-09-01',
    },
  },
  {
    id: '2d8e3b51-6c9f-4a2a-8d47-b2f1e5c80963',
    slug: 'county-health-estimates',
    published_at: '2025-09-03T15:05:00Z',
    body: {
      title: both('Health estimates for small areas, 2023', 'Estimaciones de salud para áreas pequeñas, 2023'),
      producer: both('Alder County health department', 'Departamento de salud del condado de Alder'),
      method: 'modelled',
      citation: 'Alder County Health, Small Area Estimates 2023, table 7.',
      url: 'https://health.aldercounty.example/small-areas/2023',
      published_on: '2025-03-14',
      accessed_on: '2025-09-01',
    },
  },
  {
    id: '3e9f4c62-7da0-4b3b-9e58-c302f6d91a74',
    slug: 'state-reading-tests',
    published_at: '2025-09-03T15:10:00Z',
    body: {
      title: both('Third-grade reading tests', 'Pruebas de lectura de tercer grado'),
      producer: both('State board of education', 'Junta estatal de educación'),
      method: 'administrative',
      url: 'https://schools.state.example/reading/grade-3',
      published_on: '2025-08-15',
      accessed_on: '2025-09-02',
    },
  },
  {
    id: '5ab16e84-9fc2-4d5d-8f7a-e524b8fb3c97',
    slug: 'state-graduation',
    published_at: '2025-09-03T15:12:00Z',
    body: {
      title: both('High schools, four-year diplomas', 'Secundarias, diplomas en cuatro años'),
      producer: both('State board of education', 'Junta estatal de educación'),
      method: 'administrative',
      url: 'https://schools.state.example/diplomas',
      license: 'CC0',
      published_on: '2024-12-12',
      accessed_on: '2025-09-02',
    },
  },
  {
    id: '4fa05d73-8eb1-4c4c-8f69-d413a7ea2b85',
    slug: 'storefront-walks',
    published_at: '2025-09-03T15:15:00Z',
    body: {
      title: both('Our walks along Mill Street', 'Nuestros recorridos por Mill Street'),
      producer: both('Whitfield for Mayor, with nine volunteers', 'Campaña Whitfield, con nueve voluntarios'),
      method: 'campaign',
      url: '/transparency',
      accessed_on: '2025-09-20',
    },
  },
];
