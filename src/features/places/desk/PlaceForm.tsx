/** Making a place of a report, in the campaign's words: what everybody reads is never copied from what somebody wrote. */
import { uuid } from '../../../core/uuid.ts';
import { townDay } from '../../../hooks/format.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { visitThatCounts, type ReportLine } from '../data/deskRead.ts';
import { savePlace } from '../data/saveDesk.ts';
import { useKeptForm, type KeptForm } from '../data/useKeptForm.ts';
import type { NewStep } from '../model/deskKinds.ts';
import { siteSchema } from '../model/deskSchemas.ts';
import { spotText } from '../model/spot.ts';
import { PlaceFields, type CommitmentName, type PlaceValues } from '../parts/PlaceFields.tsx';
import { useFields } from '../parts/useFields.ts';

export interface PlaceFormProps {
  readonly line: ReportLine;
  readonly me: string;
  readonly commitments: readonly CommitmentName[];
  readonly onClose: () => void;
}

/** With the ids that all of it will have: pressed twice, or after a reload, it is one place. */
type Values = PlaceValues & Readonly<Record<'idSite' | 'idReported' | 'idVerified' | 'idAct', string>>;

function firstValues(line: ReportLine): Values {
  const { latitude, longitude } = line;
  return {
    kind: line.kind,
    titleEn: '',
    titleEs: '',
    aboutEn: '',
    aboutEs: '',
    place: line.address ?? '',
    ward: '',
    at: latitude === null || longitude === null ? '' : spotText({ latitude, longitude }),
    commitment: '',
    idSite: uuid(),
    idReported: uuid(),
    idVerified: uuid(),
    idAct: uuid(),
  };
}

export function PlaceForm(props: PlaceFormProps) {
  const form = useKeptForm<Values>(`places-place:${props.line.id}`, () => firstValues(props.line));
  return form.initial === null ? (
    <Spinner label={m.ui_loading()} />
  ) : (
    <Fields {...props} form={form} initial={form.initial} />
  );
}

interface FieldsProps extends PlaceFormProps {
  readonly form: KeptForm<Values>;
  readonly initial: Values;
}

function Fields({ line, me, commitments, onClose, form, initial }: FieldsProps) {
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const { values, field, checked } = useFields<Values>(initial, form.keep);
  async function save() {
    const read = checked(siteSchema);
    if (read === null || read.at === null) return;
    const { at, ...site } = read;
    const { idSite, idReported, idVerified, idAct } = initial;
    const place = {
      ids: { site: idSite, steps: [idReported, idVerified], act: idAct },
      site: { ...site, at },
      story: firstSteps(line),
      report: { id: line.id, head: line.head },
    };
    if (await kept(() => savePlace(me, place, { draft: form.key }))) onClose();
  }
  return (
    <StackedForm onSubmit={save}>
      <PlaceFields field={field} commitments={commitments} chosen={values.commitment} />
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
