/** Asking how somebody gets there: a ride wanted, or seats to give. Nobody has to answer. */
import type { CampaignForm } from '../../../forms/useCampaignForm.ts';
import { m } from '../../../messages/messages.js';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { SEATS_MAX, SEATS_MIN, type RsvpValues } from './schema.ts';

const CHOICES = [
  { value: '', label: m.rsvp_ride_own },
  { value: 'wanted', label: m.rsvp_ride_wanted },
  { value: 'offered', label: m.rsvp_ride_offered },
];

export function RideFields({ form }: { readonly form: CampaignForm<RsvpValues> }) {
  const { ride, rideFrom, rideSeats } = form.values;
  // No names: these two come and go, and Felte forgets a named field that leaves.
  const from = {
    value: rideFrom,
    error: form.error('rideFrom'),
    onChange: (change: React.ChangeEvent<HTMLInputElement>) => form.set('rideFrom', change.target.value),
  };
  return (
    <>
      <SelectField
        label={m.rsvp_ride()}
        mark={m.ui_optional()}
        options={CHOICES.map(({ value, label }) => ({ value, label: label() }))}
        {...form.field('ride')}
      />
      {ride === 'wanted' ? (
        <TextField
          label={m.rsvp_pick_up()}
          hint={m.rsvp_pick_up_hint()}
          required
          autoComplete="street-address"
          {...from}
        />
      ) : null}
      {ride === 'offered' ? (
        <>
          <NumberField
            label={m.rsvp_seats()}
            hint={m.rsvp_seats_hint()}
            required
            min={SEATS_MIN}
            max={SEATS_MAX}
            value={rideSeats === '' ? '' : Number(rideSeats)}
            onValueChange={(value) => form.set('rideSeats', String(value))}
            error={form.error('rideSeats')}
            moreLabel={m.rsvp_seats_more()}
            lessLabel={m.rsvp_seats_less()}
          />
          <TextField label={m.rsvp_set_out()} mark={m.ui_optional()} autoComplete="street-address" {...from} />
        </>
      ) : null}
    </>
  );
}
