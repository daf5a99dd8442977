/** How a volunteer's form travels: the outbox kind and its row in signups. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';

/** Value and label as the specification names them (section 3). */
export const INTERESTS = [
  { value: 'door_knock', label: 'Door Knocking' },
  { value: 'phone_bank', label: 'Phone Banking' },
  { value: 'event_help', label: 'Event Support' },
  { value: 'church_gotv', label: 'Church GOTV' },
] as const;

export type Interest = (typeof INTERESTS)[number]['value'];
export const INTEREST_VALUES: readonly Interest[] = INTERESTS.map((interest) => interest.value);

export interface VolunteerPayload extends FormPayload {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly interest: Interest;
  readonly availability: string | null;
  readonly notes: string | null;
}

export const volunteerKind = defineTableKind<'signups', VolunteerPayload>({
  kind: 'volunteer',
  version: 1,
  table: 'signups',
  toRow: (payload, { id, userId, createdAt }): RowFor<'signups'> => ({
    id,
    type: 'volunteer',
    name: payload.name,
    email: payload.email,
    phone: payload.phone,
    interest: payload.interest,
    availability: payload.availability,
    notes: payload.notes,
    event_id: null,
    consent_email: null,
    consent_sms: null,
    user_id: userId,
    client_created_at: createdAt,
    ...filledInColumns(payload),
  }),
  describe: (payload) => {
    const interest = INTERESTS.find(({ value }) => value === payload.interest)?.label ?? payload.interest;
    return `${payload.name} offers to volunteer: ${interest}.`;
  },
});
