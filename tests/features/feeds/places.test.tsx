/** What JSON, feeds and mails link to is there: each line stands in its page under the very name that the link to it ends with. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { previewPages } from '../../../src/app/site/previewPages.tsx';
import { corrections } from '../../../src/sample/content/correction.ts';
import { decisions } from '../../../src/sample/content/decision.ts';
import { documents } from '../../../src/sample/content/document.ts';
import { openPages } from '../../../src/sample/content/page.ts';
import { recordsRequests } from '../../../src/sample/content/records-request.ts';
import { teamMembers } from '../../../src/sample/content/team-member.ts';
import { addressOf } from '../../../src/features/feeds/model/feed.ts';
import { OPEN_KINDS } from '../../../src/features/feeds/model/kinds.ts';
import { pageOf } from '../../../src/features/feeds/model/pageOf.ts';
import { seedRow } from '../../../src/build/seedRows.ts';

it.each([
  ['document', documents],
  ['decision', decisions],
  ['records-request', recordsRequests],
  ['correction', corrections],
  ['team-member', teamMembers],
  ['page', openPages],
] as const)('a link to a %s ends at its line, not at the top of a list', (kind, seeds) => {
  const [open] = OPEN_KINDS.filter((one) => one.kind === kind);
  for (const seed of seeds) {
    const line = renderToStaticMarkup(<>{previewPages.get(kind)?.({ ...seed, kind })}</>);
    const [, anchor] = pageOf(kind, seed.slug)?.split('#') ?? [];
    expect(line).toContain(`id="${anchor}"`);
    expect(open && addressOf(open, seedRow(kind, seed), OPEN_KINDS, new Map())).toBe(pageOf(kind, seed.slug));
  }
});
