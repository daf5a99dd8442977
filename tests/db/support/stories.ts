/** The files of tests/db whose stories are the same on every database: told again where another one is asked for. */
export const STORIES: readonly string[] = [
  'adapters',
  'policies',
  'inventory',
  'strangers',
  'rows',
  'seed',
  'people',
  'events',
  'field',
  'longLists',
  'intake',
  'inbox',
  'contactRows',
  'privacyJoined',
  'firstLeader',
  'secondFactor',
  'sessions',
];

export const storyFile = (name: string) => `tests/db/${name}.test.ts`;
