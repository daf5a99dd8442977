/** Reading the database's timestamps: PostgREST writes `T` and `+00:00`, @supabase/lite a space and `+00`. */

/** Epoch ms, or null for what is no timestamp. Safari reads only the first of the two forms by itself. */
export function parseTimestamp(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const at = Date.parse(rfc3339(value));
  return Number.isNaN(at) ? null : at;
}

/** A database's timestamp as RFC 3339 has it, which both forms mean; any other text as it is. */
export function rfc3339(text: string): string {
  const [, day, time, hours, minutes] = TIMESTAMP.exec(text) ?? [];
  if (day === undefined || time === undefined) return text;
  return `${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes ?? '00'}`}`;
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(?:Z|([+-]\d\d):?(\d\d)?)$/;
