/** Reading the database's timestamps: PostgREST writes `T` and `+00:00`, @supabase/lite a space and `+00`. */

/** Epoch ms, or null for what is no timestamp. Safari reads only the first of the two forms by itself. */
export function parseTimestamp(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const iso = value.replace(/^(\d{4}-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00');
  const at = Date.parse(iso);
  return Number.isNaN(at) ? null : at;
}
