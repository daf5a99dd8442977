/** Many requests, some of them at a time. */

/** Runs `each` for 0 ... count - 1, `width` of them at any moment. */
export async function inParallel(count: number, width: number, each: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await each(next++);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
