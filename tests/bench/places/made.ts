/** A town with very many places and services, the same ones at every run. */
import { services } from '../../../src/sample/content/service.ts';
import { KINDS, STAGES } from '../../../src/features/places/model/site.ts';
import type { ServiceRow } from '../../../src/features/wellness/model/service.ts';
import type { ServiceBody } from '../../../src/features/wellness/model/serviceContent.ts';

const MIDDLE = { latitude: 43.2, longitude: -69.2 };
/** Degrees from the middle to the town's edge. */
const WIDE = 0.03;
/** Two turns that never meet: dots everywhere, none upon another. */
const spread = (n: number, by: number) => ((n * by) % 1) * 2 - 1;
const id = (n: number) => `517e0000-0000-4000-9000-${String(n).padStart(12, '0')}`;
const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + (n % 300))).toISOString().slice(0, 10);

/** As `live_sites` answers. */
export const madeSites = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: id(n),
    slug: `place-${n}`,
    kind: KINDS[n % KINDS.length],
    title_en: `Place ${n} on Mill Street`,
    title_es: `Lugar ${n} en Mill Street`,
    about_en: 'Boards at the windows, and the roof has a hole toward the river.',
    about_es: null,
    place: `${n} Mill Street`,
    ward: (n % 4) + 1,
    latitude: MIDDLE.latitude + WIDE * spread(n, 0.754877666),
    longitude: MIDDLE.longitude + WIDE * spread(n, 0.569840291),
    commitment: null,
    joined: [],
    story: [
      {
        id: `${id(n).slice(0, 19)}a${id(n).slice(20)}`,
        on: day(n),
        stage: STAGES[n % STAGES.length],
        en: 'Somebody of ours stood there and saw it.',
        es: null,
        source_en: 'Our own visit',
        source_es: null,
        source_url: null,
        seen: true,
        cost_cents: n % 3 === 0 ? n * 1000 : null,
      },
    ],
  }));

export type MadeSite = ReturnType<typeof madeSites>[number];

/** The sample town's services over and over: its weeks, months, nights and closings among them. */
export const madeServices = (count: number): ServiceRow[] =>
  Array.from({ length: count }, (_, n) => ({
    id: id(n),
    slug: `service-${n}`,
    live_since: '2025-09-22T15:00:00Z',
    expires_at: null,
    verify_by: null,
    body: services[n % services.length]?.body as unknown as ServiceBody, // held against its kind by openContent.test.ts
  }));
