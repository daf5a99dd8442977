/** Reading a list of which one row may be damaged: that row is left out, because it must not take the whole list along. */

/**
 * Where no row can be read the list is not what it should be, and the first row's error is thrown.
 * @param check Throws for what is no row.
 */
export function readableRows<T>(rows: unknown, check: (row: unknown) => T): readonly T[] {
  if (!Array.isArray(rows)) throw new TypeError('Not a list.');
  const readable: T[] = [];
  const causes: unknown[] = [];
  for (const row of rows as readonly unknown[]) {
    try {
      readable.push(check(row));
    } catch (cause) {
      causes.push(cause);
    }
  }
  if (readable.length === 0 && causes.length > 0) throw causes[0];
  return readable;
}
