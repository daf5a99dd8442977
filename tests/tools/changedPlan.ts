/** Which tests a change asks for, by the paths that it touches. */

export interface ChangedPlan {
  /** SQL is in no import: every database test runs. */
  readonly wholeDatabase: boolean;
  /** Journeys that changed themselves. */
  readonly journeys: readonly string[];
  readonly leftOut: readonly string[];
}

/** @param files paths from the root, with slashes. */
export function planFor(files: readonly string[]): ChangedPlan {
  const wholeDatabase = files.some((file) => file.endsWith('.sql'));
  const journeys = files.filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file));
  const isSeen = files.some((file) => /^(src|public|index\.html)/.test(file) && !file.endsWith('.md'));
  return {
    wholeDatabase,
    journeys,
    leftOut: [
      ...(isSeen || wholeDatabase ? ['the other journeys (npm run test:e2e -- <part of a name>)'] : []),
      'hosted Supabase, faults, attacks and other engines (.ci/run)',
    ],
  };
}
