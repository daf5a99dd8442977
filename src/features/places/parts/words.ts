/** How places are spoken of: what each is, where it stands, whose it is, how far. Alike in every engine, because the build prints them. */
import { deviceTime, dollars } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Owner } from '../model/owners.ts';
import type { CostStep, Kind, Stage } from '../model/site.ts';
import type { Direction, Wind } from '../model/spot.ts';

export const kindWords: Readonly<Record<Kind, () => string>> = {
  house: m.places_kind_house,
  storefront: m.places_kind_storefront,
  building: m.places_kind_building,
  lot: m.places_kind_lot,
  dumping: m.places_kind_dumping,
  street: m.places_kind_street,
  park: m.places_kind_park,
  other: m.places_kind_other,
};

export const stageWords: Readonly<Record<Stage, () => string>> = {
  reported: m.places_stage_reported,
  verified: m.places_stage_verified,
  planned: m.places_stage_planned,
  funded: m.places_stage_funded,
  under_way: m.places_stage_under_way,
  done: m.places_stage_done,
  stopped: m.places_stage_stopped,
};

export const ownerWords: Readonly<Record<Owner, () => string>> = {
  city: m.places_owner_city,
  county: m.places_owner_county,
  state: m.places_owner_state,
  utility: m.places_owner_utility,
  railroad: m.places_owner_railroad,
  owner: m.places_owner_owner,
};

export const costStepWords: Readonly<Record<CostStep, () => string>> = {
  unknown: m.places_cost_unknown,
  small: () => m.places_cost_under({ most: dollars(10_000) }),
  middle: () => m.places_cost_between({ least: dollars(10_000), most: dollars(100_000) }),
  large: () => m.places_cost_over({ least: dollars(100_000) }),
};

export const directionWords: Readonly<Record<Direction, () => string>> = {
  north: m.places_move_north,
  east: m.places_move_east,
  south: m.places_move_south,
  west: m.places_move_west,
};

export const windWords: Readonly<Record<Wind, () => string>> = {
  n: m.places_wind_n,
  ne: m.places_wind_ne,
  e: m.places_wind_e,
  se: m.places_wind_se,
  s: m.places_wind_s,
  sw: m.places_wind_sw,
  w: m.places_wind_w,
  nw: m.places_wind_nw,
};

export const wardWords = (ward: number | null): string =>
  ward === null ? m.places_no_ward() : m.places_ward({ ward: String(ward) });

export const costWords = (cents: number): string => dollars(Math.round(cents / 100));

export { distanceWords } from '../../../hooks/distance.ts';

/** "Sep 22, 2025". @param day YYYY-MM-DD */
export const dayWords = (day: string): string =>
  deviceTime({ timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
