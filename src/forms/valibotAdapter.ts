/** Joins Valibot to Felte: the first message of each wrong field, as Felte wants it. */
import * as v from 'valibot';

export type FieldMessages = Readonly<Record<string, string>>;

/** Messages by field name; null when the values are fine. */
export function messagesOf(schema: v.GenericSchema<unknown>, values: unknown): FieldMessages | null {
  const result = v.safeParse(schema, values);
  if (result.success) return null;
  const messages: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'form';
    messages[field] ??= issue.message;
  }
  return messages;
}

/** What the server said of fields: as it is, or asked for again when the language changes. */
export type Refused = FieldMessages | (() => FieldMessages);

export const refusedMessages = (refused: Refused): FieldMessages =>
  typeof refused === 'function' ? refused() : refused;

/**
 * What stands beside the fields, in the language of now: the form's own rules, and where they find nothing wrong what the
 * server said of a field that still shows it.
 */
export function saidAnew(
  schema: v.GenericSchema<unknown>,
  values: Readonly<Record<string, unknown>>,
  shows: (field: string) => boolean,
  refused: Refused,
): Readonly<Record<string, string | null>> {
  const own = messagesOf(schema, values) ?? {};
  const theirs = refusedMessages(refused);
  return Object.fromEntries(
    Object.keys(values).map((field) => [field, own[field] ?? (shows(field) ? theirs[field] : null) ?? null]),
  );
}

/** Felte's `validate`: undefined while there is nothing to complain about. */
export function validateWith(schema: v.GenericSchema<unknown>) {
  return (values: unknown) => messagesOf(schema, values) ?? undefined;
}
