/** Infrastructure & Innovation: the three commitments of the sample town; the bridge's milestones moved once. */
import type { ContentSeed } from '../../../core/content/kind.ts';
import { both, dollars } from '../sample.ts';
import { milestone, source, titleOf, type CommitmentBody } from './shape.ts';

const priority = 'infrastructure';
const published_at = '2025-09-02T13:00:00Z';

const grantBefore = milestone(
  '22a90262-3804-47f5-b1f5-14034320d6be',
  '2026-02-27',
  'The state has decided on the bridge grant.',
  'El estado ha decidido sobre la subvención del puente.',
);
const bridge: CommitmentBody = {
  priority,
  title: titleOf(priority, 1),
  text: both(
    'New steel for the two corroded spans, a new deck, and a sidewalk that a stroller fits on. The work is done one lane at a time, so that the mill side is never cut off. Until it is done the fire department is told of every inspection on the day it is made.',
    'Acero nuevo para los dos tramos corroídos, una calzada nueva y una acera en la que quepa un cochecito. La obra se hace carril por carril, para que el lado de la fábrica nunca quede aislado. Hasta terminarla, los bomberos reciben cada inspección el mismo día.',
  ),
  measure: both(
    'The weight that the state’s inspection allows on the bridge.',
    'El peso que la inspección del estado permite en el puente.',
  ),
  baseline: both(
    '20 tons since 2023. The ladder truck weighs 19 and a half.',
    '20 toneladas desde 2023. El camión de escalera pesa 19 y media.',
  ),
  target: both('36 tons by November 30, 2027.', '36 toneladas el 30 de noviembre de 2027.'),
  due_on: '2027-11-30',
  cost_low: dollars(2_100_000),
  cost_high: dollars(2_900_000),
  funding: both(
    'The state’s bridge program pays 80 percent; the city’s capital plan, as voted in 2024, 20 percent.',
    'El programa de puentes del estado paga el 80 por ciento; el plan de capital de la ciudad, votado en 2024, el 20 por ciento.',
  ),
  depends_on: ['mayor', 'council', 'state'],
  agreement: both(
    'The state decides on the grant, the council on the contract.',
    'El estado decide sobre la subvención; el concejo, sobre el contrato.',
  ),
  risk: both(
    'If an inspection lowers the limit before that, trucks go around by the county road: six minutes more.',
    'Si antes una inspección baja el límite, los camiones darán la vuelta por la carretera del condado: seis minutos más.',
  ),
  milestones: [
    milestone(
      '22a90262-3804-47f5-b1f5-14034320d6be',
      '2026-05-29',
      'The state has decided on the bridge grant.',
      'El estado ha decidido sobre la subvención del puente.',
    ),
    milestone('fb9e3bc3-c972-420a-a1ea-978dcc69534e', '2026-10-30', 'The contract is let.', 'La obra está adjudicada.'),
    milestone(
      '252f9749-1e1d-4b66-ad78-490eed3cb21a',
      '2027-04-05',
      'Work begins after the high water.',
      'Empieza la obra, pasada la crecida.',
    ),
    milestone(
      '9233b982-f9ed-472c-8e4d-3107cc3acffc',
      '2027-11-30',
      'Both lanes are open and the limit is lifted.',
      'Los dos carriles están abiertos y el límite se levanta.',
    ),
  ],
  sources: [
    source(
      '2ad2e108-5420-46e8-b2e4-8bfbe729c5b0',
      'https://larkspurfalls.example/works/mill-street-bridge-2025.pdf',
      'State inspection of the Mill Street bridge, May 2025',
      'Inspección estatal del puente de Mill Street, mayo de 2025',
    ),
    source(
      '7a4d4cb8-5469-4ece-b0de-b7fb8e1e20fa',
      'https://www.fhwa.dot.gov/bridge/nbi.cfm',
      'National Bridge Inventory',
      'Inventario Nacional de Puentes',
    ),
  ],
  reworded: both(
    'The state moved its grant round from February to May 2026. The end stays where it was; there is less room for bad weather.',
    'El estado pasó su convocatoria de febrero a mayo de 2026. El final queda donde estaba; hay menos margen para el mal tiempo.',
  ),
};
const { reworded: _none, ...unmoved } = bridge;

export const infrastructure: readonly ContentSeed<CommitmentBody>[] = [
  {
    id: 'bd25a9e3-40c8-4f9d-86b7-1e3f5a7c9d41',
    slug: 'lead-lines',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 0),
      text: both(
        'All 640 lines that are lead, or that nobody can prove are not, are dug up and replaced from the main to the meter, street by street, the streets with most small children first. Owners pay nothing. The map shows each line: lead, unknown, replaced, and on which day.',
        'Las 640 tuberías que son de plomo, o que nadie puede probar que no lo son, se desentierran y se reemplazan desde la red hasta el medidor, calle por calle, primero las que tienen más niños pequeños. Los dueños no pagan nada. El mapa muestra cada tubería: plomo, desconocida, reemplazada y qué día.',
      ),
      measure: both(
        'Lead or unknown lines left, by the city’s own inventory.',
        'Tuberías de plomo o desconocidas que quedan, según el inventario de la ciudad.',
      ),
      baseline: both('640 of 3,900 lines in October 2024.', '640 de 3,900 tuberías en octubre de 2024.'),
      target: both(
        'None left on December 31, 2029; at least 160 replaced each year.',
        'Ninguna el 31 de diciembre de 2029; al menos 160 reemplazadas cada año.',
      ),
      due_on: '2029-12-31',
      cost_low: dollars(3_000_000),
      cost_high: dollars(4_800_000),
      funding: both(
        'The state’s drinking-water fund, about half of it forgiven; the rest from water rates, at most $1.90 a month for a household.',
        'El fondo estatal de agua potable, cerca de la mitad sin devolución; el resto de las tarifas del agua, a lo más $1.90 al mes por hogar.',
      ),
      depends_on: ['council', 'state'],
      agreement: both(
        'The council takes up the loan; the state ranks the applications.',
        'El concejo toma el préstamo; el estado ordena las solicitudes.',
      ),
      risk: both(
        'What a line costs is known once it is dug up: $4,700 to $7,500 is what towns like ours paid.',
        'Lo que cuesta una tubería se sabe al desenterrarla: pueblos como el nuestro pagaron de $4,700 a $7,500.',
      ),
      milestones: [
        milestone('308e3970-eb9d-4ff3-ac47-057ee1e3cbc1', '2026-04-01', 'The map is public.', 'El mapa es público.'),
        milestone(
          '35a00158-9f61-4f26-82ed-41781ed15633',
          '2026-12-31',
          '160 lines are replaced.',
          '160 tuberías están reemplazadas.',
        ),
        milestone(
          'fd91c2fe-c7ed-4031-ade1-51f681811c40',
          '2027-12-31',
          '320 lines are replaced: half.',
          '320 tuberías están reemplazadas: la mitad.',
        ),
        milestone(
          '8699c2cb-9dbb-4e10-9f8f-05b562b5d7b3',
          '2029-12-31',
          'The last one is out.',
          'Se ha sacado la última.',
        ),
      ],
      sources: [
        source(
          '995745ef-bb6e-4c92-975d-21b31e516046',
          'https://larkspurfalls.example/water/lines-2024.csv',
          'Water department: inventory of service lines, October 2024',
          'Departamento de aguas: inventario de tuberías, octubre de 2024',
        ),
        source(
          '3439a102-614b-4905-b071-fe975badb2d5',
          'https://www.epa.gov/ground-water-and-drinking-water/lead-and-copper-rule-improvements',
          'EPA: Lead and Copper Rule Improvements',
          'EPA: mejoras de la norma de plomo y cobre',
        ),
      ],
    },
  },
  {
    id: '84f1b6d9-2c7e-4350-b8a3-9e1d5f7c0b42',
    slug: 'mill-street-bridge',
    published_at: '2025-09-24T20:00:00Z',
    body: bridge,
    before: [{ published_at, body: { ...unmoved, milestones: [grantBefore, ...bridge.milestones.slice(1)] } }],
  },
  {
    id: '1c9e7d35-a8f4-4e62-9b0d-6a2c4e8f0d43',
    slug: 'fiber-and-turbines',
    published_at,
    body: {
      priority,
      title: titleOf(priority, 2),
      text: both(
        'The city owns the glass and lets any company sell over it at the same price. Two small turbines go back into the old mill race, which needs no new dam; the power pays for a part of the loan.',
        'La ciudad es dueña de la fibra y deja que cualquier compañía venda sobre ella al mismo precio. Dos turbinas pequeñas vuelven al viejo canal de la fábrica, que no necesita otra presa; la electricidad paga una parte del préstamo.',
      ),
      measure: both(
        'Homes that can order public fiber; kilowatt-hours from the falls in a year.',
        'Hogares que pueden contratar la fibra pública; kilovatios-hora de las cataratas en un año.',
      ),
      baseline: both(
        '38 percent of homes can have 100 megabits both ways, none of it public. No turbine since 1987.',
        'El 38 por ciento de los hogares puede tener 100 megabits de ida y vuelta, nada de ello público. Ninguna turbina desde 1987.',
      ),
      target: both(
        'Every home by November 30, 2029; about 1.1 million kilowatt-hours a year.',
        'Todos los hogares el 30 de noviembre de 2029; cerca de 1.1 millones de kilovatios-hora al año.',
      ),
      due_on: '2029-11-30',
      cost_low: dollars(5_200_000),
      cost_high: dollars(7_400_000),
      funding: both(
        'State broadband grants, 45 percent; bonds that the subscribers’ fees pay back, 50 percent; the sale of power, about $110,000 a year.',
        'Subvenciones estatales de banda ancha, 45 por ciento; bonos que devuelven las cuotas de los clientes, 50 por ciento; la venta de electricidad, unos $110,000 al año.',
      ),
      depends_on: ['council', 'county', 'state'],
      agreement: both(
        'The council votes on the bonds, the county lends its poles, the state decides on the grants. The turbines need a federal exemption, too.',
        'El concejo vota los bonos, el condado presta sus postes, el estado decide sobre las subvenciones. Las turbinas necesitan además una exención federal.',
      ),
      risk: both(
        'The federal exemption for the turbines can take three years. The fiber does not wait for it.',
        'La exención federal de las turbinas puede tardar tres años. La fibra no la espera.',
      ),
      milestones: [
        milestone(
          'b013266c-ef9a-4756-a5e0-bb445ff4d52c',
          '2026-12-11',
          'The route and the price of the first ward are public.',
          'El trazado y el precio del primer distrito son públicos.',
        ),
        milestone(
          '7158667d-857e-4109-bb81-36faaca6e9e2',
          '2027-10-29',
          'The first ward can order.',
          'El primer distrito puede contratar.',
        ),
        milestone('3b0de54d-c8fe-463e-9ccb-1b921158166f', '2029-06-29', 'The turbines run.', 'Las turbinas funcionan.'),
        milestone(
          'aa2050b8-bb4d-49cc-bbb4-b66ef25a7853',
          '2029-11-30',
          'The last house on Quarry Road is connected.',
          'La última casa de Quarry Road está conectada.',
        ),
      ],
      sources: [
        source(
          '276d9d53-6c2f-41b9-8d10-2d78b907deb8',
          'https://broadbandmap.fcc.gov/',
          'FCC: national broadband map',
          'FCC: mapa nacional de banda ancha',
        ),
        source(
          'e67f2197-fae2-4a74-b4de-88fa6d9089e4',
          'https://larkspurfalls.example/works/mill-race-study-2022.pdf',
          'Study of the mill race, 2022',
          'Estudio del canal de la fábrica, 2022',
        ),
      ],
    },
  },
];
