/** What somebody at a door is given of a service: in their language, whole, and no place where it is kept secret. */
import { describe, expect, it } from 'vitest';
import { services } from '../../../../src/sample/content/service.ts';
import { campaign } from '../../../../src/campaign.ts';
import { currentLocale } from '../../../../src/core/locale.ts';
import { clock } from '../../../../src/features/wellness/data/clock.ts';
import { handoverSpec } from '../../../../src/features/wellness/handover/spec.ts';
import { offeredFirst } from '../../../../src/features/wellness/model/openFirst.ts';
import { isUnverified, serviceOf, type Service } from '../../../../src/features/wellness/model/service.ts';
import type { ServiceBody } from '../../../../src/features/wellness/model/serviceContent.ts';
import { dialled, handOut } from '../../../../src/features/wellness/parts/handOut.ts';
import { foundIn, WHOLE_LIST } from '../../../../src/ui/list/listView.ts';

/** A Tuesday, 10:00 in the town. */
const NOW = Date.parse('2025-10-14T14:00:00Z');
const serviceNamed = (slug: string, changed: Partial<ServiceBody> = {}): Service => {
  const seed = services.find((one) => one.slug === slug) ?? services[0];
  if (!seed) throw new Error('The sample town has services.');
  const body = { ...(seed.body as unknown as ServiceBody), ...changed }; // held against its kind by openContent.test.ts
  const days = { live_since: '2025-09-22T15:00:00Z', expires_at: null, verify_by: null };
  return serviceOf({ id: seed.id, slug, ...days, body }, clock.day);
};
const all = services.map(({ slug }) => serviceNamed(slug));
const secret = all.find(({ body }) => body.confidential === true);

describe('what is handed over', () => {
  it('is in their language whatever the app speaks, and the app speaks its own afterwards', () => {
    const [one] = all as [Service];
    const [en, es] = [handOut(one, NOW, 'en'), handOut(one, NOW, 'es')];
    expect(es.name.words).toBe(one.body.name.es);
    expect(en.name.words).toBe(one.body.name.en);
    expect(es.open.words).not.toBe(en.open.words);
    expect(es.page).toBe(`${campaign.siteUrl}/es/wellness#service-${one.slug}`);
    expect(en.page).toBe(`${campaign.siteUrl}/wellness#service-${one.slug}`);
    expect(currentLocale()).toBe('en');
  });

  it('is shown in the other language, and said to be, where nobody translated it', () => {
    const one = serviceNamed('a', { name: { en: 'Pantry' } });
    expect(handOut(one, NOW, 'es').name).toEqual({ words: 'Pantry', lang: 'en' });
  });

  it('has every number and all hours, on the card and in the message', () => {
    for (const one of all) {
      const { phones, hours, message } = handOut(one, NOW, 'es');
      expect(phones.map(({ phone }) => phone)).toEqual(one.body.phones.map(({ phone }) => phone));
      for (const said of [...phones.map(({ phone }) => phone), ...hours]) expect(message).toContain(said);
      expect(message).not.toMatch(/undefined|null|\n\n/);
    }
  });

  it('has no place of a service that is kept secret, and says why', () => {
    if (!secret) throw new Error('The sample town has one.');
    const hidden = { address: '1 Secret Street', directions: { en: 'Left of the oak' } };
    // Also where the directory had let one through.
    const leaked: Service = { ...secret, body: { ...secret.body, ...hidden } };
    for (const locale of ['en', 'es'] as const) {
      const card = handOut(leaked, NOW, locale);
      expect(JSON.stringify(card)).not.toMatch(/Secret Street|oak/);
      expect(card.where).toMatch(/secret/);
    }
  });

  it('says of what nobody has checked for 90 days that it may be wrong, in the message too', () => {
    const card = handOut(serviceNamed('a', { assured_on: '2025-05-11' }), NOW, 'en');
    expect(card.old).toBe(true);
    expect(card.message).toContain('Not checked since May 11, 2025');
    expect(handOut(serviceNamed('a', { assured_on: '2025-10-01' }), NOW, 'en').message).not.toContain('checked');
  });

  it('is dialled by its figures alone', () => {
    expect(dialled('(207) 555-0144')).toBe('tel:2075550144');
    expect(dialled('+1 207 555 0144')).toBe('tel:+12075550144');
  });
});

describe('what is offered at a door', () => {
  it('begins with help in a crisis and ends with what nobody has checked', () => {
    const order = offeredFirst(all, NOW, clock);
    expect(order).toHaveLength(all.length);
    const old = order.map((one) => isUnverified(one, clock.day(NOW)));
    expect(old.indexOf(true)).toBe(old.lastIndexOf(false) + 1);
    expect(order[0]?.body.need).toBe('crisis');
  });

  it('is narrowed by need, by words of either language, and to what is open', () => {
    const spec = handoverSpec(NOW);
    const find = spec.find(all);
    const found = (picked: Record<string, string>, query = '') => foundIn(spec, { ...WHOLE_LIST, picked, query }, find);
    expect(new Set(found({ need: 'food' }).map(({ body }) => body.need))).toEqual(new Set(['food']));
    expect(found({}, 'comida')).not.toEqual([]);
    expect(found({ when: 'now' }).length).toBeLessThan(all.length);
    expect(spec.choices?.map(({ name }) => name)).toEqual(['need', 'when']);
  });
});
