/** The page of people: search, order, and what a change of roles asks of the server. */
import { afterEach, describe, expect, it } from 'vitest';
import { BASE_LOCALE, setLocale } from '../../../src/core/locale.ts';
import {
  findPeople,
  changeOf,
  factorWords,
  invitationMail,
  locksOneselfOut,
  peopleRead,
  sortPeople,
  type Person,
} from '../../../src/features/people/people.ts';

function person(name: string | null, part: Partial<Person> = {}): Person {
  const email = `${(name ?? 'someone').toLowerCase()}@example.com`;
  const base = { user_id: email, email, full_name: name, roles: [], last_sign_in_at: null, invited_at: null };
  return { ...base, status: 'active', ...part };
}

const people = [
  person('Zoe', { roles: ['field_organizer', 'content_manager'] }),
  person(null, { user_id: null, email: 'ida@example.com', status: 'invited', roles: ['advisor'] }),
  person('Ben', { status: 'deactivated', roles: ['advisor'] }),
  person('Ada', { roles: ['candidate'] }),
];

afterEach(() => setLocale(BASE_LOCALE));

describe('a second factor beside a name', () => {
  it('is said of whoever is active and known, and of nobody else', () => {
    expect(factorWords(person('Ada', { second_factor: true }))).toBe('Second factor set up');
    expect(factorWords(person('Ada', { second_factor: false }))).toBe('No second factor');
    expect(factorWords(person('Ada'))).toBeNull();
    expect(factorWords(person('Ben', { status: 'deactivated', second_factor: true }))).toBeNull();
    expect(factorWords(person('Ida', { status: 'invited', second_factor: null }))).toBeNull();
  });
});

describe('searching people', () => {
  it.each([
    ['', 4],
    ['zoe', 1],
    ['organizer content', 1],
    ['advisor', 2],
    ['advisor invited', 1],
    ['example.com', 4],
    ['nobody', 0],
  ])('finds by “%s”', (query, count) => {
    expect(findPeople(people)(query)).toHaveLength(count);
  });

  it('finds by a role and a status as the person reads them', () => {
    setLocale('es');
    const find = findPeople(people);
    expect(find('organización contenidos')).toHaveLength(1);
    expect(find('invitación')).toHaveLength(1);
    expect(find('organizer')).toHaveLength(0);
  });

  it('shows active people first, by name, and the deactivated last', () => {
    expect(sortPeople(people).map((one) => one.full_name ?? one.email)).toEqual([
      'Ada',
      'Zoe',
      'ida@example.com',
      'Ben',
    ]);
  });

  it('takes only rows that are people', () => {
    expect(peopleRead.parse(people)).toEqual(people);
    expect(() => peopleRead.parse([{ email: 'a@b.co' }])).toThrow();
  });
});

describe('changing roles', () => {
  it('asks only for what differs', () => {
    expect(changeOf(['advisor', 'candidate'], ['candidate', 'finance_director'])).toEqual({
      grant: ['finance_director'],
      revoke: ['advisor'],
    });
    expect(changeOf(['advisor'], ['advisor'])).toEqual({ grant: [], revoke: [] });
  });

  it('notices that somebody closes this page for themselves', () => {
    expect(locksOneselfOut(['campaign_manager'], ['advisor'])).toBe(true);
    expect(locksOneselfOut(['campaign_manager'], ['candidate'])).toBe(false);
    expect(locksOneselfOut(['advisor'], [])).toBe(false);
  });
});

describe('the invitation', () => {
  it('survives an address with signs of its own', () => {
    const url = new URL(invitationMail('Hub & Co', 'a+b?c@example.com', 'https://x.example/auth?mode=sign-up'));
    expect(decodeURIComponent(url.pathname)).toBe('a+b?c@example.com');
    expect(url.searchParams.get('subject')).toBe('Join Hub & Co');
    expect(url.searchParams.get('body')).toContain('https://x.example/auth?mode=sign-up');
  });
});
