/** Making a place of a report, in the campaign's words: what everybody reads is never copied from what somebody wrote. */
import { campaign } from '../../../campaign.ts';
import { townDay } from '../../../hooks/format.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { visitThatCounts, type ReportLine } from '../data/deskRead.ts';
import { saveSite } from '../data/saveDesk.ts';
import type { NewStep } from '../model/deskKinds.ts';
import { siteSchema } from '../model/deskSchemas.ts';
import { KINDS } from '../model/site.ts';
import { spotText } from '../model/spot.ts';
import { useFields } from '../parts/useFields.ts';
import { kindWords, wardWords } from '../parts/words.ts';

export interface PlaceFormProps {
  readonly line: ReportLine;
  readonly me: string;
  readonly onClose: () => void;
  readonly onMade: (id: string) => Promise<void>;
}

export function PlaceForm({ line, me, onClose, onMade }: PlaceFormProps) {
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const pin =
    line.latitude === null || line.longitude === null
      ? ''
      : spotText({ latitude: line.latitude, longitude: line.longitude });
  const { field, checked } = useFields({
    kind: line.kind as string,
    titleEn: '',
    titleEs: '',
    aboutEn: '',
    aboutEs: '',
    place: line.address ?? '',
    ward: '',
    at: pin,
  });
  async function save() {
    const read = checked(siteSchema);
    if (read === null || read.at === null) return;
    const { at, ...site } = read;
    let made = '';
    const done = await kept(async () => {
      made = await saveSite(me, { ...site, at }, firstSteps(line));
    });
    if (done) await onMade(made);
  }
  return (
    <StackedForm onSubmit={save}>
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
      <SaveCancel save={m.places_place_save()} busy={busy} onCancel={onClose} />
    </StackedForm>
  );
}

/** That it was reported, and if one of us has been there, that too: each with its day. */
function firstSteps(line: ReportLine): readonly Omit<NewStep, 'site'>[] {
  const reported = {
    stage: 'reported' as const,
    on: townDay(Date.parse(line.arrived_at)),
    en: m.places_first_step({}, { locale: 'en' }),
    es: m.places_first_step({}, { locale: 'es' }),
    sourceEn: m.places_first_source({}, { locale: 'en' }),
    sourceEs: m.places_first_source({}, { locale: 'es' }),
    link: null,
    seen: false,
    costCents: null,
  };
  const visit = visitThatCounts(line);
  if (visit === null || visit.found === 'gone' || visit.found === 'not_seen') return [reported];
  const verified = {
    ...reported,
    stage: 'verified' as const,
    on: townDay(Date.parse(visit.at)),
    en: m.places_verified_step({}, { locale: 'en' }),
    es: m.places_verified_step({}, { locale: 'es' }),
    sourceEn: m.places_verified_source({}, { locale: 'en' }),
    sourceEs: m.places_verified_source({}, { locale: 'es' }),
    seen: true,
  };
  return [reported, verified];
}
