/** How a volunteer's form travels: the outbox kind and its row in signups. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';
import { m } from '../../../messages/messages.js';

/** Value and label as the specification names them (section 3); the label is asked for when it is shown. */
export const INTERESTS = [
  { value: 'door_knock', label: m.intake_door_knocking },
  { value: 'phone_bank', label: m.intake_phone_banking },
  { value: 'event_help', label: m.intake_event_support },
  { value: 'church_gotv', label: m.intake_church_gotv },
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
    const interest = INTERESTS.find(({ value }) => value === payload.interest)?.label() ?? payload.interest;
    return m.intake_volunteer_line({ name: payload.name, interest });
  },
});
