/** The captions of the candidate’s film. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clockTime, parseVtt } from '../../../../src/features/landing/hero/vtt.ts';

const campaignFile = new URL('../../../../src/campaign/transcript.vtt', import.meta.url);
const publicFile = new URL('../../../../public/transcript.vtt', import.meta.url);

test('reads times, speaker and text, with and without hours', () => {
  const cues = parseVtt(
    'WEBVTT - a title\n\nNOTE nobody reads this\n\nintro\n00:01.500 --> 00:04.000 align:start\n<v Dana Whitfield>Hear <i>that</i>?\nYes &amp; no.\n\n01:00:00.000 --> 01:00:02.250\nLater.\n',
  );
  expect(cues).toEqual([
    { start: 1.5, end: 4, speaker: 'Dana Whitfield', text: 'Hear that? Yes & no.' },
    { start: 3600, end: 3602.25, speaker: null, text: 'Later.' },
  ]);
});

test('reads files with a byte order mark and Windows line ends', () => {
  expect(parseVtt('\uFEFFWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nHello.\r\n')).toHaveLength(1);
});

test('decodes an escaped ampersand once, so that "&amp;lt;" stays a word', () => {
  expect(parseVtt('WEBVTT\n\n00:00.000 --> 00:01.000\n&amp;lt;')[0]?.text).toBe('&lt;');
});

test('refuses a file that is not WebVTT', () => {
  expect(() => parseVtt('1\n00:00:01,000 --> 00:00:02,000\nSubRip')).toThrow(/WEBVTT/);
});

test('the campaign film names early voting through October 31st and election day November 4th', () => {
  const words = parseVtt(readFileSync(campaignFile, 'utf8'))
    .map((cue) => cue.text)
    .join(' ');
  expect(words).toMatch(/Early voting runs through October 31st/);
  expect(words).toMatch(/election day is November 4th/);
});

test('no cue of the film begins before the one before it has ended', () => {
  const cues = parseVtt(readFileSync(campaignFile, 'utf8'));
  expect(cues.length).toBeGreaterThan(5);
  for (const [index, cue] of cues.entries()) {
    expect(cue.end).toBeGreaterThan(cue.start);
    expect(cue.start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
  }
});

test('the captions file people download is the one the page prints', () => {
  expect(readFileSync(publicFile, 'utf8')).toBe(readFileSync(campaignFile, 'utf8'));
});

test('says times as a player does', () => {
  expect([0, 9.6, 83, 600].map(clockTime)).toEqual(['0:00', '0:09', '1:23', '10:00']);
});
