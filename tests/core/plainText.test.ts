/** How typed words are compared. */
import { expect, it } from 'vitest';
import { plainText } from '../../src/core/plainText.ts';

it('reads every sign without accents as it does beside one with them', () => {
  for (let code = 0; code < 256; code++) {
    const text = `12 x${String.fromCharCode(code)}Y-${String.fromCharCode(code)}`;
    expect([text, plainText(`${text} é`)]).toEqual([text, `${plainText(text)} e`]);
  }
});

it('takes accents and signs away, and no letter or number', () => {
  expect(plainText(' Zoë, Łukasz & O’Neil: 12½ St. ')).toBe('zoe łukasz o neil 12½ st');
  expect(plainText('--- Elm St. 12-B ---')).toBe('elm st 12 b');
});
