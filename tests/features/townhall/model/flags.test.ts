/** What in a question is marked for whoever reads it first, and what is not. */
import { describe, expect, it } from 'vitest';
import { flagsOf, type Flag } from '../../../../src/features/townhall/model/flags.ts';
import { RUDE } from '../../../../src/features/townhall/model/rude.ts';

const KNOWN = ['Dana Whitfield', 'Larkspur Falls'];
const flags = (text: string) => flagsOf(text, RUDE, KNOWN);

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

  it('takes no time over what is made to take long', () => {
    const began = performance.now();
    for (const text of ['1'.repeat(280), '1 a '.repeat(70), 'a.'.repeat(140), 'A a '.repeat(70)]) flags(text);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
