/** Asking how somebody gets there: a ride wanted, or seats to give. Nobody has to answer. */
import type { CampaignForm } from '../../../forms/useCampaignForm.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { SEATS_MAX, SEATS_MIN, type RsvpValues } from './schema.ts';

const CHOICES = [
  { value: '', label: 'I get there by myself' },
  { value: 'wanted', label: 'I need a ride' },
  { value: 'offered', label: 'I can take others along' },
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
      <SelectField label="How do you get there?" mark="optional" options={CHOICES} {...form.field('ride')} />
      {ride === 'wanted' ? (
        <TextField
          label="Where should we pick you up?"
          hint="An address or a corner. We’ll tell you who drives."
          required
          autoComplete="street-address"
          {...from}
        />
      ) : null}
      {ride === 'offered' ? (
        <>
          <NumberField
            label="How many can you take along?"
            hint="Beside those you come with."
            required
            min={SEATS_MIN}
            max={SEATS_MAX}
            value={rideSeats === '' ? '' : Number(rideSeats)}
            onValueChange={(value) => form.set('rideSeats', String(value))}
            error={form.error('rideSeats')}
            moreLabel="One more seat"
            lessLabel="One seat less"
          />
          <TextField label="Where do you set out?" mark="optional" autoComplete="street-address" {...from} />
        </>
      ) : null}
    </>
  );
}
