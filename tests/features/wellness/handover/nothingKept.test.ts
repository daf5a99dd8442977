/** What somebody at a door needs is never recorded: what hands a service over has nothing to record it with. */
import { describe, expect, it } from 'vitest';
import { importsIn, sourcesIn } from '../../../structure/importGraph.ts';

const src = new URL('../../../../src', import.meta.url).pathname;
const sources = sourcesIn(src);
const isOurs = (file: string) =>
  file.startsWith('features/wellness/handover/') || file === 'features/wellness/parts/handOut.ts';
const ours = [...sources].filter(([file]) => isOurs(file));

/** Of all that is outside the room only what asks nobody, writes nothing and changes no address. */
const QUIET = [
  /^(react|styled-system\/.+)$/,
  /^features\/wellness\/(handover|model|parts)\//,
  /^features\/wellness\/data\/(clock|useServices)\.ts$/,
  /^features\/feeds\/model\//,
  /^(ui|messages)\//,
  /^core\/(address|locale|content\/\w+)\.ts$/,
  /^hooks\/(format|locale)\.ts$/,
  /^campaign\.ts$/,
];

describe('handing a service over', () => {
  it('imports nothing by which it could keep, send or count anything', () => {
    expect(ours.length).toBeGreaterThan(4);
    const loud = importsIn(new Map(ours), src).filter(({ to }) => !QUIET.some((quiet) => quiet.test(to)));
    expect(loud).toEqual([]);
  });

  it('asks the browser for no storage, no address and no network', () => {
    const asks = /(local|session)Storage|indexedDB|\bcaches\b|fetch\(|sendBeacon|history\.|location|document\.cookie|navigator\.(?!share|clipboard)/; // prettier-ignore
    expect(ours.filter(([, text]) => asks.test(text)).map(([file]) => file)).toEqual([]);
  });

  it('is given by the pages of the field no more than a language', () => {
    const given = [...sources].flatMap(([file, text]) =>
      file.startsWith('features/field/') ? [...text.matchAll(/<Help ([^>]*)\/>/g)].map(([, props = '']) => props) : [],
    );
    expect(given.length).toBeGreaterThan(2);
    for (const props of given) expect(props).toMatch(/^speaks=\{[^}]+\} $/);
    const pages = [...sources].filter(([file, text]) => file.startsWith('routes/') && text.includes('FindHelp.tsx'));
    expect(pages).toHaveLength(2);
    for (const [, text] of pages) expect(text).toContain('help={FindHelp}');
  });
});
