/** Which voices of a device a press moves. */
import { expect, it } from 'vitest';
import { voicesMoved } from '../../src/hooks/useSupports.ts';

const root = { id: 'root', also: ['child', 'other'] };
const has =
  (...given: string[]) =>
  (id: string) =>
    given.includes(id);

it('support given to what was merged since could not be taken back', () => {
  expect(voicesMoved(root, false, has('child'))).toEqual(['child']);
  expect(voicesMoved(root, false, has('root', 'child', 'elsewhere'))).toEqual(['root', 'child']);
});

it('is given to what is shown, once', () => {
  expect(voicesMoved(root, true, has())).toEqual(['root']);
});
