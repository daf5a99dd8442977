/** The people of the stories: a visitor who never signed in, and the sample accounts of supabase/seed.sql. */

const accounts = {
  candidate: 1,
  manager: 2,
  advisor: 3,
  organizer: 4,
  finance: 5,
  content: 6,
  deputy: 7,
  newcomer: 8,
} as const;

export type Person = 'visitor' | keyof typeof accounts;

/** newcomer is signed in and holds no role; deputy holds two. */
export const people: readonly Person[] = [
  'visitor',
  'newcomer',
  'advisor',
  'organizer',
  'finance',
  'content',
  'deputy',
  'manager',
  'candidate',
];

export const leaders: readonly Person[] = ['manager', 'candidate'];
export const fieldLeaders: readonly Person[] = ['organizer', 'deputy', ...leaders];
export const staff: readonly Person[] = ['advisor', 'organizer', 'finance', 'content', 'deputy', ...leaders];
export const signedIn: readonly Person[] = ['newcomer', ...staff];

/** Null for the visitor. */
export function accountOf(person: Person): { id: string; email: string } | null {
  if (person === 'visitor') return null;
  const id = `a0000000-0000-4000-8000-${String(accounts[person]).padStart(12, '0')}`;
  return { id, email: `${person}@larkspurfalls.example` };
}
