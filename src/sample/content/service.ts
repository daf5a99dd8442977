/** Help in the sample town. All of it is made up; 988 and 911 stand on the page itself. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { both } from './sample.ts';

type Names = readonly string[];

const WEEKDAYS: Names = ['MO', 'TU', 'WE', 'TH', 'FR'];
const EVERY_DAY: Names = [...WEEKDAYS, 'SA', 'SU'];

/** Ids of entries: `part` tells the lists of one service apart. */
const id = (service: number, part: number) =>
  `a7c40000-0000-4000-8000-${String(service).padStart(4, '0')}0000${String(part).padStart(4, '0')}`;

const weekly = (at: string, days: Names, opens: string, closes: string, more: object = {}) => ({
  id: at,
  repeats: 'week',
  days,
  opens,
  closes,
  ...more,
});
const dial = (at: string, phone: string, en?: string, es?: string) => ({
  id: at,
  phone,
  ...(en === undefined || es === undefined ? {} : { label: both(en, es) }),
});

/** @param daysAgo when somebody last asked whether it still holds; null: nobody has, since the day in its text. */
const seed = (number: number, slug: string, daysAgo: number | null, body: ContentSeed['body']): ContentSeed => ({
  id: id(number, 0),
  slug,
  published_at: '2025-09-22T15:00:00Z',
  ...(daysAgo === null ? {} : { verified_days_ago: daysAgo }),
  body,
});

export const services: readonly ContentSeed[] = [
  seed(1, 'mill-street-counseling', 6, {
    name: both('Mill Street Counseling', 'Consejería de Mill Street'),
    provider: 'Larkspur Community Health',
    need: 'mental-health',
    text: both(
      'Talk with a counselor, alone or as a family. The first talk is within a week.',
      'Hable con alguien de consejería, a solas o en familia. La primera cita es en menos de una semana.',
    ),
    eligibility: both('Everybody who lives in the city, from 14 years.', 'Quien viva en la ciudad, desde los 14 años.'),
    cost: 'sliding',
    cost_note: both('From $0 to $40 a visit. Nobody is sent away.', 'De $0 a $40 por visita. No se rechaza a nadie.'),
    languages: ['en', 'es'],
    access: ['step-free', 'bus', 'by-phone'],
    phones: [dial(id(1, 1), '(207) 555-0121')],
    address: '14 Mill Street, second floor',
    directions: both('The elevator is behind the café.', 'El ascensor está detrás del café.'),
    schedules: [
      weekly(id(1, 2), ['MO', 'TU', 'TH'], '09:00', '17:00'),
      weekly(id(1, 3), ['WE'], '12:00', '20:00', { label: both('Walk in', 'Sin cita') }),
    ],
    assured_on: '2025-09-19',
  }),
  seed(2, 'warm-line', 3, {
    name: both('The Warm Line', 'Línea de escucha'),
    provider: 'River Valley Peers',
    need: 'mental-health',
    text: both(
      'Somebody who has been through it listens, before it is a crisis.',
      'Escucha alguien que pasó por lo mismo, antes de que sea una crisis.',
    ),
    cost: 'free',
    languages: ['en', 'any'],
    access: ['by-phone'],
    phones: [dial(id(2, 1), '(207) 555-0134')],
    schedules: [weekly(id(2, 2), EVERY_DAY, '17:00', '02:00', { holidays: true })],
    assured_on: '2025-09-20',
  }),
  seed(3, 'crisis-team', 2, {
    name: both('Mobile crisis team', 'Equipo móvil de crisis'),
    provider: 'County Behavioral Health',
    need: 'crisis',
    text: both(
      'Two trained people come to where you are, without police unless you ask for it.',
      'Dos personas capacitadas van adonde usted esté, sin policía salvo que la pida.',
    ),
    cost: 'free',
    languages: ['en', 'es', 'any'],
    access: ['at-home', 'by-phone'],
    phones: [dial(id(3, 1), '(207) 555-0100')],
    schedules: [weekly(id(3, 2), EVERY_DAY, '00:00', '00:00', { holidays: true })],
    assured_on: '2025-09-21',
  }),
  seed(4, 'safe-harbor', 5, {
    name: both('Safe Harbor', 'Puerto Seguro'),
    provider: 'Safe Harbor of the Valley',
    need: 'shelter',
    text: both(
      'A room tonight for whoever is not safe at home, with children and pets.',
      'Una habitación esta noche para quien no está a salvo en casa, con niños y mascotas.',
    ),
    eligibility: both(
      'Whoever is hurt or threatened at home. No papers are asked for.',
      'Quien sufra violencia o amenazas en casa. No se piden papeles.',
    ),
    cost: 'free',
    languages: ['en', 'es', 'any'],
    access: ['by-phone', 'step-free', 'childcare'],
    phones: [dial(id(4, 1), '(207) 555-0177'), dial(id(4, 2), '(207) 555-0178', 'By text:', 'Por mensaje:')],
    confidential: true,
    schedules: [weekly(id(4, 3), EVERY_DAY, '00:00', '00:00', { holidays: true })],
    assured_on: '2025-09-18',
  }),
  seed(5, 'night-shelter', 11, {
    name: both('St. Anne night shelter', 'Refugio nocturno Santa Ana'),
    provider: 'St. Anne Parish',
    need: 'shelter',
    text: both('A bed, a shower and breakfast in the cold months.', 'Cama, ducha y desayuno en los meses fríos.'),
    eligibility: both('Adults. Come by 9 PM.', 'Personas adultas. Llegue antes de las 9 p. m.'),
    cost: 'free',
    languages: ['en'],
    access: ['step-free', 'toilet'],
    phones: [dial(id(5, 1), '(207) 555-0142')],
    address: '80 Church Street, side door',
    schedules: [
      weekly(id(5, 2), EVERY_DAY, '18:00', '08:00', { from: '2025-11-01', until: '2026-04-15', holidays: true }),
    ],
    assured_on: '2025-09-15',
  }),
  seed(6, 'river-pantry', 20, {
    name: both('River Street food pantry', 'Despensa de River Street'),
    provider: 'Larkspur Food Share',
    need: 'food',
    text: both('Groceries for a week. Bring bags.', 'Alimentos para una semana. Traiga bolsas.'),
    eligibility: both('Once a week for each household.', 'Una vez por semana por hogar.'),
    cost: 'free',
    languages: ['en', 'es'],
    access: ['step-free', 'parking', 'bus'],
    phones: [dial(id(6, 1), '(207) 555-0115')],
    address: '3 River Street',
    schedules: [
      weekly(id(6, 2), ['TU', 'SA'], '10:00', '13:00'),
      { id: id(6, 3), repeats: 'month', days: ['TH'], weeks: ['first', 'third'], opens: '16:00', closes: '19:00' },
    ],
    closings: [
      { id: id(6, 4), from: '2025-12-20', until: '2026-01-03', reason: both('Winter break', 'Descanso de invierno') },
    ],
    assured_on: '2025-09-16',
  }),
  seed(7, 'sunday-supper', null, {
    name: both('Sunday supper', 'Cena del domingo'),
    provider: 'Churches of Larkspur Falls',
    need: 'food',
    text: both(
      'A hot meal at one table. Everybody is welcome.',
      'Comida caliente en una misma mesa. Todos son bienvenidos.',
    ),
    cost: 'free',
    languages: ['en', 'es', 'ht'],
    access: ['step-free', 'childcare'],
    phones: [dial(id(7, 1), '(207) 555-0163')],
    address: '22 Elm Street, parish hall',
    schedules: [weekly(id(7, 2), ['SU'], '17:00', '19:00', { holidays: true })],
    assured_on: '2025-05-11',
  }),
  seed(8, 'walk-in-clinic', 9, {
    name: both('Larkspur walk-in clinic', 'Clínica sin cita de Larkspur'),
    provider: 'Larkspur Community Health',
    need: 'health',
    text: both('For what cannot wait and is no emergency.', 'Para lo que no puede esperar y no es una emergencia.'),
    cost: 'insurance',
    cost_note: both('Without insurance by income.', 'Sin seguro, según los ingresos.'),
    languages: ['en', 'es', 'any'],
    access: ['step-free', 'toilet', 'parking'],
    phones: [dial(id(8, 1), '(207) 555-0126')],
    website: 'https://clinic.larkspurfalls.example/',
    address: '200 Foundry Road',
    schedules: [
      weekly(id(8, 2), WEEKDAYS, '08:00', '20:00'),
      weekly(id(8, 3), ['SA', 'SU'], '09:00', '17:00', { holidays: true }),
    ],
    assured_on: '2025-09-22',
  }),
  seed(9, 'first-step', 34, {
    name: both('First Step recovery', 'Primer Paso, recuperación'),
    provider: 'First Step of Larkspur',
    need: 'addiction',
    text: both(
      'Medication, a counselor and a place to sit. Come as you are.',
      'Medicación, consejería y un lugar donde estar. Venga como esté.',
    ),
    cost: 'sliding',
    languages: ['en', 'ase'],
    access: ['step-free', 'bus'],
    phones: [dial(id(9, 1), '(207) 555-0188')],
    address: '41 Depot Street',
    schedules: [weekly(id(9, 2), EVERY_DAY, '07:00', '14:00')],
    assured_on: '2025-09-12',
  }),
  seed(10, 'tenant-advice', 27, {
    name: both('Advice for tenants', 'Consejo para inquilinos'),
    provider: 'Valley Legal Aid',
    need: 'legal',
    text: both(
      'Bring the letter of your landlord; a lawyer reads it with you.',
      'Traiga la carta de su casero; un abogado la lee con usted.',
    ),
    cost: 'free',
    languages: ['en', 'es', 'pt'],
    access: ['step-free'],
    phones: [dial(id(10, 1), '(207) 555-0150')],
    address: 'City library, room 2',
    schedules: [
      {
        id: id(10, 2),
        repeats: 'other-week',
        days: ['TU'],
        from: '2025-09-09',
        opens: '15:00',
        closes: '18:00',
      },
    ],
    assured_on: '2025-09-10',
  }),
  seed(11, 'heating-help', 15, {
    name: both('Help with heating', 'Ayuda con la calefacción'),
    provider: 'Community Action of the Valley',
    need: 'money',
    text: both(
      'Pays a part of the bill, and fixes the furnace.',
      'Paga una parte de la cuenta y arregla la calefacción.',
    ),
    eligibility: both('By income: a family of four up to $64,000.', 'Según ingresos: familia de cuatro hasta $64,000.'),
    cost: 'free',
    languages: ['en', 'any'],
    phones: [dial(id(11, 1), '(207) 555-0159')],
    assured_on: '2025-09-17',
  }),
  seed(12, 'older-neighbors', null, {
    name: both('Older neighbors', 'Vecinos mayores'),
    provider: 'City senior center',
    need: 'seniors',
    text: both('Lunch, company, and a ride to the doctor.', 'Almuerzo, compañía y transporte al médico.'),
    eligibility: both('From 60 years.', 'Desde los 60 años.'),
    cost: 'free',
    cost_note: both('Lunch is $3 for those who can.', 'El almuerzo cuesta $3 para quien pueda.'),
    languages: ['en', 'fr'],
    access: ['step-free', 'toilet', 'at-home'],
    phones: [dial(id(12, 1), '(207) 555-0171')],
    address: '9 School Street',
    schedules: [
      weekly(id(12, 2), WEEKDAYS, '09:00', '15:00'),
      {
        id: id(12, 3),
        repeats: 'month',
        days: ['SA'],
        weeks: ['last'],
        opens: '10:00',
        closes: '12:00',
        label: both('Breakfast', 'Desayuno'),
      },
    ],
    assured_on: '2025-06-02',
  }),
];
