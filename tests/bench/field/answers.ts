/** What the backend would answer to the field's reads, for the benches in a browser: the made city's large turf and all turfs. */
import type { WalkRow } from '../../../src/features/field/data/reads.ts';
import type { City, CityDoor } from './city.ts';

export const ORGANIZER = { id: 'a0000000-0000-4000-8000-000000000004', email: 'organizer@larkspurfalls.example' };
const WEEK_MS = 7 * 86_400_000;

/** @returns the rows for an address below /rest/v1. */
export function answers({ doors: all, turfs, people, attempts }: City): (address: string) => unknown {
  const [turf] = turfs;
  if (!turf) throw new Error('A city without turfs has no walk.');
  const residents = Map.groupBy(people, ({ door }) => door.id);
  const day = (at: number) => new Date(Date.now() + at).toISOString();
  const due_at = day(WEEK_MS);
  const mine = [
    {
      turf_id: turf.id,
      name: turf.name,
      due_at,
      doors: turf.doors.length,
      visited: 0,
      done: 0,
      streets: streets(turf.doors),
    },
  ];
  const list = turf.doors.map((door): WalkRow => ({
    household_id: door.id,
    street: door.street,
    number: door.number,
    suffix: null,
    floor: door.floor,
    unit: door.unit,
    access_note: null,
    closed: false,
    people: (residents.get(door.id) ?? []).map(({ id, givenName, familyName, phone, language }) => ({
      id,
      name: `${givenName} ${familyName}`,
      phone,
      language,
    })),
    attempts: [],
    latitude: door.latitude,
    longitude: door.longitude,
  }));
  const overview = turfs.map(({ id, name, doors }, at) => {
    const visited = (at * 7) % (doors.length + 1);
    const held = at % 4 === 0;
    return {
      turf_id: id,
      name,
      doors: doors.length,
      visited,
      done: Math.floor(visited / 3),
      contacts: Math.floor(visited / 4),
      conflicts: at % 40 === 1 ? 1 : 0,
      last_at: visited === 0 ? null : day(-at * 60_000),
      holder: held ? ORGANIZER.id : null,
      holder_name: held ? 'Luis Herrera' : null,
      due_at: held ? day(at % 20 === 0 ? -WEEK_MS : WEEK_MS) : null,
      streets: streets(doors),
    };
  });
  const map = [...Map.groupBy(all, ({ street }) => street)].map(([street, along]) => ({
    street,
    doors: along.map(({ id, number, floor, unit, latitude, longitude }) => {
      return [id, number, null, floor, unit, latitude, longitude, null];
    }),
  }));
  const hours = Array.from({ length: 24 * 7 }, (_, at) => ({
    hour: new Date(Math.floor(Date.now() / 3_600_000 - at) * 3_600_000).toISOString(),
    attempts: Math.floor(attempts.length / 700),
    contacts: 12 + (at % 30),
  }));
  return (address) => {
    const path = address.split('?', 1)[0] ?? '';
    if (path.endsWith('/user_roles')) return [{ role: 'field_organizer' }];
    if (path.endsWith('/my_turfs')) return mine;
    if (path.endsWith('/walk_list')) return list;
    if (path.endsWith('/walk_script')) return script;
    if (path.endsWith('/turf_overview')) return overview;
    if (path.endsWith('/map_doors')) return map;
    if (path.endsWith('/attempts_by_hour')) return hours;
    return [];
  };
}

const streets = (doors: readonly CityDoor[]) => [...new Set(doors.map(({ street }) => street))];

const option = (question: number, at: number, label: string) => ({
  id: `f2000000-0000-4000-8000-0000000000${question}${at}`,
  label,
  label_in: {},
});
const script = [
  {
    question_id: 'f1000000-0000-4000-8000-000000000001',
    prompt: 'What matters most to you?',
    options: ['Housing', 'Safety', 'Jobs and shops', 'Schools'],
  },
  {
    question_id: 'f1000000-0000-4000-8000-000000000002',
    prompt: 'How will you vote?',
    options: ['In person', 'Early', 'By mail'],
  },
].map((question, at) => ({
  ...question,
  options: question.options.map((label, place) => option(at + 1, place + 1, label)),
  script: 'First conversation',
  opening: 'Hi, I’m a volunteer with the campaign and I live nearby.',
  opening_in: {},
  prompt_in: {},
}));
