/** Owns what cutting turf reads: streets by side, and the doors of one street. */
import * as v from 'valibot';
import { defineRead, type Read } from '../../core/reads/read.ts';
import { rowsOf } from '../../hooks/field/reads.ts';

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
  path: () => '/rest/v1/rpc/street_sides',
  parse: rowsOf(sideSchema),
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

const parseDoors = rowsOf(doorSchema);

/** The path and the parser of one street's doors: asked once, for the moment of cutting, and not kept. */
export function streetDoors(street: string): Pick<Read<StreetDoor>, 'parse'> & { readonly path: string } {
  return {
    path: `/rest/v1/rpc/street_doors?street=${encodeURIComponent(street)}`,
    parse: (rows) => parseDoors(rows).map(({ household_id: id, ...door }) => ({ ...door, id, street })),
  };
}
