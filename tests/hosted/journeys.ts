/** Which journeys run on the engines of hosted Supabase: those in which the server has a say. */

export const JOURNEYS: readonly string[] = [
  'volunteer',
  'forms',
  'events',
  'field-walk',
  'field-lead',
  'field-late',
  'field-phones',
  'field-import',
  'field-trouble',
  'set-aside',
  'auth-people',
  'auth-session',
  'access',
];

/** Titles of what happens on the phone alone, or is told by one of its kind: the same on any server. */
export const SAME_ON_ANY_SERVER = new RegExp(
  [
    'axe finds nothing',
    'cannot be pressed twice',
    'a double click sends one row',
    'is no success: saved on the device',
    'accessible by day and by night',
    'what cannot be is said at its field',
    'is scanned at the door',
    'the address keeps the filter',
    'a double tap picks nothing',
    'it needs a connection, and nothing is decided',
    'hours off neither signs out',
    'with an expired token and no network',
    'opened by its icon',
    // Drawn by the processor where there is no graphics card, for half a minute; what it asks is told by the stories of turfs.
    'cut again on the map',
    // Accounts live with @supabase/lite here, too.
    'a wrong password is said',
    'all tabs follow a sign-out',
    // The guard in the browser, from roles that other journeys read.
    'is where the sign-in leads',
    'is led away from it',
    'the navigation holds what opens',
    // One with two roles is left of them; the guard's whole table is told by tests/db/routes.test.ts.
    'a stranger opens the public pages',
    'the roles of everybody else',
    '(candidate|manager|advisor|organizer|finance|content|newcomer)@\\S+ \\(.*\\) opens what the roles allow',
  ].join('|'),
);
