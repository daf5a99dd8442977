/** What cutting turf reads: streets by side, the doors of one street, and every door with its place. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { placeOf, type Placed } from '../../../core/geo/position.ts';
import { defineRead, type Read } from '../../../core/reads/read.ts';

const optional = v.nullable(v.string());

const sideSchema = v.object({
  street: v.string(),
  side: v.picklist(['odd', 'even']),
  doors: v.number(),
  uncut: v.number(),
  first: v.number(),
  last: v.number(),
});
export type StreetSide = v.InferOutput<typeof sideSchema>;

export const sidesRead = defineRead<StreetSide>({
  key: 'street-sides',
  maxAgeMs: 0,
  path: () => callPath('street_sides'),
  parse: rowsOf('street_sides', sideSchema),
});

const doorSchema = v.object({
  household_id: v.string(),
  number: v.number(),
  suffix: optional,
  floor: v.nullable(v.number()),
  unit: optional,
  turf: optional,
});

/** A door of a street and the turf it is in already. */
export interface StreetDoor {
  readonly id: string;
  readonly street: string;
  readonly number: number;
  readonly suffix: string | null;
  readonly floor: number | null;
  readonly unit: string | null;
  readonly turf: string | null;
}

const parseDoors = rowsOf('street_doors', doorSchema);

/** The path and the parser of one street's doors: asked once, for the moment of cutting, and not kept. */
export function streetDoors(street: string): Pick<Read<StreetDoor>, 'parse'> & { readonly path: string } {
  return {
    path: callPath('street_doors', { street }),
    parse: (rows) => parseDoors(rows).map(({ household_id: id, ...door }) => ({ ...door, id, street })),
  };
}

const mapRowSchema = v.object({
  street: v.string(),
  /** As map_doors() says: id, number, suffix, floor, unit, latitude, longitude, turf. */
  doors: v.array(
    v.tuple([
      v.string(),
      v.number(),
      optional,
      v.nullable(v.number()),
      optional,
      v.nullable(v.number()),
      v.nullable(v.number()),
      optional,
    ]),
  ),
});
export type MapRow = v.InferOutput<typeof mapRowSchema>;

/** Every door of the city with its place: asked when somebody opens the map. */
export const mapDoorsRead = defineRead<MapRow>({
  key: 'map-doors',
  maxAgeMs: 0,
  large: true,
  path: () => callPath('map_doors'),
  parse: rowsOf('map_doors', mapRowSchema),
});

export interface MapDoor extends StreetDoor, Placed {}

export function mapDoorsOf(rows: readonly MapRow[]): MapDoor[] {
  return rows.flatMap(({ street, doors }) =>
    doors.map(([id, number, suffix, floor, unit, latitude, longitude, turf]) => {
      return { id, street, number, suffix, floor, unit, turf, place: placeOf(latitude, longitude) };
    }),
  );
}
