/** What in a question or an idea is marked for whoever reads it first, and what is not. */
import { describe, expect, it } from 'vitest';
import { FLAGS, flagsIn, type Flag } from '../../../../src/features/moderation/model/flags.ts';
import { lookTwice } from '../../../../src/features/townhall/model/lookTwice.ts';

const KNOWN = ['Dana Whitfield', 'Larkspur Falls'];
const flags = (text: string) =>
  FLAGS.filter((flag) => flagsIn(text, { known: KNOWN }).some(({ what }) => what === flag));

describe('what to look at twice in a question', () => {
  it.each<[string, Flag[]]>([
    ['Call me at (207) 555-0144, I know who owns the houses.', ['phone']],
    ['Llámeme al 207 555 0144 por favor', ['phone']],
    ['Write to jo.quill@example.com about it', ['email']],
    ['Who owns 12 Mill Street and lets it rot?', ['address']],
    ['Why does my landlord at number 12 get away with it?', ['address']],
    ['¿Quién vive en la calle Mayor 9?', ['address']],
    ['Read https://example.com/why and answer', ['link']],
    ['Why did Mr. Hale get the contract?', ['name']],
    ['¿Por qué la señora Vega paga menos?', ['name']],
    ['Why does my neighbor Jim Hale pay less?', ['name']],
    ['Why are you such liars?', ['rude']],
  ])('finds it in "%s"', (text, found) => expect(flags(text)).toEqual(found));

  it.each([
    'Will the 20 boarded-up houses on Canal Street be rented or sold?',
    'My rent went up 18 percent in 2025. What can a mayor do?',
    'Why did the bridge cost $1,250,000 and not 900,000?',
    'What does Dana Whitfield say about Larkspur Falls in 2026?',
    '¿Habrá intérprete también en las reuniones del concejo?',
    'Is the old mill safe enough for people to live in it?',
  ])('finds nothing in "%s"', (text) => expect(flags(text)).toEqual([]));

  it.each([
    ['Call me at (207) 555-0134 any time', 'phone', '(207) 555-0134'],
    ['Llámeme al 207 555 0134', 'phone', '207 555 0134'],
    ['Write to greta.holm@example.com', 'email', 'greta.holm@example.com'],
    ['The house at 14 Cedar Street is empty', 'address', '14 Cedar Street'],
    ['La casa de Calle Cedro 14 está vacía', 'address', 'Calle Cedro 14'],
    ['Mrs. Okafor lets her dog run', 'name', 'Mrs. Okafor'],
  ])('says what it is in “%s”', (text, what, said) => expect(flagsIn(text)).toContainEqual({ what, said }));

  it('is their own name where they signed', () => {
    const found = flagsIn('A late bus on Fridays. Samir', { sender: 'Samir Haddad' });
    expect(found).toContainEqual({ what: 'name', said: 'Samir' });
  });

  it.each(['A bench on Canal Street', 'Open until 9 on 2 evenings in 2026', 'Spend $1,250,000 on the bridge'])(
    'is not seen in “%s”',
    (text) => expect(flagsIn(text, { sender: 'Ana Ruiz' })).toEqual([]),
  );

  it('an idea’s rude words and links were seen by nobody', () => {
    expect(flagsIn('Those crooks at city hall, see www.example.org/why').map(({ what }) => what)).toEqual([
      'link',
      'rude',
    ]);
  });

  it('the name that is shown with a question was never looked at', () => {
    const asked = { text: 'When does the bridge open?', shownText: null };
    expect(lookTwice({ ...asked, name: 'Jim Hale' }, KNOWN)).toEqual(['name']);
    expect(lookTwice({ ...asked, name: 'Crook' }, KNOWN)).toEqual(['rude']);
    expect(lookTwice({ ...asked, name: '207 555 0144' }, KNOWN)).toEqual(['phone', 'name']);
    for (const name of [null, 'Ana', 'Maeve']) expect(lookTwice({ ...asked, name }, KNOWN)).toEqual([]);
  });

  // A rule that goes back over what it has read would not end with any of these.
  it('comes to an end over what is made to take long', () => {
    const texts = ['1'.repeat(280), '1 a '.repeat(70), 'a.'.repeat(140), 'A a '.repeat(70)];
    expect(texts.map(flags)).toEqual([['phone'], [], [], []]);
  });
});
