/** Reading a list of which one row may be damaged: that row is left out, because it must not take the whole list along. */

/**
 * Where no row can be read the list is not what it should be, and the first row's error is thrown.
 * @param check Throws for what is no row.
 */
export function readableRows<T>(rows: unknown, check: (row: unknown) => T): readonly T[] {
  const { add, all } = reading(check);
  for (const row of listed(rows)) add(row);
  return all();
}

/** The same with a breath after each row: 5,000 read at once hold a slow phone up for a quarter of a second. */
export async function readableByAndBy<T>(
  rows: unknown,
  check: (row: unknown) => T,
  breathe: () => Promise<void>,
): Promise<readonly T[]> {
  const { add, all } = reading(check);
  for (const row of listed(rows)) {
    add(row);
    await breathe();
  }
  return all();
}

function listed(rows: unknown): readonly unknown[] {
  if (!Array.isArray(rows)) throw new TypeError('Not a list.');
  return rows;
}

function reading<T>(check: (row: unknown) => T) {
  const readable: T[] = [];
  const causes: unknown[] = [];
  return {
    add: (row: unknown) => {
      try {
        readable.push(check(row));
      } catch (cause) {
        causes.push(cause);
      }
    },
    all: (): readonly T[] => {
      if (readable.length === 0 && causes.length > 0) throw causes[0];
      return readable;
    },
  };
}
