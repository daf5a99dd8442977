/** The shell as the worker makes it of the landing page and of what it keeps of the shell. */
import { expect, it } from 'vitest';
import { shellOf, withoutSheet } from '../../src/sw/shell.ts';

const SHEET = '<style>@layer base{p{content:"$&</p>"}}</style>';
const shell = `<!doctype html><head><style>.old{}</style><title>Hub</title>${SHEET}</head><body><div id="root"></div></body>`;
const landing = `<head><style>.old{}</style>${SHEET}<title>Vote</title></head><body>${'The page. '.repeat(99)}</body>`;
const answer = (body: string, headers: HeadersInit) => async () => new Response(body, { headers });

it('is the shell to the letter, and is kept without the stylesheet', async () => {
  const rest = withoutSheet(shell);
  expect(rest).not.toContain('@layer');
  const made = await shellOf(answer(landing, {}), answer(rest, {}))(null);
  expect(await made.text()).toBe(shell);
});

it('is a page with the landing page’s headers, but for those of another length and packing', async () => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'br',
    'content-length': '27471',
    etag: '"1"',
  };
  const made = await shellOf(
    answer(landing, headers),
    answer(withoutSheet(shell), { 'content-type': 'text/plain' }),
  )(null);
  expect(Object.fromEntries(made.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
  });
});

it('is not built without a stylesheet', () => {
  expect(() => withoutSheet('<head></head>')).toThrow('no stylesheet');
});
