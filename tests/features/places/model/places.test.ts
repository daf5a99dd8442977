/** Places: how each stands by its story, where a pin is, and what a report must say. */
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { siteRows } from '../../../../src/build/seedRows.ts';
import { sitesRead } from '../../../../src/features/places/data/reads.ts';
import { siteSpec } from '../../../../src/features/places/list/spec.ts';
import { sitesCsv, toGeoJson, toOpen311 } from '../../../../src/features/places/model/exports.ts';
import { reportKind } from '../../../../src/features/places/model/reportKind.ts';
import { EMPTY, reportSchema } from '../../../../src/features/places/model/reportSchema.ts';
import { costStep, standingOf } from '../../../../src/features/places/model/site.ts';
import {
  DIRECTIONS,
  hereOf,
  hereText,
  metres,
  moved,
  spotOf,
  spotText,
  windTo,
} from '../../../../src/features/places/model/spot.ts';
import { distanceWords } from '../../../../src/features/places/parts/words.ts';

const sites = sitesRead.parse(siteRows());
const now = sites.map((site) => ({ id: site.id, site, ...standingOf(site) }));
const slugs = (found: typeof now) => found.map(({ site }) => site.slug);

describe('how a place stands', () => {
  it('is told by the newest event that says something of it', () => {
    const of = (slug: string) => now.find(({ site }) => site.slug === slug);
    expect(of('harrow-mill')).toMatchObject({
      stage: 'planned',
      since: '2025-09-02',
      checkedOn: '2025-06-12',
      costCents: 460_000_000,
    });
    // News that moves no stage leaves it, and says that somebody was there.
    expect(of('second-street-lot')).toMatchObject({ stage: 'funded', since: '2024-09-18', checkedOn: '2025-07-22' });
    expect(of('rail-yard-tires')).toMatchObject({ stage: 'reported', checkedOn: null, costCents: null });
  });

  it('costs nothing, little, much or nobody knows what: four different things', () => {
    expect([null, 0, 999_999, 1_000_000, 10_000_000].map(costStep)).toEqual([
      'unknown',
      'small',
      'small',
      'middle',
      'large',
    ]);
  });

  it('one row that cannot be read does not take the list along, and kept rows are read again as they are', () => {
    expect(sitesRead.parse([...siteRows(), { id: 'x' }])).toEqual(sites);
    expect(sitesRead.parse(sites)).toEqual(sites);
    const [first] = siteRows();
    const linked = (source_url: string) =>
      sitesRead.parse([...siteRows(), { ...first, story: [{ ...Object(first).story[0], source_url }] }]).length;
    // eslint-disable-next-line no-script-url -- what must never become a link
    expect(linked('javascript:alert(1)')).toBe(sites.length);
  });
});

describe('a list of places', () => {
  it('is found by street, by either language and by what happened', () => {
    const find = siteSpec(null).find(now);
    expect(slugs([...find('canal')])).toEqual(['canal-street-12', 'canal-street-31']);
    expect(slugs([...find('llantas')])).toEqual(['rail-yard-tires']);
    expect(slugs([...find('shoe')])).toEqual(['mill-street-88']);
  });

  it('stands by the newest news, and by distance once somebody says where they are', () => {
    expect(siteSpec(null).orders?.map(({ value }) => value)).toEqual(['news']);
    expect(slugs([...(siteSpec(null).orders?.[0]?.arrange(now) ?? [])])[0]).toBe('rail-yard-tires');
    const near = siteSpec({ latitude: 43.1983, longitude: -69.1968 }).orders?.[0];
    expect(slugs([...(near?.arrange(now) ?? [])]).slice(0, 2)).toEqual(['canal-street-31', 'canal-street-12']);
  });
});

describe('a spot', () => {
  const spot = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });

  it('is the same spot after it was written down, to a metre', () => {
    fc.assert(
      fc.property(spot, (one) => {
        const read = spotOf(spotText(one));
        expect(read).not.toBeNull();
        expect(metres(one, read ?? one)).toBeLessThan(1.2);
        expect(hereOf(hereText({ ...one, accuracy: 12.4 }))).toMatchObject({ accuracy: 12 });
      }),
    );
  });

  it.each(['', 'here', '91, 0', '0, 181', '43.2', '43.2, -69.2, 4, 5', '1e3, 4', 'NaN, NaN', 'Infinity, 0'])(
    'is not made of "%s"',
    (text) => expect(spotOf(text)).toBeNull(),
  );

  it('moved thirty feet lies thirty feet that way, and back again where it was', () => {
    fc.assert(
      fc.property(spot, fc.constantFrom(...DIRECTIONS), (one, way) => {
        const there = moved(one, way, 9.144);
        expect(metres(one, there)).toBeCloseTo(9.144, 1);
        expect(windTo(one, there)).toBe(way[0]);
        const back = moved(there, DIRECTIONS[(DIRECTIONS.indexOf(way) + 2) % 4] ?? way, 9.144);
        expect(metres(one, back)).toBeLessThan(0.1);
      }),
    );
  });

  it('is told in feet nearby and in miles farther off', () => {
    expect([9.144, 100, 402.4, 1609.344].map(distanceWords)).toEqual(['30 ft', '330 ft', '0.3 mi', '1.0 mi']);
  });
});

describe('places as files', () => {
  it('are points with longitude first, and what a map is told of each', () => {
    const { features } = JSON.parse(toGeoJson(sites, 'es')) as { features: Record<string, unknown>[] };
    expect(features).toHaveLength(sites.length);
    expect(features.find(({ id }) => id === 'canal-street-31')).toMatchObject({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-69.1968, 43.1983] },
      properties: { title: 'Casa en hilera, 31 Canal Street', stage: 'done', cost_cents: 8_850_000 },
    });
  });

  it('are open or closed under Open311’s names, with where the story stands', () => {
    const pageOf = (slug: string) => `https://x/${slug}`;
    const pictureOf = (site: string) => (site === sites[0]?.id ? `https://x/${site}.jpg` : null);
    const requests = JSON.parse(toOpen311(sites, 'en', { pageOf, pictureOf })) as Record<string, unknown>[];
    const of = (title: string) => requests.find(({ description }) => String(description).startsWith(title));
    expect(of('Harrow Mill')).toMatchObject({
      status: 'open',
      status_notes: 'planned',
      service_code: 'building',
      lat: 43.2011,
      long: -69.2014,
      requested_datetime: '1994-03-31T00:00:00Z',
      extended_attributes: { page: 'https://x/harrow-mill' },
    });
    expect(of('Empty shop')).toMatchObject({ status: 'closed', status_notes: 'stopped' });
    expect(requests.map(({ media_url: picture }) => picture)).toEqual(
      sites.map(({ id }, at) => (at === 0 ? `https://x/${id}.jpg` : null)),
    );
  });

  it('are rows of a spreadsheet, in which nothing runs', () => {
    const [first] = sites;
    if (!first) throw new Error('There is none.');
    const lines = sitesCsv([{ ...first, title: { en: '=1+1' } }], 'en').split('\r\n');
    expect(lines[0]).toContain('slug,kind,title,place,ward,stage,since');
    expect(lines[1]).toContain("'=1+1");
    expect(sitesCsv([], 'en')).toBe('\uFEFF\r\n');
  });
});

describe('a report', () => {
  const good = { ...EMPTY, kind: 'lot', text: 'Glass all over it.', address: '40 Second Street' };
  const refused = (values: object) => {
    const { issues = [] } = v.safeParse(reportSchema, values);
    return issues.map((issue) => v.getDotPath(issue));
  };

  it('says what, and where in words or by a pin; two places are two places', () => {
    expect(refused(good)).toEqual([]);
    expect(refused({ ...good, address: '', pin: '43.2, -69.2' })).toEqual([]);
    expect(refused({ ...good, address: '' })).toEqual(['address']);
    expect(refused({ ...good, pin: 'over there' })).toContain('pin');
    expect(refused({ ...good, kind: '' })).toContain('kind');
    expect(refused({ ...good, text: 'short' })).toContain('text');
    const payload = v.parse(reportSchema, { ...good, pin: '43.2001, -69.2', here: '43.2, -69.2, 8' });
    const row = reportKind.toRow(payload, { id: 'x', userId: null, createdAt: '2026-01-01T00:00:00Z' });
    expect(row).toMatchObject({ latitude: 43.2001, from_latitude: 43.2, from_accuracy_m: 8 });
  });

  it('is quoted in one short line', () => {
    const payload = v.parse(reportSchema, { ...good, text: 'word '.repeat(60) });
    expect([...reportKind.describe(payload)].length).toBeLessThan(90);
  });
});
