/** A consent to text messages needs a phone to send them to: without one nothing is consented to. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newsletterKind } from '../../src/features/intake/newsletter/kind.ts';
import { newsletterSchema } from '../../src/features/intake/newsletter/schema.ts';

const meta = { id: 'n1', userId: null, createdAt: '2025-10-01T00:00:00.000Z' };
const consentOf = (phone: string | undefined, consentSms: boolean | undefined) => {
  const payload = v.parse(newsletterSchema, { name: 'Ana Ruiz', email: 'ana@example.com', phone, consentSms });
  return [payload.consentSms, newsletterKind.toRow(payload, meta).consent_sms];
};

it.each<[string, string | undefined, boolean | undefined, boolean]>([
  ['a phone and a tick', '(207) 555-0100', true, true],
  ['a tick and no phone', '', true, false],
  ['a tick and spaces', '   ', true, false],
  ['a tick and a phone that was never asked', undefined, true, false],
  ['a phone and no tick', '(207) 555-0100', false, false],
  ['a phone and a tick that was never asked', '(207) 555-0100', undefined, false],
])('%s', (_, phone, ticked, consents) => {
  expect(consentOf(phone, ticked)).toEqual([consents, consents]);
});

it('what an earlier version saved on the device is sent without it, and not refused', () => {
  const payload = { name: 'Ana Ruiz', email: 'ana@example.com', phone: null, consentSms: true };
  expect(newsletterKind.toRow(payload, meta)).toMatchObject({ phone: null, consent_sms: false });
});
