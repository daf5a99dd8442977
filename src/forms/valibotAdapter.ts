/** Joins Valibot to Felte: the first message of each wrong field, as Felte wants it. */
import * as v from 'valibot';

export type FieldMessages = Record<string, string>;

/** Messages by field name; null when the values are fine. */
export function messagesOf(schema: v.GenericSchema<unknown>, values: unknown): FieldMessages | null {
  const result = v.safeParse(schema, values);
  if (result.success) return null;
  const messages: FieldMessages = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'form';
    messages[field] ??= issue.message;
  }
  return messages;
}

/** Felte's `validate`: undefined while there is nothing to complain about. */
export function validateWith(schema: v.GenericSchema<unknown>) {
  return (values: unknown) => messagesOf(schema, values) ?? undefined;
}
