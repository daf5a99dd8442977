/** Showing a picture: where, what phase, of which day, and in words for whoever cannot see it. What was typed stays over a reload. */
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { useKeptForm, type KeptForm } from '../data/useKeptForm.ts';
import type { SiteNow } from '../data/useSites.ts';
import { showSchema } from '../model/deskSchemas.ts';
import { PHASES, type PictureAct } from '../model/pictureKinds.ts';
import { phaseWords } from '../parts/phases.ts';
import { useFields } from '../parts/useFields.ts';

type Values = Readonly<Record<'site' | 'phase' | 'on' | 'altEn' | 'altEs', string>>;

export interface ShowFormProps {
  readonly picture: string;
  readonly first: Values;
  readonly sites: readonly SiteNow[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onShow: (show: PictureAct['show'], draft: string) => Promise<void>;
}

export function ShowForm(props: ShowFormProps) {
  const form = useKeptForm<Values>(`places-show:${props.picture}`, () => props.first);
  return form.initial === null ? (
    <Spinner label={m.ui_loading()} />
  ) : (
    <Fields {...props} form={form} initial={form.initial} />
  );
}

interface FieldsProps extends ShowFormProps {
  readonly form: KeptForm<Values>;
  readonly initial: Values;
}

function Fields({ sites, busy, onClose, onShow, form, initial }: FieldsProps) {
  const { field, checked } = useFields(initial, form.keep);
  async function save() {
    const read = checked(showSchema);
    if (read !== null) await onShow(read, form.key);
  }
  return (
    <StackedForm onSubmit={save}>
      <p>{m.places_show_look()}</p>
      <SelectField
        label={m.places_step_site()}
        required
        placeholder={m.places_site_missing()}
        options={sites.map(({ id, site }) => ({ value: id, label: site.title.en ?? site.title.es ?? site.slug }))}
        {...field('site')}
      />
      <SelectField
        label={m.places_phase()}
        required
        placeholder={m.places_phase_missing()}
        options={PHASES.map((phase) => ({ value: phase, label: phaseWords[phase]() }))}
        {...field('phase')}
      />
      <TextField label={m.places_taken_on()} required type="date" {...field('on')} />
      <TextAreaField
        label={m.places_alt_en()}
        hint={m.places_alt_hint()}
        required
        rows={2}
        lang="en"
        {...field('altEn')}
      />
      <TextAreaField label={m.places_alt_es()} required rows={2} lang="es" {...field('altEs')} />
      <SaveCancel save={m.places_show_save()} busy={busy} onCancel={onClose} />
    </StackedForm>
  );
}
