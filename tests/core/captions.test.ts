/** The captions of the candidate’s film. */
import { expect, test } from 'vitest';
import { clockTime, writeVtt } from '../../src/core/captions.ts';

test('writes times and texts as WebVTT has them', () => {
  const cues = [
    { start: 0, end: 17_500, text: 'Hear that?' },
    { start: 17_500, end: 3_661_000, text: 'Yes & no.' },
  ];
  expect(writeVtt('A title', cues)).toBe(
    'WEBVTT - A title\n\n00:00:00.000 --> 00:00:17.500\nHear that?\n\n00:00:17.500 --> 01:01:01.000\nYes &amp; no.\n',
  );
});

test('a text never ends its own cue or begins a tag', () => {
  const written = writeVtt('x', [{ start: 0, end: 1000, text: 'one\n\n00:09.000 --> 00:10.000\n<b>two' }]);
  expect(written.split('\n\n')).toHaveLength(2);
  expect(written.match(/-->/g)).toHaveLength(1);
  expect(written).not.toContain('<');
});

test('says times as a player does', () => {
  expect([0, 9600, 83_000, 600_000].map(clockTime)).toEqual(['0:00', '0:09', '1:23', '10:00']);
});
