/** Which journeys run on the engines of hosted Supabase: those in which the server has a say. */

export const JOURNEYS: readonly string[] = ['volunteer', 'forms', 'auth-people', 'auth-session', 'access'];

/** Titles of what happens on the phone alone, or is told by one of its kind: the same on any server. */
export const SAME_ON_ANY_SERVER = new RegExp(
  [
    'axe finds nothing',
    'and nothing is sent',
    'survives a reload and a Cancel',
    'cannot be pressed twice',
    'is no success: saved on the device',
    'accessible by day and by night',
    'what cannot be is said at its field',
    'the address keeps the filter',
    'clock -2 hours off',
    'opened by its icon',
    'the worker sends with no page open',
    // One leader, one with a role, one with two, one with none; the guard's whole table is told by tests/db/routes.test.ts.
    '(candidate|advisor|organizer|finance|content)@\\S+ \\(.*\\) opens what the roles allow',
  ].join('|'),
);
