/** What crews and leaders read of the signs, kept on the device per person: a kept row is parsed again, so times stay texts. */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { SIGN_ACTIONS, type SignFact } from '../model/state.ts';

const MINUTE_MS = 60_000;
const optional = v.nullable(v.string());
const degree = v.nullable(v.number());

const factSchema = v.object({
  id: v.string(),
  action: v.picklist(SIGN_ACTIONS),
  at: v.string(),
  by: optional,
  name: optional,
  note: optional,
  supersedes: optional,
  photo: v.boolean(),
});
const signEntries = {
  request_id: v.string(),
  name: v.string(),
  address: v.string(),
  phone: v.string(),
  notes: optional,
  building: v.string(),
  latitude: degree,
  longitude: degree,
  place: v.nullable(v.picklist(['stands', 'hand', 'door'])),
  facts: v.array(factSchema),
};
const signSchema = v.object({ ...signEntries, asked_at: v.string(), route_id: optional, route: optional });
export type SignRow = v.InferOutput<typeof signSchema>;
const stopSchema = v.object({ ...signEntries, position: v.number() });
export type StopRow = v.InferOutput<typeof stopSchema>;

/** A fact with what is shown of it. */
export interface ShownFact extends SignFact {
  readonly name: string | null;
  readonly note: string | null;
  readonly photo: boolean;
}

export const factsOf = ({ facts }: Pick<StopRow, 'facts'>): ShownFact[] =>
  facts.map((fact) => ({ ...fact, at: parseTimestamp(fact.at) ?? 0 }));

const often = { maxAgeMs: MINUTE_MS, refetchMs: 2 * MINUTE_MS };

export const signsRead = defineRead<SignRow>({
  key: 'signs',
  ...often,
  path: () => callPath('sign_overview'),
  parse: rowsOf('sign_overview', signSchema),
});

const routeSchema = v.object({
  route_id: v.string(),
  name: v.string(),
  kind: v.picklist(['delivery', 'removal']),
  holder: optional,
  holder_name: optional,
  due_at: v.string(),
  ended_at: optional,
  stops: v.number(),
  done: v.number(),
});
export type RouteRow = v.InferOutput<typeof routeSchema>;

export const routesRead = defineRead<RouteRow>({
  key: 'sign-routes',
  ...often,
  path: () => callPath('sign_routes'),
  parse: rowsOf('sign_routes', routeSchema),
});

export const myRoutesRead = defineRead<RouteRow>({
  key: 'my-sign-routes',
  ...often,
  path: () => callPath('my_sign_routes'),
  parse: rowsOf('my_sign_routes', routeSchema),
});

export const ROUTE_KEY = 'sign-route:';

/** One route's stops. */
export const routeRead = keyedRead((route) =>
  defineRead<StopRow>({
    key: `${ROUTE_KEY}${route}`,
    ...often,
    path: () => callPath('sign_route', { route }),
    parse: rowsOf('sign_route', stopSchema),
  }),
);

const stockSchema = v.object({ place: v.string(), count: v.number(), last_at: v.string() });
export const stockRead = defineRead<v.InferOutput<typeof stockSchema>>({
  key: 'sign-stock',
  ...often,
  path: () => callPath('sign_stock'),
  parse: rowsOf('sign_stock', stockSchema),
});

const personSchema = v.object({ user_id: v.string(), name: v.string() });
export const crewRead = defineRead<v.InferOutput<typeof personSchema>>({
  key: 'sign-crew',
  maxAgeMs: 5 * MINUTE_MS,
  path: () => callPath('field_people'),
  parse: rowsOf('field_people', personSchema),
});

const photoSchema = v.object({ picture: v.string() });
/** Asked when somebody wants to see it. */
export const photoRead = keyedRead((event) =>
  defineRead({
    key: `sign-photo:${event}`,
    maxAgeMs: 60 * MINUTE_MS,
    path: () => rowsPath('sign_photos', { select: ['picture'], where: { event_id: `eq.${event}` } }),
    parse: rowsOf('sign_photos', photoSchema),
  }),
);
