/** What waits for a leader after an import: people who may be on the lists already, and people whom the newer file does not name. */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { addressWords } from '../model/order.ts';

const place = {
  street: v.nullable(v.string()),
  number: v.nullable(v.number()),
  suffix: v.nullable(v.string()),
  unit: v.nullable(v.string()),
  city: v.nullable(v.string()),
};

const matchSchema = v.object({
  id: v.string(),
  reason: v.picklist(['other_source', 'same_id']),
  source: v.string(),
  external_id: v.string(),
  name: v.string(),
  birth_year: v.nullable(v.number()),
  ...place,
  known_name: v.string(),
  known_birth_year: v.nullable(v.number()),
  known_source: v.string(),
  known_external_id: v.nullable(v.string()),
});
export type VoterMatch = v.InferOutput<typeof matchSchema>;

export const matchesRead = defineRead<VoterMatch>({
  key: 'voter-matches',
  maxAgeMs: 0,
  path: () => callPath('list_voter_matches'),
  parse: rowsOf('list_voter_matches', matchSchema),
});

const missingSchema = v.object({
  id: v.string(),
  name: v.string(),
  birth_year: v.nullable(v.number()),
  ...place,
});
export type MissingVoter = v.InferOutput<typeof missingSchema>;

/** Of one import. */
export const missingRead = keyedRead((id) =>
  defineRead<MissingVoter>({
    key: `missing-voters ${id}`,
    maxAgeMs: 0,
    path: () => callPath('list_missing_voters', { import: id }),
    parse: rowsOf('list_missing_voters', missingSchema),
  }),
);

const lettersSchema = v.object({ id: v.string(), name: v.string(), letters_to: v.nullable(v.string()) });
export type LettersPerson = v.InferOutput<typeof lettersSchema>;

/** People without a door, who are kept for letters. */
export const lettersRead = defineRead<LettersPerson>({
  key: 'people-without-a-door',
  maxAgeMs: 0,
  path: () =>
    rowsPath('people', {
      select: ['id', 'name', 'letters_to'],
      where: { household_id: 'is.null', name: 'neq.Erased', left_file_at: 'is.null' },
      order: 'name.asc',
      limit: 1000,
    }),
  parse: rowsOf('people', lettersSchema),
});

type Placed = Pick<VoterMatch, 'street' | 'number' | 'suffix' | 'unit' | 'city'>;

/** "12 Mill Street, unit 3, Mapleton"; empty for a person without a door. */
export function whereWords({ street, number, suffix, unit, city }: Placed): string {
  const door = street === null || number === null ? '' : addressWords({ street, number, suffix, unit, floor: null });
  return [door, city].filter(Boolean).join(', ');
}
