/** Putting right what is wrong on a place's page: what was changed stands in its story with what was there, and the report that said so is answered. */
import { uuid } from '../../../core/uuid.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { nameOf, type KnownSite } from '../data/allSites.ts';
import type { ReportLine } from '../data/deskRead.ts';
import { saveCorrections } from '../data/saveDesk.ts';
import { useKeptForm, type KeptForm } from '../data/useKeptForm.ts';
import { NOTHING_SAID } from '../model/deskKinds.ts';
import { rightingSchema } from '../model/deskSchemas.ts';
import { FIELDS } from '../model/field.ts';
import { changedIn, type Said } from '../model/righting.ts';
import { spotText } from '../model/spot.ts';
import { PlaceFields, type CommitmentName, type PlaceValues } from '../parts/PlaceFields.tsx';
import { useFields } from '../parts/useFields.ts';

export interface CorrectFormProps {
  readonly site: KnownSite;
  /** What stands there. */
  readonly said: Said;
  /** That says what is wrong; null: nobody wrote. */
  readonly report: ReportLine | null;
  readonly me: string;
  readonly commitments: readonly CommitmentName[];
  readonly onClose: () => void;
}

/** `ids`: those of the corrections in the order of the fields, and that of the answer. */
type Values = PlaceValues &
  Readonly<Record<'reasonEn' | 'reasonEs' | 'hushed' | 'answerEn' | 'answerEs' | 'ids', string>>;

const firstValues = (said: Said): Values => ({
  kind: said.kind ?? '',
  titleEn: said.title_en ?? '',
  titleEs: said.title_es ?? '',
  aboutEn: said.about_en ?? '',
  aboutEs: said.about_es ?? '',
  place: said.place ?? '',
  ward: said.ward ?? '',
  at: said.pin ?? '',
  commitment: said.commitment ?? '',
  reasonEn: '',
  reasonEs: '',
  hushed: 'no',
  answerEn: '',
  answerEs: '',
  ids: [...FIELDS, 'act'].map(() => uuid()).join(),
});

export function CorrectForm(props: CorrectFormProps) {
  const { site, said, report, onClose } = props;
  const form = useKeptForm<Values>(`places-correct:${site.id}:${report?.id ?? ''}`, () => firstValues(said));
  return (
    <Dialog open onClose={onClose} title={m.places_correct()} description={nameOf(site)}>
      {form.initial === null ? (
        <Spinner label={m.ui_loading()} />
      ) : (
        <Fields {...props} form={form} initial={form.initial} />
      )}
    </Dialog>
  );
}

interface FieldsProps extends CorrectFormProps {
  readonly form: KeptForm<Values>;
  readonly initial: Values;
}

function Fields({ site, said, report, me, commitments, onClose, form, initial }: FieldsProps) {
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const { values, field, checked, say } = useFields<Values>(initial, form.keep);
  async function save() {
    const read = checked(rightingSchema);
    if (read === null || read.at === null) return;
    const now: Said = {
      kind: read.kind,
      title_en: read.titleEn,
      title_es: read.titleEs,
      about_en: read.aboutEn,
      about_es: read.aboutEs,
      place: read.place,
      ward: read.ward === null ? null : String(read.ward),
      pin: spotText(read.at),
      commitment: read.commitment,
    };
    const changed = changedIn(said, now);
    if (changed.length === 0 && report === null) return say('reasonEn', m.places_correct_nothing());
    const { reasonEn, reasonEs, hushed } = read;
    if (changed.length > 0 && (reasonEn ?? reasonEs) === null) return say('reasonEn', m.places_reason_missing());
    const ids = initial.ids.split(',');
    const idOf = (field: (typeof FIELDS)[number]) => ids[FIELDS.indexOf(field)] ?? uuid();
    const whole = { hushed, reasonEn, reasonEs, report: report?.id ?? null, place: nameOf(site) };
    const changes = changed.map((one) => ({ id: idOf(one), field: one, was: said[one], now: now[one], ...whole }));
    const { answerEn, answerEs } = read;
    const act = report && {
      id: ids.at(-1) ?? uuid(),
      said: {
        ...NOTHING_SAID,
        report: report.id,
        action: 'put' as const,
        seen: report.head,
        site: site.id,
        answerEn,
        answerEs,
      },
    };
    if (await kept(() => saveCorrections(me, { site: site.id, changes, act }, { draft: form.key }))) onClose();
  }
  return (
    <StackedForm onSubmit={save}>
      {/* Which page is put right stands above: a report may have come to another one since. */}
      {report === null ? null : <blockquote>{report.text}</blockquote>}
      <p>{m.places_correct_lead()}</p>
      <PlaceFields field={field} commitments={commitments} chosen={values.commitment} />
      <TextField
        label={m.places_correct_why_en()}
        hint={m.places_correct_why_hint()}
        lang="en"
        {...field('reasonEn')}
      />
      <TextField label={m.places_correct_why_es()} lang="es" {...field('reasonEs')} />
      <SelectField
        label={m.places_correct_hush()}
        hint={m.places_correct_hush_hint()}
        options={[
          { value: 'no', label: m.places_correct_hush_no() },
          { value: 'yes', label: m.places_correct_hush_yes() },
        ]}
        {...field('hushed')}
      />
      {report === null ? null : (
        <>
          <TextAreaField
            label={m.places_answer_en()}
            mark={m.ui_optional()}
            rows={3}
            lang="en"
            {...field('answerEn')}
          />
          <TextAreaField
            label={m.places_answer_es()}
            mark={m.ui_optional()}
            rows={3}
            lang="es"
            {...field('answerEs')}
          />
        </>
      )}
      <SaveCancel save={m.places_correct_save()} busy={busy} onCancel={onClose} />
    </StackedForm>
  );
}
