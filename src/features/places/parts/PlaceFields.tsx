/** The fields that say what a place is: alike where it is made and where it is put right. */
import { campaign } from '../../../campaign.ts';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { KINDS } from '../model/site.ts';
import type { useFields } from './useFields.ts';
import { kindWords, wardWords } from './words.ts';

export type PlaceValues = Readonly<
  Record<'kind' | 'titleEn' | 'titleEs' | 'aboutEn' | 'aboutEs' | 'place' | 'ward' | 'at' | 'commitment', string>
>;

/** A commitment of the plan that is live. */
export interface CommitmentName {
  readonly id: string;
  readonly title: string;
}

export interface PlaceFieldsProps {
  readonly field: ReturnType<typeof useFields<PlaceValues>>['field'];
  readonly commitments: readonly CommitmentName[];
  /** The one that it has. */
  readonly chosen: string;
}

export function PlaceFields({ field, commitments, chosen }: PlaceFieldsProps) {
  const known = commitments.map(({ id, title }) => ({ value: id, label: title }));
  // One that is not live just now, or a plan that is not on this device: it must not be lost by looking at the form.
  const unknown = chosen !== '' && known.every(({ value }) => value !== chosen);
  return (
    <>
      <TextField label={m.places_name_en()} hint={m.places_name_hint()} lang="en" {...field('titleEn')} />
      <TextField label={m.places_name_es()} lang="es" {...field('titleEs')} />
      <TextAreaField label={m.places_about_en()} mark={m.ui_optional()} rows={3} lang="en" {...field('aboutEn')} />
      <TextAreaField label={m.places_about_es()} mark={m.ui_optional()} rows={3} lang="es" {...field('aboutEs')} />
      <SelectField
        label={m.places_kind()}
        options={KINDS.map((kind) => ({ value: kind, label: kindWords[kind]() }))}
        {...field('kind')}
      />
      <TextField label={m.places_address()} required {...field('place')} />
      <TextField label={m.places_pin()} hint={m.places_pin_like()} required {...field('at')} />
      <SelectField
        label={m.places_where()}
        placeholder={m.places_no_ward()}
        options={Array.from({ length: campaign.wards }, (_, at) => ({
          value: String(at + 1),
          label: wardWords(at + 1),
        }))}
        {...field('ward')}
      />
      <SelectField
        label={m.places_commitment()}
        hint={m.places_commitment_hint()}
        placeholder={m.places_commitment_none()}
        options={[...known, ...(unknown ? [{ value: chosen, label: m.places_commitment_not_here() }] : [])]}
        {...field('commitment')}
      />
    </>
  );
}
