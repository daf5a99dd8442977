/** The built head is text made into markup: nothing in the campaign file can break out of it. */
import { describe, expect, it } from 'vitest';
import { renderHead } from '../../src/build/head.ts';

const empty = { title: 'T', description: 'D', metas: [], links: [], jsonLd: [] };

describe('the head', () => {
  it('escapes quotes and angle brackets in attributes and the title', () => {
    const html = renderHead({ ...empty, title: '<b>&', description: '"><script>' });
    expect(html).toContain('<title>&lt;b&gt;&amp;</title>');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
  });

  it('lets no structured data end its own script block', () => {
    const html = renderHead({ ...empty, jsonLd: [{ name: '</script><script>alert(1)' }] });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const [, json] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json ?? '')).toEqual({ name: '</script><script>alert(1)' });
  });
});
