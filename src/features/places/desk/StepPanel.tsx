/** Writing down what happened to a place: the stage that it reached, the day, and who says so. Added, never changed. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { uuid } from '../../../core/uuid.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { saveStep } from '../data/saveDesk.ts';
import { useKeptForm, type KeptForm } from '../data/useKeptForm.ts';
import type { SiteNow } from '../data/useSites.ts';
import { stepSchema } from '../model/deskSchemas.ts';
import { STAGES } from '../model/site.ts';
import { useFields } from '../parts/useFields.ts';
import { stageWords } from '../parts/words.ts';

const nothing = () => ({
  site: '',
  stage: '',
  on: '',
  en: '',
  es: '',
  sourceEn: '',
  sourceEs: '',
  link: '',
  seen: 'no',
  costCents: '',
  // Of one form one fact, however often it is pressed.
  id: uuid() as string,
});
type Values = ReturnType<typeof nothing>;

export interface StepPanelProps {
  readonly me: string;
  readonly sites: readonly SiteNow[];
}

export function StepPanel(props: StepPanelProps) {
  const [saved, setSaved] = useState(0);
  return (
    <Panel title={m.places_step()}>
      <p className={css({ maxWidth: 'text', marginBottom: '4' })}>{m.places_step_lead()}</p>
      <StepForm key={saved} {...props} onSaved={() => setSaved(saved + 1)} />
      <p aria-live="polite">{saved === 0 ? null : m.places_step_saved()}</p>
    </Panel>
  );
}

interface StepFormProps extends StepPanelProps {
  readonly onSaved: () => void;
}

function StepForm(props: StepFormProps) {
  const form = useKeptForm<Values>('places-step', nothing);
  return form.initial === null ? (
    <Spinner label={m.ui_loading()} />
  ) : (
    <StepFields {...props} form={form} initial={form.initial} />
  );
}

interface StepFieldsProps extends StepFormProps {
  readonly form: KeptForm<Values>;
  readonly initial: Values;
}

function StepFields({ me, sites, onSaved, form, initial }: StepFieldsProps) {
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const { field, checked } = useFields(initial, form.keep);
  async function save() {
    const read = checked(stepSchema);
    if (read !== null && (await kept(() => saveStep(me, read, { id: initial.id, draft: form.key })))) onSaved();
  }
  return (
    <div className={css({ maxWidth: 'text' })}>
      <StackedForm onSubmit={save}>
        <SelectField
          label={m.places_step_site()}
          required
          placeholder={m.places_site_missing()}
          options={sites.map(({ id, site }) => ({ value: id, label: site.title.en ?? site.title.es ?? site.slug }))}
          {...field('site')}
        />
        <SelectField
          label={m.places_step_stage()}
          placeholder={m.places_step_same()}
          options={STAGES.map((stage) => ({ value: stage, label: stageWords[stage]() }))}
          {...field('stage')}
        />
        <TextField label={m.places_step_on()} required type="date" {...field('on')} />
        <TextAreaField label={m.places_step_en()} rows={3} lang="en" {...field('en')} />
        <TextAreaField label={m.places_step_es()} rows={3} lang="es" {...field('es')} />
        <TextField
          label={m.places_step_source_en()}
          hint={m.places_step_source_hint()}
          lang="en"
          {...field('sourceEn')}
        />
        <TextField label={m.places_step_source_es()} lang="es" {...field('sourceEs')} />
        <TextField label={m.places_step_link()} mark={m.ui_optional()} type="url" inputMode="url" {...field('link')} />
        <SelectField
          label={m.places_step_seen()}
          options={[
            { value: 'no', label: m.places_step_seen_no() },
            { value: 'yes', label: m.places_step_seen_yes() },
          ]}
          {...field('seen')}
        />
        <TextField label={m.places_step_cost()} mark={m.ui_optional()} inputMode="decimal" {...field('costCents')} />
        <div>
          <Button type="submit" busy={busy ? m.ui_saving() : false}>
            {m.places_step_save()}
          </Button>
        </div>
      </StackedForm>
    </div>
  );
}
