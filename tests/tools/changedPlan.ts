/** Which tests a change asks for, by the paths that it touches. */

export interface ChangedPlan {
  /** SQL and what a server process is started with are in no import: every database test runs. */
  readonly wholeDatabase: boolean;
  /** Journeys that changed themselves, and those of the screens that changed. */
  readonly journeys: readonly string[];
  readonly leftOut: readonly string[];
}

/** Journeys of a part of src whose name they don't begin with. */
const JOURNEYS_OF: Readonly<Record<string, readonly string[]>> = {
  'app/landing': ['landing', 'go-on'],
  'core/outbox': ['offline', 'forms', 'set-aside'],
  'core/session': ['auth-session', 'sign-out'],
  'features/admin': ['access', 'auth-people'],
  'features/dashboard': ['auth-dashboard'],
  'features/disclosure': ['finance', 'money-answers'],
  'features/intake': ['forms', 'volunteer', 'rsvp-changes'],
  'features/media': ['content-pictures'],
  'features/moderation': ['ideas', 'town-hall'],
  'features/money': ['finance', 'gift-twice', 'bank-files'],
  'features/outbox': ['offline', 'set-aside'],
  'features/people': ['auth-people'],
  'features/places': ['sites', 'site-pictures'],
  'features/plan': ['vision'],
  'features/townhall': ['town-hall'],
  forms: ['forms'],
  sw: ['offline', 'update'],
};

/**
 * @param files paths from the root, with slashes.
 * @param journeys every journey's path.
 */
export function planFor(files: readonly string[], journeys: readonly string[]): ChangedPlan {
  const wholeDatabase = files.some((file) => file.endsWith('.sql') || /^supabase\/(local|templates|config)/.test(file));
  const asked = journeys.filter((journey) => files.includes(journey) || files.some((file) => isOf(journey, file)));
  const isSeen = files.some((file) => /^(src|public|index\.html)/.test(file) && !file.endsWith('.md'));
  return {
    wholeDatabase,
    journeys: asked,
    leftOut: [
      ...(isSeen || wholeDatabase ? ['the other journeys (npm run test:e2e -- <part of a name>)'] : []),
      'hosted Supabase, faults, attacks and other engines (.ci/run)',
    ],
  };
}

function isOf(journey: string, file: string): boolean {
  const part = /^src\/(features\/[^/]+|app\/landing|core\/(?:outbox|session)|forms|sw)\//.exec(file)?.[1];
  if (part === undefined) return false;
  const names = JOURNEYS_OF[part] ?? [part.replace('features/', '')];
  const name = journey.replace(/^.*\/|\.spec\.ts$/g, '');
  return names.some((one) => name === one || name.startsWith(`${one}-`));
}
