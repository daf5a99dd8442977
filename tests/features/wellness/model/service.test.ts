/** What a service shows of itself: how long ago it was checked, and no place of a shelter that is kept secret. */
import { expect, it } from 'vitest';
import { services } from '../../../../src/sample/content/service.ts';
import { isUnverified, serviceOf, type ServiceRow } from '../../../../src/features/wellness/model/service.ts';
import type { ServiceBody } from '../../../../src/features/wellness/model/serviceContent.ts';
import { dayNumber, townClock } from '../../../../src/features/wellness/model/townClock.ts';

const { day } = townClock('America/New_York');
const body = services[0]?.body as unknown as ServiceBody; // held against its kind by openContent.test.ts
const row = (more: Partial<ServiceRow> = {}, changed: Partial<ServiceBody> = {}): ServiceRow => ({
  id: 'a',
  slug: 'a',
  live_since: '2025-09-22T15:00:00Z',
  expires_at: null,
  verify_by: null,
  ...more,
  body: { ...body, ...changed },
});

it('is unverified on the 90th day after the last check', () => {
  const service = serviceOf(row({}, { assured_on: '2025-09-19' }), day);
  expect(isUnverified(service, dayNumber('2025-12-17'))).toBe(false);
  expect(isUnverified(service, dayNumber('2025-12-18'))).toBe(true);
});

it('counts a check in the studio, and no mere change of words', () => {
  const old = { assured_on: '2025-05-01' };
  const reworded = row({ live_since: '2025-10-01T12:00:00Z', verify_by: '2025-12-30T12:00:00Z' }, old);
  expect(serviceOf(reworded, day).checked).toBe(dayNumber('2025-05-01'));
  const verified = row({ live_since: '2025-09-01T12:00:00Z', verify_by: '2025-12-30T12:00:00Z' }, old);
  expect(serviceOf(verified, day).checked).toBe(dayNumber('2025-10-01'));
});

it('shows no place of a service that is confidential, whatever was sent', () => {
  const given = row({}, { confidential: true, address: '1 Secret Street', directions: { en: 'Left' } });
  expect(JSON.stringify(serviceOf(given, day))).not.toMatch(/Secret|Left/);
});
