/**
 * What a refused statement may leave in the terminal. @supabase/lite prints the database's whole error, and with it the
 * statement's parameters or the refused row: the names, addresses and phone numbers of whoever filled in the form.
 */

interface StatementError extends Error {
  readonly code?: unknown;
}

/** Errors of a PostgreSQL server carry `severity` and a `detail` with the row in it. */
const FROM_A_STATEMENT = ['severity', 'detail'];

/** What may be printed instead of a failed statement's error; anything else is returned as it is. */
export function withoutParameters(value: unknown): unknown {
  if (!(value instanceof Error) || !FROM_A_STATEMENT.some((field) => field in value)) return value;
  const { name, message, code }: StatementError = value;
  // 'invalid input syntax for type uuid: "Ana Ruiz"' quotes what was typed.
  const said = message.replace(/: ".*"/su, '');
  return `${name}: ${said}${typeof code === 'string' ? ` (${code})` : ''}`;
}

let quiet = false;

/** From now on this process's console.error names the error and the constraint, never the values. */
export function keepParametersOutOfLogs(): void {
  if (quiet) return;
  quiet = true;
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => print(...values.map(withoutParameters));
}
