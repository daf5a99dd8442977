/** The words for browsers that are too old for the app. What a browser makes of them is e2e/journeys/browsers.spec.ts. */
import { expect, it } from 'vitest';
import { tooOld } from '../../src/build/tooOld.ts';

const contact = { email: 'hello@campaign.example', poBox: 'P.O. Box 1' };
const { head, notice } = tooOld({ contact, links: { donate: 'https://donate.example/?a=1&b="2"', social: [] } });

it('has a mail for every form, with its questions on lines of their own', () => {
  const mails = [...notice.matchAll(/data-form="([^"]+)" href="mailto:hello@campaign\.example\?([^"]+)"/g)];
  expect(mails.map(([, form]) => form)).toEqual(['volunteer', 'rsvp', 'yard-sign', 'idea', 'newsletter']);
  const asked = new URLSearchParams((mails[2]?.[2] ?? '').replaceAll('&amp;', '&'));
  expect(asked.get('subject')).toBe('Request a Yard Sign');
  expect(
    asked
      .get('body')
      ?.split('\r\n\r\n')
      .map((line) => line.trim()),
  ).toEqual(['Name:', 'Address:', 'Phone:', 'Where on the lot?', '']);
});

it('lets no address end its own attribute', () => {
  expect(notice).toContain('href="https://donate.example/?a=1&amp;b=&quot;2&quot;"');
});

it('asks for nothing that a browser of 2009 cannot read', () => {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(head) ?? [];
  expect(script).toContain('toSorted');
  expect(script).not.toMatch(/=>|`|\?\.|\?\?|\b(const|let|class|async|of)\b/);
});
