/** The mails' two links where no script runs: who looks changes nothing, who presses learns what came of it. */
import { describe, expect, it } from 'vitest';
import {
  linkHref,
  linkRoute,
  LINKS,
  tokenIn,
  unsubscribeHeaders,
} from '../../../../src/features/consent/model/link.ts';
import { answerLink, type Press } from '../../../../src/features/consent/model/linkAnswer.ts';

const TOKENS = { unsubscribe: 'a1'.repeat(48), confirm: 'b2'.repeat(32) };
const never: Press = () => Promise.reject(new Error('Nobody may press here.'));
const saying =
  (said: unknown, status = 200): Press =>
  () =>
    Promise.resolve(Response.json(said, { status }));

describe.each(LINKS)('the link to %s', (name) => {
  const here = `/${name}?t=${TOKENS[name]}`;

  it('is found again in both languages, on the site and below the backend, and nowhere else', () => {
    for (const locale of ['en', 'es'] as const) {
      const href = linkHref('https://dana.example', name, TOKENS[name], locale);
      const { pathname, search } = new URL(href);
      expect(linkRoute(pathname + search)).toEqual({ name, onSite: true, locale });
      expect(tokenIn(name, search)).toBe(TOKENS[name]);
    }
    expect(linkRoute(`/functions/v1/${name}?t=x&l=es`)).toEqual({ name, onSite: false, locale: 'es' });
    for (const other of [`/${name}/x`, `/fr/${name}`, `/x${name}`, `/functions/v1/${name}x`, '/', '/vision'])
      expect(linkRoute(other)).toBeNull();
  });

  it('asks whoever looks to press, by a form that works without scripts, and presses nothing itself', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await answerLink(method, here, never);
      expect(answer?.status).toBe(200);
      const html = (await answer?.text()) ?? '';
      expect(html.includes('<form method="post"><button>')).toBe(method === 'GET');
      expect(answer?.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('takes no other method', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await answerLink(method, here, never))?.status).toBe(405);
  });

  it('presses with what stands in the address', async () => {
    const asked: string[] = [];
    const answer = await answerLink('POST', here, async (path, body) => {
      asked.push(path, body);
      return Response.json('done');
    });
    expect(answer?.status).toBe(200);
    const fn = name === 'confirm' ? 'confirm_consent' : name;
    expect(asked).toEqual([`/rest/v1/rpc/${fn}`, JSON.stringify({ token: TOKENS[name] })]);
    expect(await answer?.text()).not.toContain('<form');
  });

  it('says honestly that it does not work, or that nothing has changed yet, in the language of the link', async () => {
    const press = (how: Press, url = here) => answerLink('POST', url, how);
    expect((await press(saying('unknown')))?.status).toBe(404);
    for (const how of [saying({ code: 'PT429' }, 429), saying({}, 500), saying('what?'), never]) {
      const answer = await press(how);
      expect(answer?.status).toBe(503);
      expect(await answer?.text()).toContain('Nothing has changed yet');
    }
    expect(await (await press(saying('done'), `/es${here}`))?.text()).toContain('<html lang="es">');
  });

  it('asks the database of nothing that no mail of ours carries, and repeats nothing of it', async () => {
    for (const t of ['', 'x', `${TOKENS[name]}0`, TOKENS[name].toUpperCase(), '"><script>alert(1)</script>']) {
      const answer = await answerLink('POST', `/${name}?t=${encodeURIComponent(t)}`, never);
      expect(answer?.status).toBe(404);
      expect(await answer?.text()).not.toContain('script');
    }
  });
});

it('mail programs get the header for a button of their own, pressed without a person (RFC 8058)', () => {
  expect(unsubscribeHeaders('https://x.supabase.co', TOKENS.unsubscribe)).toEqual({
    'List-Unsubscribe': `<https://x.supabase.co/functions/v1/unsubscribe?t=${TOKENS.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
